import { CodedError, type ErrorCode } from '@lqc/contracts';
import type { MergeCertificate } from '@lqc/workbook';
import type { JobContext } from '../runtime/job-context.js';

interface Source {
  readonly fileName: string;
  readonly path: string;
}

/** The engine's certificate, with the sources that never came to the engine among its errors. */
export interface Merged extends Omit<MergeCertificate, 'errors'> {
  readonly errors: readonly {
    readonly fileName: string;
    readonly source: number;
    readonly code: ErrorCode;
  }[];
}

/** What merging takes mostly: sixty notes take a fifth of a second. Then nobody is looked at alone. */
const AT_ONCE_MS = 500;
const AT_ONCE_MS_PER_SOURCE = 1000;
const AT_ONCE_MS_MAX = 20_000;
const SIDE_BY_SIDE = 3;
/** All together may take as long as one alone, and more where they are many. */
const TOGETHER_MS_PER_SOURCE = 2000;

/** How a process ends that one of its sources was too much for. */
const TOO_MUCH: ReadonlySet<ErrorCode> = new Set([
  'WORKBOOK_READ_TIMED_OUT',
  'WORKBOOK_READ_OUT_OF_MEMORY',
  'WORKBOOK_DAMAGED',
]);

/**
 * Merges in a process that is given little time. Where that is not enough, every source is merged
 * alone, some side by side, each in a process of its own: those that take longer than `timeoutMs` or
 * too much memory become errors, named; the slowest too, where all together would take too long.
 */
export async function mergeInTime(
  sources: readonly Source[],
  out: string,
  {
    isolated,
    timeoutMs,
    onProgress,
  }: Pick<JobContext, 'isolated'> & {
    readonly timeoutMs: number;
    readonly onProgress: (done: number, total: number) => void;
  },
): Promise<Merged> {
  const atOnceMs = AT_ONCE_MS + AT_ONCE_MS_PER_SOURCE * sources.length;
  try {
    const most = Math.min(atOnceMs, AT_ONCE_MS_MAX);
    return await isolated('merge', { sources, out }, onProgress, most);
  } catch (error) {
    if (!isTooMuch(error)) throw error;
  }
  let tried = 0;
  const alone = await sideBySide(sources, async (source) => {
    const began = performance.now();
    const code = await isolated(
      'mergeAlone',
      { source, out: `${source.path}.alone` },
      undefined,
      timeoutMs,
    ).then(
      () => null,
      (error: unknown) => {
        if (isTooMuch(error)) return codeOf(error);
        throw error;
      },
    );
    onProgress((tried += 1), 2 * sources.length);
    return { code, ms: performance.now() - began };
  });
  const fitting = within(alone, Math.max(timeoutMs, TOGETHER_MS_PER_SOURCE * sources.length));
  const taken = [...sources.keys()].filter((at) => fitting.has(at));
  const certificate = await isolated(
    'merge',
    { sources: taken.map((at) => sources[at]!), out },
    (done, total) => onProgress(total + done, 2 * total),
  );
  const placed = <Row extends { readonly source: number }>(row: Row): Row => ({
    ...row,
    source: taken[row.source]!,
  });
  const late = [...sources.keys()]
    .filter((at) => !fitting.has(at))
    .map((at) => ({
      fileName: sources[at]!.fileName,
      source: at,
      code: alone[at]!.code ?? ('MERGE_FILE_TIMED_OUT' as const),
    }));
  const errors = [...certificate.errors.map(placed), ...late];
  return { ...certificate, sheets: certificate.sheets.map(placed), errors };
}

/** The sources, quickest first, that together keep within this time. */
function within(
  alone: readonly { readonly code: ErrorCode | null; readonly ms: number }[],
  mostMs: number,
): Set<number> {
  const fitting = new Set<number>();
  let all = 0;
  for (const [at, { ms }] of [...alone.entries()]
    .filter(([, { code }]) => code === null)
    .sort(([, a], [, b]) => a.ms - b.ms)) {
    all += ms;
    if (all <= mostMs) fitting.add(at);
  }
  return fitting;
}

async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()].values();
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const [at, item] of waiting) results[at] = await work(item);
    }),
  );
  return results;
}

const isTooMuch = (error: unknown): error is CodedError =>
  error instanceof CodedError && TOO_MUCH.has(error.code);

const codeOf = ({ code }: CodedError): ErrorCode =>
  code === 'WORKBOOK_READ_TIMED_OUT' ? 'MERGE_FILE_TIMED_OUT' : code;
