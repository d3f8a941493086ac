import { install, requireNode, run } from './steps.mjs';

// `node scripts/with-tools.mjs COMMAND …`: runs a command of the pinned dependencies, which are
// installed first on a fresh clone.

requireNode();
await install();
const [command, ...args] = process.argv.slice(2);
process.exit(await run(command, args));
