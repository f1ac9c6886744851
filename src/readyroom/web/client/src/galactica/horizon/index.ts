/** What only tables with the Cylon Fleet board need: loaded when there is one. */
export { default as Arrival } from './Arrival.svelte';
export { default as Badges } from './Badges.svelte';
export { default as Fleet } from './Fleet.svelte';
export { default as Succession } from './Succession.svelte';
export { default as Track } from './Track.svelte';
