import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

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

/** Builds the service worker with the list of the program's files, each by its name or content. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const revisionOf = (source: string | Uint8Array) =>
      createHash('sha256').update(source).digest('hex').slice(0, 16);
    const page = bundle['index.html'];
    const files = [
      ...Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => ({ url: `/${name}`, revision: null })),
      { url: '/index.html', revision: revisionOf(page?.type === 'asset' ? page.source : '') },
      { url: '/mark.svg', revision: revisionOf(readFileSync('public/mark.svg')) },
    ];
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: {
        'self.PROGRAM_FILES': JSON.stringify(files),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: dir!,
        emptyOutDir: false,
        copyPublicDir: false,
        lib: { entry: 'src/sw.ts', formats: ['es'], fileName: () => 'sw.js' },
      },
    });
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutValidation, serviceWorker],
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
