import { QueryClient } from '@tanstack/react-query';
import { storedFilesChanged } from './stored-files-changed';

const OVER_FILES = [
  ['files'],
  ['undo'],
  ['contradictions', 1],
  ['note-findings'],
  ['history', 'all'],
  // A report follows its quarters to another analysis.
  ['reports', 'id'],
  ['reports', 'on', 'session'],
];
const OF_AN_ANALYSIS = [
  ['sessions', 'id', 'panel', 'domestik'],
  ['chat', 'session'],
  ['reports', 'id', 'rewriting', 'section', 1, 'Ekspor naik.'],
  ['reports', 'id', 'findings'],
  ['reports', 'id', 'sentences', 'section', 'session'],
];

test('once stored files changed, all that is counted over them is read again, and nothing of an analysis, which keeps its files, or for which a model is paid', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  for (const key of [...OVER_FILES, ...OF_AN_ANALYSIS]) queries.setQueryData(key, 'known');
  await storedFilesChanged(queries);
  const isOutdated = (key: readonly unknown[]) => queries.getQueryState(key)!.isInvalidated;
  expect(OVER_FILES.filter((key) => !isOutdated(key))).toEqual([]);
  expect(OF_AN_ANALYSIS.filter(isOutdated)).toEqual([]);
});
