import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { signInStore } from '../../lib/sign-in-store';
import { unsaved } from '../../lib/unsaved';
import { aSession } from '../../testing/a-session';
import { announced } from '../../testing/announced';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import type { Draft } from './api';
import { copy } from './copy';
import { Result } from './result';

const DRAFT = {
  summary: 'Penjualan naik.',
  bound: [],
  statements: [],
  checks: [],
  evidence: [],
  facts: [],
  shortened: [],
  notes: [],
  dropped: [],
  counts: null,
  coverage: { contacts: 0, percentage: 0, not_represented: [] },
  indicator: 'Permintaan Domestik',
  writer: 'automatic',
  target: { chapter: 'bab_2', quarter_now: 'Triwulan II 2025' },
} as unknown as Draft;

const nothing = () => {};

function Shown() {
  const [draft, setDraft] = useState(DRAFT);
  return (
    <Result
      session={aSession()}
      draft={draft}
      // Queries tell of what is new a moment later.
      onDraft={(next) => void setTimeout(() => act(() => setDraft(next)), 50)}
      onAgain={nothing}
      onPrevious={null}
    />
  );
}

const box = () => screen.findByRole('textbox', { name: copy.editTitle });
/** Types at the beginning; jsdom knows no keys in what is edited. */
async function type(words: string) {
  const { editor } = (await box()) as HTMLElement & { readonly editor: Editor };
  act(() => void editor.commands.insertContentAt(1, words));
}
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^\\s*${name}`) }));

/** Answers each check when it is told to. */
function checking() {
  const answers: (() => void)[] = [];
  const calls = answering({
    checkSummary: ({ body }) => {
      const { summary } = body as { summary: string };
      return new Promise((done) => answers.push(() => done({ summary, bound: [] })));
    },
    saveConclusion: () => ({ corrected: [] }),
  });
  return { calls, answer: () => act(async () => answers.shift()!()) };
}

beforeAll(() => signIn());
beforeEach(() => sessionStorage.clear());
afterAll(() => signInStore.leave());

test.each([copy.apply, copy.save])(
  'what is typed after %s is pressed stays in the editor, on the text that was checked',
  async (button) => {
    const { calls, answer } = checking();
    renderInProduct(<Shown />);
    await press(copy.edit);
    await type('Satu. ');
    await press(button);
    await waitFor(() => expect(calls).toHaveLength(1));
    await type('Dua. ');
    const typedIn = await box();
    await answer();
    await press(copy.apply);
    await waitFor(() => expect(calls.at(-1)!.name).toBe('checkSummary'));
    expect(await box()).toBe(typedIn);
    await answer();
    await screen.findByText(/Dua. Satu. Penjualan naik./);
    expect(screen.queryByRole('textbox')).toBeNull();
    const checked = calls.filter(({ name }) => name === 'checkSummary');
    expect(checked.map(({ body }) => body)).toMatchObject([
      { summary: 'Satu. Penjualan naik.' },
      { summary: 'Dua. Satu. Penjualan naik.' },
    ]);
  },
);

test('who leaves is told of a text that was changed, until it is used', async () => {
  const { answer } = checking();
  renderInProduct(<Shown />);
  await press(copy.edit);
  await box();
  expect(unsaved()).toEqual([]);
  await type('Satu. ');
  expect(unsaved()).toEqual([copy.leave]);
  await press(copy.apply);
  await answer();
  await screen.findByText(/Satu. Penjualan naik./);
  expect(unsaved()).toEqual([]);
});

test('a text that is being edited is kept as it is typed, once however often that is pressed', async () => {
  const { calls, answer } = checking();
  renderInProduct(<Shown />);
  await press(copy.edit);
  await type('Satu. ');
  const save = await screen.findByRole('button', { name: new RegExp(copy.save) });
  act(() => {
    for (let time = 0; time < 3; time += 1) save.click();
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  await answer();
  await screen.findByText(/Satu. Penjualan naik./);
  const kept = calls.filter(({ name }) => name === 'saveConclusion');
  expect(kept.map(({ body }) => body)).toMatchObject([{ summary: 'Satu. Penjualan naik.' }]);
});

test('what the check of a text found is announced', async () => {
  const counts = { statements: 8, checked: 7, supported: 6, contradicted: 1 };
  answering({ checkSummary: () => ({ summary: 'Satu. Penjualan naik.', bound: [], counts }) });
  renderInProduct(<Shown />);
  await press(copy.edit);
  await type('Satu. ');
  await press(copy.apply);
  await waitFor(() => expect(announced()).toMatch(/^7 dari 8 pernyataan diperiksa: 6 sesuai, 1/));
});

test('whose words a pressed sentence rests on is announced, also where the pointer lay on it already', async () => {
  const contacts = [
    { contact_id: 'c', contact: 'PT Uji', sheet: 'A', indicator: 'Investasi', quote: 'Naik.' },
  ];
  const draft = { ...DRAFT, evidence: [{ start: 0, end: DRAFT.summary.length, contacts }] };
  renderInProduct(
    <Result
      session={aSession()}
      draft={draft}
      onDraft={() => {}}
      onAgain={() => {}}
      onPrevious={null}
    />,
  );
  const sentence = await screen.findByRole('button', { name: DRAFT.summary });
  await userEvent.hover(sentence);
  await screen.findByText('PT Uji');
  expect(announced()).not.toBe('Dasar kalimat ini: PT Uji.');
  await userEvent.click(sentence);
  expect(announced()).toBe('Dasar kalimat ini: PT Uji.');
});

test('the charts of chapter 4 are drawn by the page in its own colours, and are pictures only to take away', async () => {
  const picture = { title: 'Grafik 5.1', image_base64: 'AA==' };
  const draft = {
    ...DRAFT,
    target: { chapter: 'bab_4', quarter_now: 'Triwulan I 2025' },
    charts: { orientation: picture, sectors: picture },
  } as unknown as Draft;
  const session = {
    ...aSession({ now: {} }),
    main_result: { lu_totals: { Konstruksi: 3 }, dominant_lu: { Konstruksi: 100 } } as never,
    domestik_ekspor_result: {
      domestic_count: 3,
      export_count: 0,
      domestic_export_count: 0,
      lu_domestic: ['Konstruksi'],
      lu_export: [],
      lu_domestic_export: [],
    } as never,
  };
  const { container } = renderInProduct(
    <Result {...{ session, draft }} onDraft={nothing} onAgain={nothing} onPrevious={null} />,
  );
  await screen.findByRole('list', { name: 'Orientasi penjualan' });
  screen.getByRole('list', { name: 'Lapangan usaha' });
  expect(screen.getAllByRole('button', { name: 'Unduh PNG' })).toHaveLength(2);
  expect(container.querySelector('img')).toBeNull();
});
