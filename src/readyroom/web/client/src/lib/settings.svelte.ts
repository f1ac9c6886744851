/** What a person has set for this browser. */

export type Theme = 'dark' | 'light' | 'system';

interface Settings {
  theme: Theme;
  language: string;
  motion: boolean;
  coach: boolean;
  order: 'cost' | 'dealt';
  /** Race: show the best order of consume powers. */
  best: boolean;
  /** When I am asked after a while: a soft sound, and a buzz on phones. */
  sound: boolean;
  buzz: boolean;
}

const KEY = 'readyroom.settings';
const DEFAULTS: Settings = { theme: 'system', language: 'en', motion: true, coach: false, order: 'dealt', best: false, sound: true, buzz: true };

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());

const light = matchMedia('(prefers-color-scheme: light)');

export function applySettings(): void {
  const root = document.documentElement;
  const theme = settings.theme === 'system' ? (light.matches ? 'light' : 'dark') : settings.theme;
  root.dataset.theme = theme;
  root.dataset.motion = settings.motion ? 'on' : 'off';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'light' ? '#e9edf3' : '#0c111b');
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the settings last for this page
  }
}

light.addEventListener('change', applySettings);
