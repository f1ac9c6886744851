/** Starts the client. */
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './lib/install.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

applySettings();
await speak(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
