import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, build, install, requireNode, ROOT, run } from './steps.mjs';
import { installTestTools } from './test-tools.mjs';

// `npm test`: everything that CI runs, from a fresh clone on. Every check runs even when one
// before it failed, so that one run tells all; the last line counts.

requireNode();
await install();
await installTestTools();

/** A room's tests that hang are a failure, not a run without an end. */
const SUITE_WITHIN_MS = 20 * 60_000;
const failedChecks = [];
let passedChecks = 0;

async function check(name, work) {
  const started = Date.now();
  const code = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code === 0) passedChecks += 1;
  else failedChecks.push(name);
}

await check('format', () => run(bin('prettier'), ['--check', '--log-level=warn', '.']));
await check('lint', () => run(bin('oxlint'), ['--deny-warnings', '--quiet'], { quiet: true }));
await check('boundaries', () => run('node', ['scripts/check-boundaries.mjs']));
await check('types', () =>
  run(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only'], { quiet: true }),
);
await check('build', async () => {
  await build();
  return 0;
});
await check('licences', () => run('node', ['scripts/licences.mjs'], { quiet: true }));
await check('images', () => run('node', ['scripts/check-images.mjs']));

const reports = mkdtempSync(join(tmpdir(), 'lqc-test-'));
const tests = { passed: 0, failed: 0, skipped: 0 };
for (const folder of roomsWithTests()) await check(`jest ${folder}`, () => jest(folder));
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const name of failedChecks) console.log(`FAILED ${name}`);
const brokenSuites = failedChecks.filter((name) => !name.startsWith('jest ')).length;
const failed = tests.failed + brokenSuites;
console.log(`${tests.passed + passedChecks} passed, ${failed} failed, ${tests.skipped} skipped`);
process.exit(failedChecks.length === 0 ? 0 : 1);

function roomsWithTests() {
  return ['packages', 'apps']
    .flatMap((area) => readdirSync(join(ROOT, area)).map((name) => `${area}/${name}`))
    .flatMap((folder) =>
      ['jest.config.mjs', 'jest.browser.config.mjs']
        .filter((config) => existsSync(join(ROOT, folder, config)))
        .map((config) => `${folder}/${config}`),
    )
    .sort((a, b) => Number(a.includes('browser')) - Number(b.includes('browser')));
}

async function jest(config) {
  const folder = join(ROOT, config, '..');
  const report = join(reports, `${config.replaceAll('/', '-')}.json`);
  const code = await run(
    'node',
    [
      '--experimental-vm-modules',
      '--no-warnings',
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--config',
      join(ROOT, config),
      '--json',
      `--outputFile=${report}`,
      '--passWithNoTests',
    ],
    { cwd: folder, quiet: true, timeoutMs: SUITE_WITHIN_MS },
  );
  if (!existsSync(report)) {
    tests.failed += 1;
    return 1;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  tests.passed += result.numPassedTests;
  // A suite that could not even load has no failed test of its own.
  tests.failed += Math.max(result.numFailedTests, result.numFailedTestSuites);
  tests.skipped += result.numPendingTests + result.numTodoTests;
  return code;
}
