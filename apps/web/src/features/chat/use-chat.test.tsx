import { type ChatEvent, pathOf } from '@lqc/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInProduct } from '../../testing/in-product';
import { localMessage } from './conversation';
import { ChatWindow } from './chat-window';

const OLD = localMessage('assistant', 'response', 'Jawaban lama.');
const history = {
  messages: [OLD],
  writing: null as string | null,
  suggestions: [],
};
const health = { status: 'healthy' };
const ANSWERS: Record<string, object> = {
  [pathOf('chatHealth')]: health,
  [pathOf('chatHistory', { session: 's-1' })]: history,
};
type Outcome =
  | ChatEvent[]
  | { readonly broken: ChatEvent[] }
  | { readonly status: number; readonly body: object }
  | 'lost'
  | 'nothing yet';

/** Stands in for the gateway: the next calls that write end as given. */
function ending(...outcomes: Outcome[]): unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = (async (address: string, { body }: RequestInit) => {
    if (address in ANSWERS)
      return {
        ok: true,
        status: 200,
        headers: new Headers(),
        json: async () => ({ ...ANSWERS[address] }),
      };
    asked.push([
      address,
      body ? (JSON.parse(body as string) as { message?: string }).message : null,
    ]);
    const outcome = outcomes.shift();
    if (outcome === 'nothing yet') return new Promise(() => {});
    if (outcome === undefined || outcome === 'lost') throw new TypeError('fetch failed');
    const events = 'broken' in outcome ? outcome.broken : outcome;
    if (!Array.isArray(events))
      return {
        ok: false,
        ...events,
        headers: new Headers(),
        text: async () => JSON.stringify(events.body),
      };
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    const bytes = [new TextEncoder().encode(text)];
    const read = async () => {
      // What was read is on the screen before the stream ends.
      if (bytes.length === 0) await new Promise((done) => setTimeout(done));
      if (bytes.length === 0 && events !== outcome) throw new TypeError('network error');
      return { done: bytes.length === 0, value: bytes.shift() };
    };
    const reader = { read };
    const stream = {
      getReader: () => ({ ...reader, releaseLock() {}, cancel: async () => {} }),
      async *[Symbol.asyncIterator]() {
        yield* bytes.splice(0);
      },
    };
    return { ok: true, status: 200, headers: new Headers(), body: stream };
  }) as unknown as typeof fetch;
  return asked;
}

const refusal = (status: number, code: string, sentence: string) => ({
  status,
  body: { success: false, code, message: sentence, detail: sentence, request_id: 'r-1' },
});
const answered: ChatEvent[] = [
  {
    type: 'message',
    question: localMessage('user', 'user', 'Mengapa turun?'),
    answer: { ...localMessage('assistant', 'response', ''), id: 'a', status: 'writing' },
  },
  {
    type: 'done',
    answer: { ...localMessage('assistant', 'response', 'Karena pesanan.'), id: 'a' },
  },
];

async function open() {
  renderInProduct(<ChatWindow sessionId="s-1" indicator={undefined} onContact={() => {}} />);
  await screen.findByText('Terhubung');
  await screen.findByText('Jawaban lama.');
}
const ask = async (question: string) => {
  await userEvent.type(screen.getByLabelText('Pertanyaan'), `${question}{Enter}`);
};

beforeEach(() => {
  history.messages = [OLD];
  health.status = 'healthy';
  history.writing = null;
  sessionStorage.clear();
  sessionStorage.setItem('typed', JSON.stringify({ owner: 'rani', values: {} }));
});

test.each<[string, Outcome, string]>([
  ['500', refusal(500, 'INTERNAL', 'x'), 'Maaf, terjadi kesalahan teknis.'],
  [
    '429',
    refusal(429, 'CHAT_TOO_FAST', 'Terlalu banyak pertanyaan.'),
    'Terlalu banyak pertanyaan.',
  ],
  ['no network', 'lost', 'Maaf, terjadi kesalahan teknis.'],
])('a question that failed by %s stays, and is asked again as it was', async (_how, end, says) => {
  const asked = ending(end, answered);
  await open();
  await ask('Mengapa turun?');
  await screen.findByText(new RegExp(says));
  screen.getByText('Mengapa turun?');
  // The last question never reached the server, so there is no reply to repeat.
  expect(screen.queryByRole('button', { name: 'Jawab ulang' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Karena pesanan.');
  expect(asked).toEqual([
    [pathOf('chat', { session: 's-1' }), 'Mengapa turun?'],
    [pathOf('chat', { session: 's-1' }), 'Mengapa turun?'],
  ]);
  expect(screen.getAllByText('Mengapa turun?')).toHaveLength(1);
});

test('a question that failed stays before what was asked and answered after it', async () => {
  ending('lost', answered);
  await open();
  await ask('Berapa?');
  await screen.findByText(/kesalahan teknis/);
  await ask('Mengapa turun?');
  await screen.findByText('Karena pesanan.');
  const told = screen.getByRole('log').textContent ?? '';
  const places = ['Jawaban lama.', 'Berapa?', 'kesalahan teknis', 'Mengapa turun?', 'Karena'];
  const found = places.map((text) => told.indexOf(text));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  screen.getByRole('button', { name: 'Jawab ulang' });
});

test('a question that failed is there after a reload', async () => {
  ending('lost');
  const window = renderInProduct(
    <ChatWindow sessionId="s-1" indicator={undefined} onContact={() => {}} />,
  );
  await screen.findByText('Terhubung');
  await ask('Mengapa turun?');
  await screen.findByRole('button', { name: 'Coba lagi' });
  window.unmount();
  await open();
  screen.getByText('Mengapa turun?');
});

test('a question stands there from the first moment, and outlasts a tab that closes before anything is heard', async () => {
  const asked = ending('nothing yet', answered);
  const window = renderInProduct(
    <ChatWindow sessionId="s-1" indicator={undefined} onContact={() => {}} />,
  );
  await screen.findByText('Jawaban lama.');
  await screen.findByText('Terhubung');
  await ask('Mengapa turun?');
  screen.getByText('Mengapa turun?');
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  window.unmount();
  await open();
  screen.getByText('Mengapa turun?');
  screen.getByText(/^Halaman ditutup sebelum ada kabar/);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Karena pesanan.');
  expect(asked).toHaveLength(2);
  expect(screen.getAllByText('Mengapa turun?')).toHaveLength(1);
});

test('a question that had arrived all the same is not asked again', async () => {
  const asked = ending('lost');
  await open();
  await ask('Mengapa turun?');
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  history.messages.push(
    localMessage('user', 'user', 'Mengapa turun?'),
    localMessage('assistant', 'response', 'Karena pesanan.'),
  );
  await userEvent.click(again);
  await screen.findByText('Karena pesanan.');
  expect(asked).toHaveLength(1);
  expect(screen.getAllByText('Mengapa turun?')).toHaveLength(1);
});

test('a reply whose stream breaks is found on the server, and its question is not asked again', async () => {
  const asked = ending({ broken: answered.slice(0, 1) });
  await open();
  history.messages.push(
    localMessage('user', 'user', 'Mengapa turun?'),
    localMessage('assistant', 'response', 'Karena pesanan.'),
  );
  await ask('Mengapa turun?');
  await screen.findByText('Karena pesanan.');
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a reply whose stream ends before it is written is followed again to its end', async () => {
  const asked = ending(answered.slice(0, 1), answered.slice(1));
  await open();
  history.messages.push(localMessage('user', 'user', 'Mengapa turun?'), {
    ...localMessage('assistant', 'response', ''),
    id: 'a',
    status: 'writing',
  });
  history.writing = 'a';
  await ask('Mengapa turun?');
  await screen.findByText('Karena pesanan.');
  expect(asked).toEqual([
    [pathOf('chat', { session: 's-1' }), 'Mengapa turun?'],
    [pathOf('chatEvents', { session: 's-1', id: 'a' }), null],
  ]);
});

test('two failures in a row show Koneksi Bermasalah, whatever their causes', async () => {
  const failed = { ...localMessage('assistant', 'error', 'Model menolak.'), id: 'a' };
  const body = refusal(503, 'LLM_REFUSED', 'Model menolak.').body as never;
  ending([{ type: 'error', answer: failed, error: body }], 'lost', answered);
  await open();
  await ask('Satu?');
  await screen.findByText('Model menolak.');
  expect(screen.queryByText('Koneksi Bermasalah')).toBeNull();
  await ask('Dua?');
  await screen.findByText('Koneksi Bermasalah');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Karena pesanan.');
  await act(async () => {});
  expect(screen.queryByText('Koneksi Bermasalah')).toBeNull();
});

test('trouble of the model sends nobody to look at the own line', async () => {
  const body = refusal(503, 'LLM_BUSY', 'Model sibuk.').body as never;
  const busy = { type: 'error', answer: null, error: body } as const;
  ending([busy], [busy], 'lost');
  await open();
  await ask('Satu?');
  await ask('Dua?');
  await screen.findByText('Koneksi Bermasalah');
  screen.getByText(/^Koneksi bermasalah: model bahasa/);
  screen.getByText(/koneksi Anda ke server kantor baik/);
  await ask('Tiga?');
  await screen.findByText(/periksa koneksi jaringan Anda/);
});

test('a continuation that broke off says so and counts as a failure, like a reply that is cut', async () => {
  const cut = {
    ...localMessage('assistant', 'response', 'Karena'),
    id: 'a',
    status: 'cut' as const,
  };
  const unfinished = {
    ...cut,
    status: 'complete' as const,
    is_truncated: true,
    continue_available: true,
  };
  ending(
    [{ type: 'done', answer: unfinished }],
    [{ type: 'done', answer: cut }],
    [{ type: 'done', answer: { ...cut, id: 'b' } }],
  );
  await open();
  await ask('Mengapa turun?');
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await screen.findByText('Gagal melanjutkan respons. Silakan coba lagi.');
  expect(screen.queryByText('Koneksi Bermasalah')).toBeNull();
  await ask('Lalu?');
  await screen.findByText('Koneksi Bermasalah');
});

const cutShort = {
  ...localMessage('assistant', 'response', 'Karena'),
  id: 'a',
  status: 'cut' as const,
  continue_available: true,
};
const FAILED = 'Gagal melanjutkan respons. Silakan coba lagi.';
const notContinued: ChatEvent[] = [
  { type: 'error', answer: cutShort, error: refusal(503, 'LLM_FAILED', FAILED).body as never },
];

test('that an answer could not be continued is over with the next answer, whatever becomes of that, also after a reload', async () => {
  const anotherCut = { ...cutShort, id: 'b' };
  ending([{ type: 'done', answer: cutShort }], notContinued, [
    { type: 'done', answer: anotherCut },
  ]);
  await open();
  await ask('Mengapa turun?');
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await screen.findByText(FAILED);
  await ask('Lalu?');
  await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
  history.messages = [OLD, cutShort, anotherCut];
  await open();
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('an answer that another tab has continued meanwhile is shown, not called failed', async () => {
  history.messages = [OLD, cutShort];
  ending(refusal(409, 'CHAT_NOTHING_TO_CONTINUE', 'Jawaban terakhir sudah lengkap.'));
  await open();
  history.messages = [OLD, { ...cutShort, content: 'Karena pesanan.', continue_available: false }];
  await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await screen.findByText('Karena pesanan.');
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('Koneksi Bermasalah stays until the model can be reached again, and then one may ask', async () => {
  ending('lost', 'lost', answered);
  await open();
  await ask('Satu?');
  await screen.findByText(/kesalahan teknis/);
  await ask('Dua?');
  await screen.findByText('Koneksi Bermasalah');
  const checkAgain = () => userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  health.status = 'unreachable';
  await checkAgain();
  await screen.findByText('Terputus');
  screen.getByText('Koneksi Bermasalah');
  health.status = 'healthy';
  await checkAgain();
  await screen.findByText('Terhubung');
  await waitFor(() => expect(screen.queryByText('Koneksi Bermasalah')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Coba Lagi' })).toBeNull();
  await ask('Mengapa turun?');
  await screen.findByText('Karena pesanan.');
});

test('a conversation of failed questions alone can be cleared, and the count of failures begins anew', async () => {
  history.messages = [];
  ending('lost', 'lost', 'lost');
  renderInProduct(<ChatWindow sessionId="s-1" indicator={undefined} onContact={() => {}} />);
  await screen.findByText('Terhubung');
  const clear = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Hapus riwayat' });
  const exporting = screen.getByRole<HTMLButtonElement>('button', { name: 'Unduh percakapan' });
  expect(clear().disabled).toBe(true);
  await ask('Satu?');
  await screen.findByRole('button', { name: 'Coba lagi' });
  await ask('Dua?');
  await screen.findByText('Koneksi Bermasalah');
  // The server has nothing that could be downloaded.
  expect(exporting.disabled).toBe(true);
  await userEvent.click(clear());
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus riwayat' }));
  await waitFor(() => expect(screen.queryByText('Satu?')).toBeNull());
  expect(screen.queryByText('Dua?')).toBeNull();
  expect(screen.queryByText('Koneksi Bermasalah')).toBeNull();
  await ask('Tiga?');
  await screen.findByRole('button', { name: 'Coba lagi' });
  expect(screen.queryByText('Koneksi Bermasalah')).toBeNull();
});
