import { CodedError, type ErrorCode } from '@lqc/contracts';
import type { JobContext } from '../runtime/job-context.js';
import { mergeInTime } from './merge-in-time.js';

const CERTIFICATE = { sheets: [], errors: [], losses: [], before: {}, after: {} };
const refused = (code: ErrorCode) => Promise.reject(new CodedError(code));

/** Merges `a`, `b` and `c`, whose children say at once what they took alone; together they need too much. */
async function merging(alone: Readonly<Record<string, number | ErrorCode>>) {
  const merged: string[][] = [];
  const isolated = ((task: string, input: { sources: Source[]; source: Source }) => {
    if (task === 'mergeAlone') {
      const taken = alone[input.source.fileName]!;
      return typeof taken === 'number' ? Promise.resolve(taken) : refused(taken);
    }
    merged.push(input.sources.map(({ fileName }) => fileName));
    return merged.length === 1 ? refused('WORKBOOK_READ_TIMED_OUT') : Promise.resolve(CERTIFICATE);
  }) as unknown as JobContext['isolated'];
  const sources = Object.keys(alone).map((fileName) => ({ fileName, path: fileName }));
  const { errors } = await mergeInTime(sources, 'semua.xlsx', {
    isolated,
    maxProcessorMs: 40_000,
    onProgress: () => {},
  });
  return { merged: merged.at(-1), errors: errors.map(({ fileName, code }) => [fileName, code]) };
}
interface Source {
  readonly fileName: string;
}

test('which files fit into a merge is told by the processor time that each took, not by the clock', async () => {
  expect(await merging({ a: 35_000, b: 10_000, c: 20_000 })).toEqual({
    merged: ['b', 'c'],
    errors: [['a', 'MERGE_TIMED_OUT_TOGETHER']],
  });
});

test('only a file that alone takes longer than a file may is told so', async () => {
  const { errors } = await merging({ a: 'WORKBOOK_READ_TIMED_OUT', b: 10_000, c: 20_000 });
  expect(errors).toEqual([['a', 'MERGE_FILE_TIMED_OUT']]);
});

test('no file is blamed for a machine that is too busy', async () => {
  await expect(merging({ a: 10, b: 'WORKBOOK_READ_HELD_UP', c: 10 })).rejects.toMatchObject({
    code: 'WORKBOOK_READ_HELD_UP',
  });
});
