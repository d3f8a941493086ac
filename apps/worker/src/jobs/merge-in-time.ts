import { CodedError, type ErrorCode, WORKBOOK_READ_PROCESSOR_MS } from '@lqc/contracts';
import type { MergeCertificate } from '@lqc/workbook';
import pLimit from 'p-limit';
import type { JobContext } from '../runtime/job-context.js';

interface Source {
  readonly fileName: string;
  readonly path: string;
}

/** The certificate of the merge; its errors include the sources that were left out beforehand. */
export interface Merged extends Omit<MergeCertificate, 'errors'> {
  readonly errors: readonly {
    readonly fileName: string;
    readonly source: number;
    readonly code: ErrorCode;
  }[];
}

/**
 * Processor time of the first attempt, with all sources together. Sixty notes merge in a fifth of a
 * second, so that an ordinary merge ends within it and no source is tried alone.
 */
const TOGETHER_FIRST_MS = 500;
const TOGETHER_FIRST_MS_PER_SOURCE = 1000;
const TOGETHER_FIRST_MS_MAX = 20_000;
const ALONE_AT_THE_SAME_TIME = 3;

/** The errors of a child process that one source brought to its limits. */
const LIMIT_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'WORKBOOK_READ_TIMED_OUT',
  'WORKBOOK_READ_OUT_OF_MEMORY',
  'WORKBOOK_DAMAGED',
]);

/**
 * Merges all sources in one process with little processor time. When that fails, each source is first
 * merged alone in a process of its own, a few at the same time. Sources that need more processor time
 * than `maxProcessorMs` or too much memory become errors with their file names, and so do the slowest
 * when all together would need too much. The rest are merged.
 *
 * @throws CodedError `WORKBOOK_READ_HELD_UP` when the machine is too busy, which no source is blamed for
 */
export async function mergeInTime(
  sources: readonly Source[],
  out: string,
  {
    isolated,
    maxProcessorMs,
    onProgress,
  }: Pick<JobContext, 'isolated'> & {
    readonly maxProcessorMs: number;
    readonly onProgress: (done: number, total: number) => void;
  },
): Promise<Merged> {
  const atOnceMs = TOGETHER_FIRST_MS + TOGETHER_FIRST_MS_PER_SOURCE * sources.length;
  try {
    const most = Math.min(atOnceMs, TOGETHER_FIRST_MS_MAX);
    return await isolated('merge', { sources, out }, onProgress, most);
  } catch (error) {
    if (!exceededLimits(error)) throw error;
  }
  let tried = 0;
  const alone = await pLimit(ALONE_AT_THE_SAME_TIME).map(sources, async (source) => {
    const input = { source, out: `${source.path}.alone` };
    const taken = await isolated('mergeAlone', input, undefined, maxProcessorMs).then(
      (ms): Taken => ({ ms }),
      (error: unknown): Taken => {
        if (exceededLimits(error)) return { code: codeOf(error) };
        throw error;
      },
    );
    onProgress((tried += 1), 2 * sources.length);
    return taken;
  });
  const fitting = fittingWithin(alone, WORKBOOK_READ_PROCESSOR_MS);
  const mergedPositions = [...sources.keys()].filter((at) => fitting.has(at));
  const certificate = await isolated(
    'merge',
    { sources: mergedPositions.map((at) => sources[at]!), out },
    (done, total) => onProgress(total + done, 2 * total),
  );
  const leftOut = [...sources.keys()]
    .filter((at) => !fitting.has(at))
    .map((at) => ({
      fileName: sources[at]!.fileName,
      source: at,
      code: codeIn(alone[at]!) ?? ('MERGE_TIMED_OUT_TOGETHER' as const),
    }));
  return amongAll(certificate, mergedPositions, leftOut);
}

/** The certificate of a merge of some of the files, as one of all: those at `positions` were merged. */
export function amongAll(
  certificate: Merged,
  positions: readonly number[],
  leftOut: Merged['errors'],
): Merged {
  const placed = <Row extends { readonly source: number }>(row: Row): Row => ({
    ...row,
    source: positions[row.source]!,
  });
  return {
    ...certificate,
    sheets: certificate.sheets.map(placed),
    errors: [...certificate.errors.map(placed), ...leftOut],
  };
}

/** Processor time in milliseconds that a source took alone, or why it could not be merged. */
type Taken = { readonly ms: number } | { readonly code: ErrorCode };
const codeIn = (taken: Taken): ErrorCode | null => ('code' in taken ? taken.code : null);

/** Positions of the sources, quickest first, that together take no more than `mostMs`. */
function fittingWithin(alone: readonly Taken[], mostMs: number): Set<number> {
  const fitting = new Set<number>();
  let all = 0;
  for (const { at, ms } of alone
    .flatMap((taken, at) => ('ms' in taken ? [{ at, ms: taken.ms }] : []))
    .sort((a, b) => a.ms - b.ms)) {
    all += ms;
    if (all <= mostMs) fitting.add(at);
  }
  return fitting;
}

const exceededLimits = (error: unknown): error is CodedError =>
  error instanceof CodedError && LIMIT_ERRORS.has(error.code);

const codeOf = ({ code }: CodedError): ErrorCode =>
  code === 'WORKBOOK_READ_TIMED_OUT' ? 'MERGE_FILE_TIMED_OUT' : code;
