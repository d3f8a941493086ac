import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The server validates; the browser is not to load the library that does. */
const withoutValidation: Plugin = {
  name: 'without-validation',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const modules = chunk.type === 'chunk' ? Object.entries(chunk.modules) : [];
      const zod = modules.find(([id, { renderedLength }]) => /\/zod\//.test(id) && renderedLength);
      if (zod) this.error(`${chunk.fileName} holds zod: import types and plain data only`);
    }
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutValidation],
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
