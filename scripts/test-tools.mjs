import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Programs that the tests need beyond npm: the command that they like best and those that do instead, the
 * setting that may name one, the Debian package of the first, and what is missing without any.
 *
 * @type {{ commands: string[], named?: string, debianPackage: string, without: string }[]}
 */
const TOOLS = [
  {
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    named: 'CHROMIUM',
    debianPackage: 'chromium-headless-shell',
    without: 'the tests in the browser fail',
  },
  {
    commands: ['redis-server'],
    debianPackage: 'redis-server',
    without: 'what has its queue on Redis is not tested',
  },
];
/** Where apt puts commands; a narrow PATH may lack it. */
const APT_FOLDER = '/usr/bin';
/** On a fresh machine another process often holds apt's lock for minutes. */
const LOCKED_WITHIN_MS = 10 * 60_000;
const ASK_AGAIN_MS = 5000;

/** @param {string} command */
const onPath = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

const unnamed = () => TOOLS.filter(({ named }) => !(named && process.env[named]));

/** One sentence for each program that is missing here, with what cannot be tested without it. */
export const missingTools = () =>
  unnamed()
    .filter(({ commands }) => !commands.some(onPath))
    .map(
      ({ commands: [command], debianPackage, without }) =>
        `MISSING ${command}: ${without}. Debian has it as ${debianPackage}.`,
    );

/** Installs the programs that are liked best when run as root on Debian; otherwise only names missing ones. */
export async function installTestTools() {
  const packages = unnamed()
    .filter(({ commands: [best = ''] }) => !onPath(best))
    .map(({ debianPackage }) => debianPackage);
  if (packages.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing ${packages.join(', ')} by apt …`);
    await apt(['update']);
    // One by one, so that a package that a distribution lacks keeps no other away.
    for (const one of packages) await apt(['install', '-y', '--no-install-recommends', one]);
    const folders = (process.env.PATH ?? '').split(delimiter);
    if (!folders.includes(APT_FOLDER)) process.env.PATH = [...folders, APT_FOLDER].join(delimiter);
  }
  for (const sentence of missingTools()) console.log(sentence);
}

/** @param {string[]} args */
async function apt(args) {
  const began = Date.now();
  for (;;) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
      encoding: 'utf8',
    });
    const isLocked = /Could not get lock|Unable to lock/.test(stderr ?? '');
    if (isLocked && Date.now() - began < LOCKED_WITHIN_MS) {
      await sleep(ASK_AGAIN_MS);
      continue;
    }
    if (status !== 0) process.stderr.write(stderr ?? '');
    return;
  }
}
