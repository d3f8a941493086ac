import { MERGE_MAX_FILES, type MergePreviewItem } from '@lqc/contracts';
import { added, moved, previewed, removed, sharesSent } from './merge-list';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const list = (...names: string[]) =>
  added(
    [],
    names.map((name) => file(name)),
  ).entries;
const names = (entries: readonly { file: File }[]) => entries.map(({ file: { name } }) => name);
const item = (position: number, over: Partial<MergePreviewItem>): MergePreviewItem => ({
  position,
  fileName: '',
  fileSize: 0,
  sheetName: null,
  originalName: null,
  status: 'ready',
  error: null,
  code: null,
  converted: false,
  hidden: false,
  notes: [],
  ...over,
});

describe('the list of files', () => {
  it('takes workbooks of both kinds and says how many others it did not', () => {
    const { entries, refused } = added([], [file('a.XLSX'), file('b.xls'), file('c.pdf')]);
    expect([names(entries), refused]).toEqual([['a.XLSX', 'b.xls'], 1]);
  });

  it('takes no more than may be merged at once', () => {
    const many = Array.from({ length: MERGE_MAX_FILES + 1 }, (_, at) => file(`${at}.xlsx`, 1));
    const { entries, tooMany } = added([], many);
    expect([entries.length, tooMany]).toEqual([MERGE_MAX_FILES, true]);
  });

  it('stays merged when somebody looks at it, and not when it is changed', () => {
    const items = [item(0, { sheetName: 'a' }), item(1, { sheetName: 'b' })];
    const merged = previewed(list('a.xlsx', 'b.xlsx'), items, 'completed');
    const statuses = (entries: typeof merged) => entries.map(({ status }) => status);
    expect(statuses(previewed(merged, items))).toEqual(['completed', 'completed']);
    expect(statuses(moved(merged, 1, 0))).toEqual(['ready', 'ready']);
  });

  it('keeps the order that a person gives it', () => {
    const entries = list('a.xlsx', 'b.xlsx', 'c.xlsx');
    expect(names(moved(entries, 2, 0))).toEqual(['c.xlsx', 'a.xlsx', 'b.xlsx']);
    expect(names(removed(entries, entries[1]!.id))).toEqual(['a.xlsx', 'c.xlsx']);
  });

  it('tells files of one name apart by their place', () => {
    const seen = previewed(list('a.xlsx', 'a.xlsx'), [
      item(0, { sheetName: 'Melati' }),
      item(1, { status: 'error', error: 'Sama.' }),
      item(0, { sheetName: 'Melati (2)' }),
    ]);
    expect(seen.map(({ status, sheets, error }) => [status, sheets, error])).toEqual([
      ['ready', ['Melati', 'Melati (2)'], null],
      ['error', [], 'Sama.'],
    ]);
  });

  it('forgets the sheets when the order changes, for names depend on it', () => {
    const seen = previewed(list('a.xlsx', 'b.xlsx'), [
      item(0, { sheetName: 'A' }),
      item(1, { sheetName: 'A (2)' }),
    ]);
    expect(moved(seen, 0, 1).map(({ sheets }) => sheets)).toEqual([null, null]);
  });

  it('never calls a broken file ready again, however the list is changed', () => {
    const seen = previewed(list('a.xlsx', 'rusak.xlsx', 'b.xlsx'), [
      item(0, { sheetName: 'A' }),
      item(1, { status: 'error', error: 'Bukan buku kerja.' }),
      item(2, { sheetName: 'B' }),
    ]);
    const changed = [
      moved(seen, 2, 0),
      removed(seen, seen[0]!.id),
      added(seen, [file('c.xlsx')]).entries,
    ];
    for (const entries of changed)
      expect(entries.find(({ file: { name } }) => name === 'rusak.xlsx')).toMatchObject({
        status: 'error',
        error: 'Bukan buku kerja.',
      });
  });

  it('says how much of each file is on its way', () => {
    const entries = added([], [file('a.xlsx', 10), file('b.xlsx', 30)]).entries;
    expect(sharesSent(entries, 0.5)).toEqual([1, 1 / 3]);
  });
});
