import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: /node_modules|src\/(lib\/(api|catalogue|install|live|me|route|settings|start|words)|parts\/(Shell|NameForm)|generated\/words\/en\/shell)/ },
            { name: 'cards', test: /src\/(race\/(CardFace|art|Signs|GoodShape|Fan|cards)|generated\/race\.json)/ },
            { name: 'table', test: /src\/(parts\/(?!(GameOptions|GameTabs|ImportRecord|Keys|Listing|NoticesForm|Plot|Reactions|SignIn|Slider|TableChange|TableList)\.)|lib\/(?!(passkeys|push)\.))/ },
            { name: 'race', test: /src\/race\// },
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
