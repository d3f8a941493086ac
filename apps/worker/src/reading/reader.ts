import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CodedError, type ErrorCode } from '@lqc/contracts';
import { readCompanyRegister, readContact, readSurvey } from '@lqc/survey';
import { mergeWorkbooks, openWorkbook, type Sheet, WorkbookError } from '@lqc/workbook';
import type {
  ReaderMessage,
  ReadingInputs,
  ReadingKind,
  ReadRequest,
  Readings,
} from './protocol.js';

// The child process that alone touches what strangers made. It does one piece of work and ends; its
// parent kills it when it takes too long, its guard when it takes too much memory.

const PROGRESS_EVERY_MS = 150;
const GUARD_HEAP_MEGABYTES = 8;

// Libraries complain about damaged files on the console, where only our own log belongs.
for (const method of ['log', 'warn', 'error', 'info'] as const) console[method] = () => {};

const send = (message: ReaderMessage, then: () => void = () => {}) => process.send?.(message, then);

const guard = new Worker(new URL('memory-guard.js', import.meta.url), {
  workerData: { maxBytes: Number(process.argv[2]) },
  resourceLimits: { maxOldGenerationSizeMb: GUARD_HEAP_MEGABYTES },
});
const guarded = once(guard, 'online');

process.once('message', (request: ReadRequest) => {
  void guarded.then(() => read(request)).then((message) => send(message, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
// The worker may be gone already, and the guard would keep this process for ever.
if (!process.connected) process.exit(0);
send({ type: 'ready' });

async function read({ kind, input }: ReadRequest): Promise<ReaderMessage> {
  try {
    return { type: 'done', reading: await READ[kind](input as never) };
  } catch (error) {
    if (error instanceof CodedError) return { type: 'refused', code: error.code, args: error.args };
    if (error instanceof WorkbookError)
      return { type: 'refused', code: error.code satisfies ErrorCode, args: {} };
    throw error;
  }
}

const READ: {
  [Kind in ReadingKind]: (input: ReadingInputs[Kind]) => Promise<Readings[Kind]>;
} = {
  async survey(bytes) {
    const workbook = await openWorkbook(bytes);
    return readSurvey(workbook.sheets(), (read) => tell(read, workbook.sheetCount));
  },
  async register(bytes) {
    return readCompanyRegister((await openWorkbook(bytes)).sheets());
  },
  async merge({ sources, out }) {
    return mergeWorkbooks(sources, out, {
      nameFor: ({ sheet }) => contactOf(sheet),
      onProgress: ({ done, total }) => tell(done, total),
    });
  },
};

let toldAt = 0;
function tell(read: number, total: number): void {
  const now = performance.now();
  if (now - toldAt < PROGRESS_EVERY_MS) return;
  toldAt = now;
  send({ type: 'progress', read, total });
}

/** A diary note without a name of its own is called after its contact. */
function contactOf(sheet: Sheet): string | null {
  const reading = readContact(sheet);
  return reading.kind === 'contact' ? reading.contact.name : null;
}
