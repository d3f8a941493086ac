import {
  addressOf,
  type Cluster,
  listen,
  sessionOf,
  workbookFile,
  type World,
} from '../../index.js';
import { SEARCH_QUERY_LENGTH, SUMMARY_MAX_LENGTH, UPLOAD_MAX_BYTES, pathOf } from '@lqc/contracts';
import { CORPUS, FOREIGN, HOSTILE_PIECES, hostileText } from '@lqc/fixtures';
import { editPackage } from '@lqc/workbook';
import { readFile, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstOf } from '../measure.js';

const MEBIBYTE = 2 ** 20;
const NOTES = 60;
/** A text that inflates a thousand times, in front of a sheet's cells. */
const BOMB_CHARACTERS = 256 * MEBIBYTE;

interface Attack {
  what: string;
  promise: { gatewayMegabytes: number; workerMegabytes: number };
  make: () => Promise<readonly PromiseSettledResult<unknown>[]>;
}

const SMALL = { gatewayMegabytes: 350, workerMegabytes: 500 };
const WITH_FILES = { gatewayMegabytes: 900, workerMegabytes: 1200 };

/**
 * The attacks on the resources of the product that docs/THREATS.md answers, as one person makes them.
 */
export async function attacks(
  { admin, gateways }: Cluster,
  { sessionId: session, quarters, workbook }: World,
): Promise<readonly Attack[]> {
  const { api } = admin;
  const params = { session };
  const target = {
    chapter: 'bab_2',
    analysis_type: 'indikator_utama',
    indicator_type: 'domestik',
  } as const;
  const periods = (at: number) => ({ quarter_now: `Kini ${at}`, quarter_before: `Lalu ${at}` });
  const pieceAt = (at: number) => HOSTILE_PIECES[at % HOSTILE_PIECES.length] ?? ' ';
  const bomb = await bombOf(workbook);
  const poison = (CORPUS.isHere ? CORPUS : FOREIGN).names.filter((name) =>
    name.startsWith('poison'),
  );
  const notes = Array.from({ length: NOTES }, (_, at) => {
    const name = poison[at % poison.length];
    const bytes = name ? (CORPUS.isHere ? CORPUS : FOREIGN).read(name) : workbook;
    return workbookFile(at % 10 === 0 ? bomb : bytes, `catatan-${at}.xlsx`);
  });
  const store = (bytes: Uint8Array, at: number) =>
    api.call('uploadQuarterlyFile', {
      body: { label: `Serangan ${at}` },
      files: { file: workbookFile(bytes) },
    });
  const post = (body: string | Buffer<ArrayBuffer>, path: string) =>
    fetch(`${addressOf(firstOf(gateways))}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body,
    }).then(answered);
  const made: Attack[] = [
    {
      what: 'nothing, just started',
      promise: SMALL,
      make: async () => {
        await pause(3000);
        return [];
      },
    },
    {
      what: '300 exports at once',
      promise: SMALL,
      make: () => atOnce(300, (at) => api.file('tabulation', { params, body: periods(at) })),
    },
    {
      what: '200 pictures at once',
      promise: { ...SMALL, workerMegabytes: 900 },
      make: () =>
        atOnce(200, (at) =>
          api.call('wordcloud', {
            params,
            body: { text_type: 'domestik', quarter: at % 2 ? 'now' : 'before' },
          }),
        ),
    },
    {
      what: '200 drafts at once',
      promise: { ...SMALL, workerMegabytes: 900 },
      make: () =>
        atOnce(200, (at) => api.call('summary', { params, body: { ...periods(at), ...target } })),
    },
    {
      what: '100 checks of hostile texts of the greatest length',
      promise: { ...SMALL, workerMegabytes: 900 },
      make: () =>
        atOnce(100, (at) =>
          api.call('checkSummary', {
            params,
            body: {
              ...periods(at),
              ...target,
              summary: `a${hostileText(pieceAt(at), SUMMARY_MAX_LENGTH - 2)}a`,
            },
          }),
        ),
    },
    {
      what: '200 bodies of 1 MB of nested lists',
      promise: { ...SMALL, gatewayMegabytes: 800 },
      make: () => {
        const body = '['.repeat(MEBIBYTE / 2 - 1) + ']'.repeat(MEBIBYTE / 2 - 1);
        return atOnce(200, () => post(body, pathOf('summary', params)));
      },
    },
    {
      what: '8 workbooks of 50 MB as base64 at once',
      promise: WITH_FILES,
      make: () => {
        const fileContent = randomBytes(UPLOAD_MAX_BYTES - 2).toString('base64');
        const body = Buffer.from(JSON.stringify({ label: 'A', fileName: 'a.xlsx', fileContent }));
        return atOnce(8, () => post(body, pathOf('uploadQuarterlyFile')));
      },
    },
    {
      what: '8 workbooks of 50 MB as forms at once',
      promise: WITH_FILES,
      make: () => {
        const bytes = randomBytes(UPLOAD_MAX_BYTES - 2);
        bytes.set([0x50, 0x4b, 3, 4]);
        return atOnce(8, (at) => store(bytes, at));
      },
    },
    {
      what: '20 zip bombs at once',
      promise: SMALL,
      make: () => atOnce(20, (at) => store(bomb, at)),
    },
    {
      what: `merging ${NOTES} poisoned workbooks and bombs, five times`,
      promise: SMALL,
      make: () => atOnce(5, () => api.file('merge', { files: { files: notes } })),
    },
    {
      what: '200 event streams of one person',
      promise: SMALL,
      make: async () => {
        const id = await admin.handIn((client, options) =>
          client.send('tabulation', { ...options, params, body: periods(9999) }),
        );
        const address = addressOf(firstOf(gateways));
        return atOnce(200, () => listen(address, id, admin.token).ended);
      },
    },
    {
      what: '300 searches of the greatest length',
      promise: SMALL,
      make: () =>
        atOnce(300, (at) =>
          api.call('search', {
            query: {
              q: Array.from({ length: 80 }, (_, word) => `a${at}${word}`)
                .join(' ATAU ')
                .slice(0, SEARCH_QUERY_LENGTH),
            },
          }),
        ),
    },
    {
      what: '200 questions in the chat at once',
      promise: SMALL,
      make: () =>
        atOnce(200, (at) =>
          api.call('chat', { params, body: { message: hostileText(pieceAt(at), 3000) } }),
        ),
    },
    {
      what: '50 reports drafted at once',
      promise: { ...SMALL, workerMegabytes: 900 },
      make: () =>
        atOnce(50, async () => {
          const { id } = await api.call('createReport', { body: sessionOf(quarters) });
          return api.call('draftReport', { params: { id }, body: { writer: 'automatic' } });
        }),
    },
    {
      what: "2,000 strangers' calls and 500 sign-ins",
      promise: SMALL,
      make: async () => {
        const address = addressOf(firstOf(gateways));
        const calls = atOnce(2000, () => fetch(`${address}${pathOf('me')}`).then(answered));
        const signIns = atOnce(500, (at) =>
          post(JSON.stringify({ username: `siapa-${at}`, password: 'salah' }), pathOf('login')),
        );
        return [...(await calls), ...(await signIns)];
      },
    },
  ];
  return made;
}

const atOnce = (calls: number, call: (at: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: calls }, (_, at) => call(at)));

async function answered(response: Response) {
  await response.arrayBuffer();
  if (!response.ok) throw new Error(String(response.status));
}

/** A workbook whose first sheet inflates to a thousand times its size. */
async function bombOf(workbook: Uint8Array) {
  const file = join(tmpdir(), `liaison-bomb-${process.pid}.xlsx`);
  const out = createWriteStream(file);
  const written = new Promise((done) => out.once('close', () => done(null)));
  const changed = new Map([
    [
      'xl/worksheets/sheet1.xml',
      (xml: string) => xml.replace('<sheetData>', `${' '.repeat(BOMB_CHARACTERS)}<sheetData>`),
    ],
  ]);
  await editPackage(Buffer.from(workbook), out, { changed, added: new Map() });
  out.end();
  await written;
  const bytes = await readFile(file);
  await rm(file);
  return bytes;
}
