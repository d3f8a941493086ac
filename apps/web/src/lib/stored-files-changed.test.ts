import { QueryClient } from '@tanstack/react-query';
import { storedFilesChanged } from './stored-files-changed';

test('once stored files changed, all that is counted over them is read again, and no analysis, which keeps its files', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const over = [['files'], ['undo'], ['contradictions', 1], ['note-findings'], ['history', 'all']];
  const analysis = ['sessions', 'id', 'panel', 'domestik'];
  for (const key of [...over, analysis]) queries.setQueryData(key, 'known');
  await storedFilesChanged(queries);
  const isOutdated = (key: readonly unknown[]) => queries.getQueryState(key)!.isInvalidated;
  expect(over.filter((key) => !isOutdated(key))).toEqual([]);
  expect(isOutdated(analysis)).toBe(false);
});
