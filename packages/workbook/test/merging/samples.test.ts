import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from './differences.js';
import { merge } from './merge.js';

const NOTES = join(import.meta.dirname, '../../../../../shared/samples/diary-notes');
const withSamples = existsSync(NOTES) ? test : test.skip;
if (!existsSync(NOTES)) process.stderr.write(`skipped: no samples at ${NOTES}\n`);

withSamples('the diary notes merged read as each alone, by two other readers', async () => {
  const sources = readdirSync(NOTES).map((fileName) => ({
    fileName,
    bytes: readFileSync(join(NOTES, fileName)),
  }));
  const { bytes, certificate } = await merge(sources);
  expect(certificate.errors).toEqual([]);
  expect(certificate.losses).toEqual([]);
  expect(certificate.sheets).toHaveLength(sources.length);
  expect(certificate.after).toEqual(certificate.before);
  expect(await differences(sources, bytes, certificate)).toEqual([]);
});
