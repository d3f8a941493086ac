import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Our packages are used by their source.
  resolve: { conditions: ['liaison-source', 'module', 'browser', 'import', 'default'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
