import type { QuarterlyFile } from '@lqc/contracts';
import { entryOf, inUploadOrder, otherThanLabel, problemOf, withContent } from './upload-list';

const aFile = (name: string) => new File(['x'], name);
const anEntry = (name: string, id = 1) => entryOf(id, aFile(name));
const told = (change: object) => ({
  success: true as const,
  kind: 'quarterly' as const,
  year: null,
  quarter: null,
  stored_as: null,
  matches: [],
  ...change,
});
const STORED = [
  { id: 'a', label: 'Triwulan II 2025', year: 2025, quarter: 2 },
] as unknown as QuarterlyFile[];

test.each([
  ['Triwulan III 2025.xlsx', 'quarterly', 'Triwulan III 2025'],
  ['diary_notes_TW3_2025_final.xlsx', 'quarterly', 'Triwulan III 2025'],
  ['2025 Q1 liaison.xls', 'quarterly', 'Triwulan I 2025'],
  ['Database perusahaan 2025.xlsx', 'company', ''],
  ['liaison.xlsx', null, ''],
])('%s tells by its name what it is', (name, kind, label) => {
  expect(anEntry(name)).toMatchObject({ kind, label });
});

test('the content says what the name does not', () => {
  expect(withContent(anEntry('liaison.xlsx'), told({ year: 2025, quarter: 4 }))).toMatchObject({
    kind: 'quarterly',
    label: 'Triwulan IV 2025',
  });
  expect(withContent(anEntry('2025.xlsx'), told({ kind: 'company' }))).toMatchObject({
    kind: 'company',
  });
});

test('the kind that a person chose holds, whatever the content shows', () => {
  const chosen = { ...anEntry('liaison.xlsx'), kind: 'company' as const, isChosen: true };
  expect(withContent(chosen, told({ year: 2025, quarter: 4 })).kind).toBe('company');
});

test("where name and content name two quarters the name holds, and that is said; one's own words always hold", () => {
  const two = withContent(anEntry('TW II 2025.xlsx'), told({ year: 2025, quarter: 1 }));
  expect(two.label).toBe('Triwulan II 2025');
  expect(otherThanLabel(two)).toMatchObject({ by: 'notes', said: { year: 2025, quarter: 1 } });
  const typed = { ...anEntry('liaison.xlsx'), label: '', isTyped: true };
  expect(withContent(typed, told({ year: 2025, quarter: 1 })).label).toBe('');
});

test('a label that is typed over is held against what name and content say', () => {
  const found = withContent(anEntry('Triwulan III 2024.xlsx'), told({ year: 2024, quarter: 3 }));
  expect(otherThanLabel(found)).toBeNull();
  const typed = { ...found, label: 'Triwulan IV 2024', isTyped: true };
  expect(otherThanLabel(typed)).toMatchObject({ stored: { year: 2024, quarter: 4 } });
  expect(problemOf(typed, [typed], [])).toBeNull();
  const unread = { ...anEntry('Triwulan III 2024.xlsx'), label: 'Triwulan IV 2024' };
  expect(otherThanLabel(unread)).toMatchObject({ by: 'file_name' });
});

test('a quarter that is stored, under this label or another, is refused until it is to be exchanged', () => {
  const again = withContent(anEntry('TW 2 - 2025.xlsx'), told({}));
  expect(problemOf(again, [again], STORED)).toBe(
    'Label triwulan sudah digunakan. Pilih label yang berbeda.',
  );
  expect(problemOf({ ...again, replaces: 'a' }, [again], STORED)).toBeNull();
});

test('the same calendar quarter under another label has a sentence of its own', () => {
  const other = { ...anEntry('liaison.xlsx'), kind: 'quarterly' as const, label: 'TW 2 2025' };
  const problem = problemOf(other, [other], STORED);
  expect(problem).toMatch(/^Triwulan ini sudah tersimpan dengan label "Triwulan II 2025"/);
});

test('two files of one quarter, two databases, a file without a quarter and a letter are told apart', () => {
  const [one, two] = [anEntry('TW I 2025.xlsx', 1), anEntry('Triwulan I 2025 (2).xlsx', 2)];
  expect(problemOf(one, [one, two], [])).toMatch(/dua file/i);
  const [a, b] = [anEntry('database.xlsx', 1), anEntry('database lama.xlsx', 2)];
  expect(problemOf(a, [a, b], [])).toMatch(/satu database perusahaan/i);
  const nameless = withContent(anEntry('liaison.xlsx'), told({}));
  expect(problemOf(nameless, [nameless], [])).toBe('Harap isi label triwulan terlebih dahulu');
  expect(problemOf(anEntry('surat.docx'), [], [])).toMatch(/Jenis file tidak didukung/);
});

test('the company database goes first', () => {
  const entries = [anEntry('TW I 2025.xlsx', 1), anEntry('database.xlsx', 2)];
  expect(inUploadOrder(entries).map(({ id }) => id)).toEqual([2, 1]);
});
