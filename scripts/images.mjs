import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, requireNode, ROOT, run, stopWith } from './steps.mjs';

// `npm run images`: makes the content of the images by the Dockerfile's own steps, measures its size without
// Node and the operating system, starts the product from it, and goes through the whole dashboard once.
// Exits with 1 when a call fails. The last run is kept in docs/evidence/IMAGES.md.

const SECONDS = 100;
const HEAVIEST = 8;
/** A larger image contains something that it does not need. */
const AT_MOST_MEGABYTES = { api: 50, worker: 115 };

requireNode();
await install();
await build();
const apps = mkdtempSync(join(tmpdir(), 'liaison-images-'));
process.once('exit', () => rmSync(apps, { recursive: true, force: true }));

const sections = [];
for (const app of /** @type {const} */ (['api', 'worker'])) {
  const code = await run('bash', ['docker/image-steps.sh', 'deploy', app, join(apps, app)], {
    quiet: true,
  });
  if (code !== 0) stopWith(`What the image of ${app} holds could not be made.`);
  sections.push(sectionOf(app));
}

const { runLoad } = await import('#packages/trials');
const { calls, journeys, errors } = await runLoad({
  users: 1,
  seconds: SECONDS,
  contacts: 60,
  gateways: 1,
  workers: 1,
  seed: 1,
  backend: 'PostgreSQL',
  apps,
});
const total = calls.reduce((sum, { count }) => sum + count, 0);
const tried = `Started from these folders on Node ${process.versions.node}: ${journeys} whole journey(s) through the dashboard, ${total} calls of ${calls.length} kinds, ${errors.length} errors.`;
const page = `# What the images hold\n\nThe last run of \`npm run images\`, ${new Date().toISOString().slice(0, 10)}, ${process.platform}-${process.arch}; without Node and the system below it.\n\n${sections.join('\n\n')}\n\n${tried}\n`;
console.log(page);
for (const error of errors) console.error(error);
if (errors.length > 0 || journeys === 0) process.exit(1);
writeFileSync(join(ROOT, 'docs/evidence/IMAGES.md'), page);
await run('oxfmt', ['docs/evidence/IMAGES.md'], { quiet: true });

/** @param {keyof typeof AT_MOST_MEGABYTES} app */
function sectionOf(app) {
  const folder = join(apps, app);
  const whole = bytesBelow(folder);
  if (whole > AT_MOST_MEGABYTES[app] * 2 ** 20)
    stopWith(`The image of ${app} holds more than ${AT_MOST_MEGABYTES[app]} MB.`);
  const store = join(folder, 'node_modules/.pnpm');
  const packages = readdirSync(store)
    .filter((name) => name.includes('@', 1))
    .map((name) => ({ name, bytes: bytesBelow(join(store, name)) }))
    .sort((a, b) => b.bytes - a.bytes);
  /** @type {[what: string, bytes: number][]} */
  const rows = [
    ['all', whole],
    ...packages
      .slice(0, HEAVIEST)
      .map(({ name, bytes }) => /** @type {[string, number]} */ ([nameOf(name), bytes])),
  ];
  return [
    `| ${app}: ${packages.length} packages | MB |`,
    '| --- | ---: |',
    ...rows.map(([what, bytes]) => `| ${what} | ${(bytes / 2 ** 20).toFixed(1)} |`),
  ].join('\n');
}

/**
 * The package and its version, from a folder's name such as `@scope+name@1.2.3_peer@4.5.6`.
 *
 * @param {string} stored
 */
function nameOf(stored) {
  return /^@?[^@]+@[^_(]+/.exec(stored)?.[0].replace('+', '/') ?? stored;
}

/**
 * The size of the files in a folder. Links are not followed, since their targets are counted themselves.
 *
 * @param {string} folder
 * @returns {number}
 */
function bytesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesBelow(path);
    return sum + (entry.isFile() ? statSync(path).size : 0);
  }, 0);
}
