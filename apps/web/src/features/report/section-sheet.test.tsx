import {
  isFinal,
  type Report,
  type ReportSection,
  type ReportState,
  type SetReportStateRequest,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useEffect } from 'react';
import { signInStore } from '../../lib/sign-in-store';
import { deviceDrafts } from '../../lib/device-drafts';
import { savedDrafts } from '../../lib/saved-drafts';
import { unsaved } from '../../lib/unsaved';
import { aReport, aSection } from '../../testing/a-report';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { reportOf } from './api';
import type { EditorActions } from './editor/section-editor';
import { ExportDialog } from './export-dialog';
import { Outline } from './outline';
import { SectionSheet } from './section-sheet';
import { StateDialog } from './state-dialog';
import type { Typed } from './typed-text';
import { storeAgain } from './unsent-texts';

const AUTOSAVED_MS = 5_000;

const actions = createRef<EditorActions>();
const nothing = () => {};
/** Reads the report of the page again, as the page does by itself. */
let readAgain: () => Promise<unknown>;

beforeEach(() =>
  signInStore.set({
    user: { username: 'rani', role: 'staff', is_admin: false, must_change_password: false },
    expires: '2999-01-01T00:00:00.000Z',
  }),
);
afterEach(() => signInStore.leave());

interface PageProps {
  readonly section?: 'a' | 'b';
  readonly task?: 'export' | ReportState;
}

/** A report at one of its sections, with the dialog of what is to be done with it. */
function Page({ section: id = 'a', task }: PageProps) {
  const { data: report, refetch, dataUpdatedAt } = useQuery(reportOf('r-1'));
  useEffect(() => void (readAgain = refetch), [refetch]);
  useEffect(storeAgain, [dataUpdatedAt]);
  if (!report) return null;
  const isLocked = isFinal(report);
  const section = report.sections.find((one) => one.id === id)!;
  const isReadOnly = isLocked || section.holder !== null;
  const open = { report, section, session: undefined, isLocked, isReadOnly };
  return (
    <>
      <Outline
        report={report}
        chosen={id}
        drafted={null}
        isLocked={isLocked}
        onChoose={nothing}
        onDraft={nothing}
      />
      <SectionSheet
        key={id}
        {...open}
        isBeingDrafted={false}
        onChosen={nothing}
        onDraft={nothing}
        onIndicator={nothing}
        onSector={nothing}
        actions={actions}
      />
      {task === 'export' && <ExportDialog report={report} onClose={nothing} />}
      {task && task !== 'export' && (
        <StateDialog report={report} to={task} onClose={nothing} onStatement={nothing} />
      )}
    </>
  );
}

/** An office with a report of two sections, and what it was asked to store, in order. */
function anOffice({ state = 'draf' as ReportState, ready = {} as object } = {}) {
  const office = {
    report: {
      ...aReport(aSection('a', { text: 'Teks semula.' }), aSection('b', { position: 1 })),
      state,
    } as Report,
    isAway: false,
    /** What happens between the storing of a text and the answer to it. */
    meanwhile: async () => {},
    /** A text of the first section as somebody stores it. */
    store(text: string) {
      const [first, ...others] = office.report.sections;
      const stored = { ...first!, text, version: first!.version + 1 };
      office.report = { ...office.report, sections: [stored, ...others] };
      return stored;
    },
    stored: () =>
      calls.flatMap(({ name, body }) => {
        if (name === 'saveSection') return [(body as { text: string }).text];
        return name === 'setReportState' || name === 'exportReport' ? [name] : [];
      }),
    seen: () =>
      calls.flatMap(({ name, body }) =>
        name === 'setReportState' ? (body as SetReportStateRequest).seen!.sections : [],
      ),
  };
  const calls = answering({
    report: () => office.report,
    reportOutline: () => office.report,
    reportSections: () => office.report,
    sectionSentences: () => ready,
    holdSection: () => ({ holder: { username: 'rani', since: '2026-01-01T00:00:00.000Z' } }),
    releaseSection: () => ({ success: true }),
    saveSection({ body }) {
      if (office.isAway) throw new TypeError('no network');
      const sent = body as { version: number; text: string; only_draft?: boolean };
      const { version, text, only_draft: onlyDraft } = sent;
      if (onlyDraft && isFinal(office.report))
        return new Refusal(409, { code: 'REPORT_IS_FINAL', message: 'Sudah disetujui.' });
      if (version !== office.report.sections[0]!.version)
        return new Refusal(409, { code: 'REPORT_SECTION_NEWER', message: 'Sudah diubah.' });
      const stored = office.store(text);
      return office.meanwhile().then(() => stored);
    },
    setReportState: ({ body }) => ({ ...office.report, ...(body as object) }),
    exportReport: () => new Refusal(503),
  });
  return office;
}

async function open(section: 'a' | 'b' = 'a') {
  const { show } = renderInProduct(<Page section={section} />);
  await screen.findByRole('textbox', { name: `Teks ${section}` });
  return (page: PageProps) => show(<Page {...page} />);
}

const type = (words: string) => act(() => actions.current!.insertAfter(null, words));
const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1)!);

function isAskedBeforeClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
}

test.each([
  ['catatan', 'Bagian ini tidak disusun oleh program. Silakan menulis langsung di sini.', false],
  ['indikator', 'Bagian ini belum disusun. Susun sekarang, atau langsung menulis di sini.', true],
] as const)(
  'an empty section of the kind %s says what can be done',
  async (kind, words, offers) => {
    const office = anOffice();
    const [, ...others] = office.report.sections;
    office.report = {
      ...office.report,
      sections: [aSection('a', { kind, version: 0 }), ...others],
    };
    await open();
    screen.getByText(words);
    expect(screen.queryByRole('button', { name: 'Susun bagian ini' }) !== null).toBe(offers);
  },
);

test('the newer version takes the place of what was typed once it is asked for, which is offered from then on, and the next words go on from it', async () => {
  const office = anOffice();
  await open();
  type('Tulisan saya.');
  office.store('Teks rekan.');
  await press('Simpan');
  await press('Muat versi terbaru');
  const text = await screen.findByRole('textbox', { name: 'Teks a' });
  await waitFor(() => expect(text.textContent).toBe('Teks rekan.'));
  type('Lanjutan.');
  await press('Simpan');
  await waitFor(() => expect(office.report.sections[0]!.version).toBe(3));
  expect(office.report.sections[0]!.text).toMatch(/Lanjutan\..*Teks rekan\.$/);
  screen.getByText(/Tulisan saya/);
  await press('Pakai');
  await press('Simpan');
  await waitFor(() => expect(office.report.sections[0]!.text).toContain('Tulisan saya.'));
  expect(office.report.sections[0]!.version).toBe(4);
});

test.each([
  ['a colleague', { updated_by: 'budi' }, 'oleh budi'],
  ['oneself in another tab', { updated_by: 'rani' }, 'di tab Anda yang lain'],
  [
    'the program',
    { updated_by: 'rani', rewritten: [{ was: 'Naik.', now: 'Turun.' }] },
    'oleh program karena data berubah',
  ],
  ['nobody knows whom', {}, ''],
])('a section that was changed by %s meanwhile says so', async (_, part, how) => {
  const office = anOffice();
  await open();
  type('Tulisan saya.');
  const stored = { ...office.store('Teks lain.'), ...part } as ReportSection;
  office.report = { ...office.report, sections: [stored, office.report.sections[1]!] };
  await press('Simpan');
  await screen.findByText(`Bagian ini sudah diubah ${how}`.trim() + '.');
});

test('a section that somebody else holds is not called stored while something typed in it is not', async () => {
  const office = anOffice();
  const at = '2026-01-01T00:00:00.000Z';
  const holder = { username: 'budi', since: at };
  const [, ...others] = office.report.sections;
  office.report = {
    ...office.report,
    sections: [aSection('a', { updated_at: at, holder }), ...others],
  };
  savedDrafts.write('report section a', { text: 'Tulisan saya.', bound: [], version: 1 });
  await open();
  screen.getByText(/^Sedang disunting oleh budi/);
  screen.getByText('Belum disimpan');
  office.report = { ...office.report, state: 'disetujui' };
  await act(readAgain);
  await screen.findByText(/^Laporan sudah disetujui/);
  expect(screen.queryByText(/^Sedang disunting/)).toBeNull();
});

test('what was typed stays until the newer version is there', async () => {
  const office = anOffice();
  await open();
  type('Tulisan saya.');
  office.store('Teks rekan.');
  await press('Simpan');
  const answer = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await press('Muat versi terbaru');
  await screen.findByText(/^Koneksi ke server terputus/);
  screen.getByText(/Tulisan saya/);
  expect(isAskedBeforeClosing()).toBe(true);
  globalThis.fetch = answer;
});

test.each([
  ['ditelaah', 'Kirim untuk ditelaah', 'setReportState'],
  ['export', 'Buat dan unduh', 'exportReport'],
] as const)(
  'before a report goes on (%s) its last words are stored',
  async (task, button, call) => {
    const office = anOffice();
    const show = await open();
    type('Kata terakhir.');
    show({ task });
    await press(button);
    await waitFor(() => expect(office.stored()).toContain(call));
    expect(office.stored()).toEqual([expect.stringContaining('Kata terakhir.'), call]);
  },
);

test('a text that a colleague stores while one’s own last words are being stored does not count as seen, and only theirs is called changed', async () => {
  const office = anOffice();
  const show = await open();
  type('Kata terakhir.');
  show({ task: 'ditelaah' });
  office.meanwhile = async () => {
    const [own, theirs] = office.report.sections;
    office.report = { ...office.report, sections: [own!, { ...theirs!, version: 2 }] };
    await act(readAgain);
  };
  await press('Kirim untuk ditelaah');
  await screen.findByText('2.2 b berubah sejak jendela ini dibuka.');
  expect(screen.queryByText(/2\.1 a berubah/)).toBeNull();
  await waitFor(() =>
    expect(office.seen()).toEqual([
      { id: 'a', version: 2 },
      { id: 'b', version: 1 },
    ]),
  );
});

test.each([
  ['the open section', 'a'],
  ['a section that was left', 'b'],
] as const)(
  'a report does not go on while the last words of %s cannot be stored, and says which',
  async (_of, section) => {
    const office = anOffice();
    const show = await open();
    type('Kata terakhir.');
    office.isAway = true;
    show({ section, task: 'ditelaah' });
    await press('Kirim untuk ditelaah');
    const told = await within(
      screen.getByRole('dialog', { name: 'Kirim laporan untuk ditelaah?' }),
    ).findByRole('alert');
    expect(told.textContent).toMatch(
      /^Tulisan di bagian “2.1 a” belum .* Koneksi ke server terputus/,
    );
    expect(office.stored()).not.toContain('setReportState');
  },
);

test('what is left of typing in an approved report is shown, and waits until it is a draft or is discarded', async () => {
  const office = anOffice({ state: 'disetujui' });
  const show = await open('b');
  savedDrafts.write('report section a', { text: 'Tulisan lama.', bound: [], version: 1 });
  jest.useFakeTimers();
  show({});
  act(() => jest.advanceTimersByTime(AUTOSAVED_MS));
  jest.useRealTimers();
  await screen.findByText('Tulisan lama.');
  show({ section: 'b' });
  await screen.findByRole('textbox', { name: 'Teks b' });
  await screen.findByText('belum tersimpan');
  expect(isAskedBeforeClosing()).toBe(true);
  await act(readAgain);
  show({});
  await press('Muat versi terbaru');
  await screen.findByText('Teks semula.');
  expect(office.stored()).toEqual([]);
  expect(isAskedBeforeClosing()).toBe(false);
});

test('what is typed in a report that a colleague has just approved ends no approval, and is stored once it is a draft again', async () => {
  const office = anOffice();
  const show = await open();
  jest.useFakeTimers();
  type('Tulisan saya.');
  office.report = { ...office.report, state: 'disetujui' };
  act(() => jest.advanceTimersByTime(AUTOSAVED_MS));
  jest.useRealTimers();
  await screen.findByText(/tidak ikut disetujui/);
  screen.getByText(/Tulisan saya/);
  expect(office.report.sections[0]!.version).toBe(1);
  show({ section: 'b' });
  await screen.findByText('belum tersimpan');
  office.report = { ...office.report, state: 'draf' };
  await act(readAgain);
  await waitFor(() => expect(office.report.sections[0]!.text).toContain('Tulisan saya.'));
});

test('a text that could not be stored as its section was left is told, and is stored once the network is back', async () => {
  const office = anOffice();
  const show = await open();
  type('Ditinggalkan.');
  office.isAway = true;
  show({ section: 'b' });
  await screen.findByText(/^Tulisan di bagian “2.1 a” belum tersimpan/);
  await screen.findByText('belum tersimpan');
  expect(isAskedBeforeClosing()).toBe(true);
  office.isAway = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('belum tersimpan')).toBeNull());
  expect(office.report.sections[0]!.text).toContain('Ditinggalkan.');
  expect(isAskedBeforeClosing()).toBe(false);
});

test('what a person typed is nobody’s to store after signing out', async () => {
  const office = anOffice();
  const show = await open();
  type('Ditinggalkan.');
  office.isAway = true;
  show({ section: 'b' });
  await screen.findByText('belum tersimpan');
  expect(unsaved()).toEqual([expect.stringContaining('2.1 a')]);
  signInStore.leave();
  const before = office.stored().length;
  dispatchEvent(new Event('online'));
  expect(unsaved()).toEqual([]);
  expect(office.stored()).toHaveLength(before);
});

/** Types into the open section, and closes the tab before anything of it is heard outside. */
async function typeAndCloseTab(words: string) {
  await open();
  type(words);
  // A tab that is killed does nothing more.
  expect(keptHere()).toContain(words);
  const answer = globalThis.fetch;
  globalThis.fetch = () => new Promise(() => {});
  cleanup();
  await new Promise((end) => setTimeout(end));
  globalThis.fetch = answer;
}

/** Opens a section in a tab that has nothing of what was typed in others. */
function openInNewTab(section: 'a' | 'b' = 'a') {
  cleanup();
  sessionStorage.clear();
  savedDrafts.openFor('rani');
  return open(section);
}

const keptHere = () => JSON.stringify({ ...localStorage });

test('what was typed in a tab that was closed before it was stored is there again, is stored by itself, and leaves the device', async () => {
  const office = anOffice();
  await typeAndCloseTab('Ditulis tanpa jaringan.');
  expect(office.stored()).toEqual([]);
  const show = await openInNewTab('b');
  jest.useFakeTimers();
  show({});
  screen.getByText(/Ditulis tanpa jaringan/);
  screen.getByText('Belum disimpan');
  act(() => jest.advanceTimersByTime(AUTOSAVED_MS));
  jest.useRealTimers();
  await waitFor(() => expect(office.report.sections[0]!.text).toContain('Ditulis tanpa jaringan.'));
  await waitFor(() => expect(keptHere()).not.toContain('Ditulis tanpa jaringan.'));
});

test('what was typed on an older version is offered beside the newer one, and takes its place only when asked to', async () => {
  const office = anOffice();
  await typeAndCloseTab('Tulisan saya.');
  office.store('Teks rekan.');
  await openInNewTab();
  await screen.findByText('Teks rekan.');
  screen.getByText(/^Teks yang belum tersimpan dari perangkat ini/);
  type('Kata baru.');
  await press('Pakai');
  const text = await screen.findByRole('textbox', { name: 'Teks a' });
  await waitFor(() => expect(text.textContent).toContain('Tulisan saya.'));
  expect(office.report.sections[0]!.text).toBe('Teks rekan.');
  screen.getByText(/Kata baru/);
  await press('Buang');
  await press('Simpan');
  await waitFor(() => expect(office.report.sections[0]!.text).toContain('Tulisan saya.'));
  expect(office.report.sections[0]!.version).toBe(3);
});

test('a text that is offered waits through new words until it is discarded', async () => {
  const office = anOffice();
  await typeAndCloseTab('Tulisan saya.');
  office.store('Teks rekan.');
  await openInNewTab();
  type('Kata baru.');
  await press('Simpan');
  await waitFor(() => expect(office.report.sections[0]!.version).toBe(3));
  await openInNewTab();
  screen.getByText(/Tulisan saya/);
  await press('Buang');
  expect(screen.queryByText(/Tulisan saya/)).toBeNull();
  expect(keptHere()).not.toContain('Tulisan saya');
});

test('a text that arrived without an answer is not given back', async () => {
  const office = anOffice();
  await typeAndCloseTab('Sudah sampai.');
  office.store(deviceDrafts.read<Typed>('rani', 'report section a')!.text);
  await openInNewTab();
  expect(screen.queryByText('Belum disimpan')).toBeNull();
  expect(keptHere()).not.toContain('Sudah sampai.');
});

test('Enter behind a slash does nothing until the sentences are there, and then inserts one', async () => {
  const sentence = {
    kind: 'level',
    texts: ['Saldo tercatat 3,42.'],
    claim: null,
    facts: [],
    n: [],
  };
  // The browser of the tests scrolls nothing.
  Element.prototype.scrollIntoView = nothing;
  let arrive: (ready: object) => void = nothing;
  anOffice({ ready: new Promise((given) => (arrive = given)) });
  await open();
  const text = screen.getByRole('textbox', { name: 'Teks a' });
  const enter = () => fireEvent.keyDown(text, { key: 'Enter' });
  type('/saldo');
  await screen.findByText('Menyiapkan kalimat dari data…');
  enter();
  expect(text.querySelectorAll('p')).toHaveLength(1);
  await act(async () => arrive({ sentences: [sentence], refused: [], facts: [] }));
  await screen.findByRole('listbox');
  enter();
  expect(text.textContent).toContain('Saldo tercatat 3,42.');
  expect(text.textContent).not.toContain('/saldo');
});

test.each([
  ['one', ['Ekspor turun.'], ': 7 sesuai, ✕ 1 tidak, ✕ 1 beralasan'],
  ['each', ['Ekspor turun.', 'Impor naik.'], ': 7 sesuai, ✕ 2 beralasan'],
])('the sentences of a section add up where %s of the red has a reason', async (_, of, line) => {
  const office = anOffice();
  const [, ...others] = office.report.sections;
  const counts = { statements: 9, checked: 9, supported: 7, contradicted: 2 };
  const reasons = [
    { sentences: of, reason: 'Survei lain.', by: 'rani', at: '2026-01-01T00:00:00.000Z' },
  ];
  const red = ['Ekspor turun.', 'Impor naik.'];
  const section = aSection('a', { text: red.join(' '), red, reasons, counts });
  office.report = { ...office.report, sections: [section, ...others] };
  await open();
  screen.getByText(
    (_text, at) =>
      at?.tagName === 'P' && at.textContent.startsWith(`9 dari 9 pernyataan diperiksa${line} · `),
  );
});

test('a sentence is read with its verdict, which is no part of the text, and what was saved says how many are wrong', async () => {
  const office = anOffice();
  const statement = { start: 0, end: 12, status: 'contradicted', claims: [], advice: [] };
  const [first, ...others] = office.report.sections;
  const sections = [
    { ...first!, statements: [statement as never], red: [first!.text.slice(0, 12)] },
    ...others,
  ];
  office.report = { ...office.report, sections };
  await open();
  await screen.findByRole('img', { name: 'Tidak sesuai data' });
  type('Kata.');
  await press('Simpan');
  await screen.findByText(/versi 2/);
  expect(office.report.sections[0]!.text).not.toContain('sesuai data');
  screen.getByText(', 1 tidak sesuai data', { selector: '[role=status] *' });
});
