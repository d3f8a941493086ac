import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './steps.mjs';

/** What the tests use beyond npm: the command, its Debian package, and what lacks without it. */
const TOOLS = [
  { command: 'chromium', debianPackage: 'chromium', for: 'the browser tests', required: true },
  {
    command: 'redis-server',
    debianPackage: 'redis-server',
    for: 'the queue tests on Redis',
    required: false,
  },
];

const onPath = (command) =>
  process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, command)));

const mayUseApt = () => process.getuid?.() === 0 && onPath('apt-get');

/** Installs what is missing on Debian as root; elsewhere says what to install. */
export async function installTestTools() {
  const missing = TOOLS.filter(({ command }) => !onPath(command));
  if (missing.length === 0) return;
  if (mayUseApt()) {
    const packages = missing.map((tool) => tool.debianPackage);
    console.log(`Installing ${packages.join(', ')} by apt …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      quiet: true,
    });
  }
  for (const tool of missing) {
    if (onPath(tool.command)) continue;
    console.log(
      `MISSING ${tool.command}: install it (Debian: apt-get install ${tool.debianPackage}); without it ${tool.for} ${tool.required ? 'fail' : 'are skipped'}.`,
    );
  }
}
