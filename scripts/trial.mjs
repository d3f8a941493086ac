import { join } from 'node:path';
import { build, install, requireNode, ROOT, run } from './steps.mjs';
import { clearRunFolder, makeRunFolder } from './testing/run-folder.mjs';

// `npm run bench`, `npm run failures`, `npm run loadtest`, `npm run soak`, `node scripts/trial.mjs claims`:
// installs and builds what is needed, and runs a program of packages/trials/src/programs.

const [name = '', ...args] = process.argv.slice(2);
requireNode();
await install();
await build();

// Whatever the program starts lies in this folder, by which it is found and ended however the program ends.
const folder = makeRunFolder();
/** @type {(code: number) => Promise<never>} */
const end = async (code) => {
  await clearRunFolder(folder);
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));
const program = join(ROOT, 'packages/trials/dist/programs', `${name}.js`);
await end(await run('node', ['--no-warnings', program, ...args], { env: { TMPDIR: folder } }));
