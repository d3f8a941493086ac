import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../steps.mjs';

const SYSTEM_FOLDERS = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/sbin',
  '/bin',
];
const OURS = new Set(['node', 'nodejs', 'npm', 'npx']);
/** Settings for reaching the registry are kept: they belong to the network, not to what is installed. */
const NETWORK = /^((https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;

/**
 * Imitates a newcomer's machine in a folder: an empty HOME, a PATH with node, npm, npx and the system's
 * tools but nothing that was installed by npm, and a fresh clone of this repository. The optional samples
 * beside the checkout are linked beside the clone.
 *
 * @typedef {ReturnType<typeof bareEnvironment>} Bare
 */
export function bareEnvironment() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'liaison-bare-'));
  const bin = join(folder, 'bin');
  const home = join(folder, 'home');
  const clone = join(folder, 'clone');
  for (const made of [bin, home]) mkdirSync(made);
  linkTools(bin);
  const shared = join(dirname(realpathSync(ROOT)), 'shared');
  if (existsSync(shared)) symlinkSync(shared, join(folder, 'shared'));
  // `safe.directory`, because in CI the checkout often belongs to another account.
  execFileSync('git', ['-c', 'safe.directory=*', 'clone', '--quiet', ROOT, clone]);
  const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    folder,
    clone,
    env: {
      ...Object.fromEntries(network),
      PATH: bin,
      HOME: home,
      CI: 'true',
      npm_config_registry: registry.trim(),
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** @param {string} bin */
function linkTools(bin) {
  symlinkSync(process.execPath, join(bin, 'node'));
  // npm's own files are in a node_modules folder too, so they need scripts instead of links.
  for (const name of ['npm', 'npx']) {
    const script = `#!/bin/sh\nexec "${process.execPath}" "${realpathSync(whereIs(name))}" "$@"\n`;
    writeFileSync(join(bin, name), script, { mode: 0o755 });
  }
  for (const folder of SYSTEM_FOLDERS.filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder)) {
      const tool = join(folder, name);
      if (OURS.has(name) || !existsSync(tool) || existsSync(join(bin, name))) continue;
      if (!realpathSync(tool).includes('/node_modules/')) symlinkSync(tool, join(bin, name));
    }
  }
}

/** @param {string} name */
function whereIs(name) {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return places.find((one) => existsSync(one)) ?? name;
}
