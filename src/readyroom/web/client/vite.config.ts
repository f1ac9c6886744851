import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: 'parts.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: /node_modules|src\/(lib\/(api|catalogue|install|live|me|route|settings|start|words)|parts\/(Shell|NameForm)|generated\/words\/en\/shell)/ },
            { name: 'cards', test: /src\/(race\/(CardFace|art|Signs|GoodShape|Fan|cards)|generated\/race\.json)/ },
            { name: 'table', test: /src\/(parts\/(?!(AskUndo|Chat|Coach|Ended|GameOptions|GameTabs|Held|ImportRecord|Invitation|Invited|Keys|Leave|Listing|NoticesForm|OpenSeats|Orders|Plot|Preferences|Reactions|RuleList|SignIn|Sitting|Slider|TableChange|TableList|TableMenu|TakeBack|Talk)\.)|lib\/(?!(passkeys|push|rules|share)\.))/ },
            { name: 'rules', test: /src\/parts\/RuleList\./ },
            { name: 'race', test: /src\/race\// },
            { name: 'things', test: /src\/(galactica\/(aid|areas|boards|CardFace|Choosable|facts|glow|menu|Portrait|resources|RoomSign|Ship|SkillSign|TraumaSign|view|words|scenes\/(Lines|lines|run|stage))\.|generated\/galactica\.json)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
});
