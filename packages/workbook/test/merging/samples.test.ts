import { readDiaryNotes } from '@lqc/fixtures';
import { differences } from './differences.js';
import { merge } from './merge.js';

test('the diary notes merged read as each alone, by two other readers', async () => {
  const sources = readDiaryNotes();
  const { bytes, certificate } = await merge(sources);
  expect(certificate.errors).toEqual([]);
  expect(certificate.losses).toEqual([]);
  expect(certificate.sheets).toHaveLength(sources.length);
  expect(certificate.after).toEqual(certificate.before);
  expect(await differences(sources, bytes, certificate)).toEqual([]);
});
