import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, install, requireNode, ROOT, run, withTools } from './steps.mjs';

// `npm run keep-older-data [-- --commit 1d6363f]`: keeps the data of a version after some use (a data folder,
// a backup, and what people saw) in packages/fixtures/older. packages/trials/test/older-data.test.ts opens
// them with later versions. Run it at each release that stores data in another way than the versions kept:
// after a migration, or when figures are stored differently.

requireNode();
await install();
await build();
const { values } = parseArgs({ options: { commit: { type: 'string', default: 'HEAD' } } });
const { KEPT, OLDER_DATA_FOLDER, packFolder } = await import('#packages/fixtures');
const { signIn, startProduct, useProduct, whatItShows } = await import('#packages/trials');
const { startModelStandIn } = await import('#packages/drafting/testing');
const { sampleNames } = await import('#packages/sample-data');
const { embeddedMajor } = await import('#packages/database');

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--short=7', values.commit);
const madeAt = new Date().toISOString();
const work = mkdtempSync(join(tmpdir(), 'liaison-older-'));
chmodSync(work, 0o711);
const version = join(work, 'version');
const dataDir = join(work, 'data');
const backups = join(work, 'backups');
const postgres = await embeddedMajor();
const kept = join(OLDER_DATA_FOLDER, `${madeAt.slice(0, 10)}-${commit}`);
const people = {
  admin: { username: 'admin', password: madeUpPassword() },
  staff: { username: 'ratna', password: madeUpPassword() },
};

const model = await startModelStandIn(sampleNames);
try {
  git('worktree', 'add', '--detach', version, commit);
  await inThatVersion(['-e', "import('./scripts/steps.mjs').then((s) => s.install())"]);
  mkdirSync(dataDir, { mode: 0o711 });
  const env = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: people.admin.password,
    LLM_BASE_URL: model.url,
    XAI_API_KEY: 'kunci-uji',
    PATH: withTools().PATH,
  };
  const product = await startProduct(env, { root: version });
  try {
    await useProduct(product.url, people);
    const shown = await shownBy(product.url);
    await inThatVersion(['scripts/backup.mjs', '--to', backups], env);
    keep(shown);
  } finally {
    await product.stop();
  }
  await packFolder(dataDir, join(kept, KEPT.dataFolder));
  console.log(`kept ${kept}`);
} finally {
  await model.stop();
  git('worktree', 'remove', '--force', version);
  rmSync(work, { recursive: true, force: true });
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function inThatVersion(args, env = {}) {
  const code = await run('node', args, { cwd: version, env });
  if (code !== 0) throw new Error(`${commit}: node ${args.join(' ')} ended with ${code}`);
}

/** @param {string} address */
async function shownBy(address) {
  /** @param {{ username: string, password: string }} account */
  const as = (account) => signIn({ address, account, isThisVersion: false });
  return whatItShows(await as(people.admin), await as(people.staff));
}

/** @param {Awaited<ReturnType<typeof whatItShows>>} shown */
function keep(shown) {
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const [backup] = readdirSync(backups);
  if (!backup) throw new Error(`${commit} made no backup`);
  cpSync(join(backups, backup), join(kept, KEPT.backup), { recursive: true });
  /** @type {(name: string, value: unknown) => void} */
  const write = (name, value) =>
    writeFileSync(join(kept, name), `${JSON.stringify(value, null, 1)}\n`);
  write(KEPT.shown, shown);
  write(KEPT.making, {
    commit,
    madeAt,
    platform: `${process.platform}-${process.arch}`,
    postgres,
    people,
  });
}

function madeUpPassword() {
  return `sandi-${randomBytes(9).toString('base64url')}`;
}
