export { default as Grounded } from './Grounded.svelte';
export { default as Stages } from './Stages.svelte';
