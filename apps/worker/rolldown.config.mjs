import { defineConfig } from 'rolldown';

// What is started anew for a file or a picture is loaded from few files, which halves its start.
const entry = (name, external) =>
  defineConfig({
    input: `dist/isolation/${name}-main.js`,
    platform: 'node',
    external,
    logLevel: 'silent',
    output: { dir: 'dist/isolation', chunkFileNames: `${name}-[name].js`, sourcemap: true },
  });

export default [
  entry('process', []),
  entry('thread', [
    '@lqc/contracts',
    '@lqc/reports/document',
    '@lqc/reports/pages',
    '@lqc/reports/pictures',
    '@lqc/reports/workbooks',
  ]),
];
