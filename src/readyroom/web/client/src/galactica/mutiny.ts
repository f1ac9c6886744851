/** Mutiny cards lie facedown before their owners, as Loyalty cards do; their sign is a flame. */
export const MUTINY = 'mutiny';

/** 12 by 14. */
export const FLAME = 'M6.2 0.5 C7 3.4 10.8 5 10.8 9 A4.8 4.8 0 0 1 1.2 9 C1.2 6.8 2.4 5.6 2.9 4 C3.9 4.6 4.4 5.4 4.6 6.4 C5.8 5 6.3 3 6.2 0.5 Z';
