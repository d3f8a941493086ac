import xlsx from '@e965/xlsx';
import { writeTables } from '../src/document/index.js';
import { sampleReport } from './report-document.js';

const rowsOf = (book: xlsx.WorkBook, name: string) =>
  xlsx.utils.sheet_to_json<(string | number | null)[]>(book.Sheets[name]!, {
    header: 1,
    defval: null,
  });

test('the workbook has every table of the document under its number, each average beside its n', async () => {
  const book = xlsx.read(await writeTables(await sampleReport()));
  expect(book.SheetNames[0]).toBe('Daftar Tabel');
  expect(book.SheetNames).toEqual(expect.arrayContaining(['Tabel L.1', 'Tabel L.2']));
  const listed = rowsOf(book, 'Daftar Tabel').filter(([name]) =>
    book.SheetNames.includes(String(name)),
  );
  expect(listed.map(([name]) => name)).toEqual(book.SheetNames.slice(1));
  for (const name of book.SheetNames.slice(1)) {
    const heads = rowsOf(book, name).find((row) => row.includes('Rata-rata'));
    heads?.forEach((head, at) => {
      if (head === 'Rata-rata') expect(heads[at - 1]).toBe('n');
    });
  }
});

test('figures of the samples are those that were worked out elsewhere', async () => {
  const book = xlsx.read(await writeTables(await sampleReport()));
  const rows = rowsOf(book, 'Tabel L.1');
  const domestik = rows.find(([label]) => label === 'Permintaan Domestik')!;
  expect(domestik.slice(0, 3)).toEqual(['Permintaan Domestik', 37, 3.03]);
});

test('the copy that leaves holds back what shows a firm, also in what the sectors add up to', async () => {
  const book = xlsx.read(await writeTables(await sampleReport('release')));
  for (const name of book.SheetNames.slice(1)) {
    for (const row of rowsOf(book, name)) {
      const [, n] = row;
      if (typeof n === 'number' && typeof row[0] === 'string') expect(n === 0 || n >= 3).toBe(true);
    }
  }
  const held = book.SheetNames.filter((name) =>
    rowsOf(book, name).some((row) => row.includes('ditahan')),
  );
  expect(held.length).toBeGreaterThan(0);
});
