/** What the four numbers are drawn with. */
import type { Resource } from './facts';

export const ICONS: Record<Resource, string> = {
  food: 'M8 15 V6 M8 6 C5 5 5 2 8 1 C11 2 11 5 8 6 M8 9 C5 9 4 7 4 5 M8 9 C11 9 12 7 12 5 M8 12 C5 12 4 10 4 8 M8 12 C11 12 12 10 12 8',
  fuel: 'M8 1 C11 5 12.5 7.5 12.5 10 A4.5 4.5 0 0 1 3.5 10 C3.5 7.5 5 5 8 1 Z',
  morale: 'M8 14 C2 10 1 7 2.2 4.6 C3.4 2.2 6.6 2.2 8 5 C9.4 2.2 12.6 2.2 13.8 4.6 C15 7 14 10 8 14 Z',
  population: 'M5.5 7 A2.6 2.6 0 1 1 5.6 7 Z M11 7.6 A2.1 2.1 0 1 1 11.1 7.6 Z M1 14.5 C1 10.5 3 8.6 5.6 8.6 C8.2 8.6 10 10.5 10 14.5 Z M10.6 14.5 H15 C15 11 13.6 9.2 11 9.2',
};
