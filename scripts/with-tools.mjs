import { install, requireNode, run, stopWith } from './steps.mjs';

// `node scripts/with-tools.mjs COMMAND …`: runs a command of the pinned dependencies in the repository's root,
// wherever it is called, and installs them first on a fresh clone.

requireNode();
await install();
const [command, ...args] = process.argv.slice(2);
if (!command) stopWith('Name the command: node scripts/with-tools.mjs COMMAND …');
process.exit(await run(command, args));
