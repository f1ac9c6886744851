/** What a table with the Cylon Fleet board always shows: loaded when there is one. The rest comes with what opens it. */
export { default as Badges } from './Badges.svelte';
export { default as Track } from './Track.svelte';
