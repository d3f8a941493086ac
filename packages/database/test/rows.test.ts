import { z } from 'zod';
import { changed, firstRow, hasRows, prepared, rows, scalars } from '../src/rows.js';
import { database, withDatabase } from './support/with-database.js';

withDatabase(() => database.dataSource.query(`CREATE TABLE word (text text, weight integer)`));

const Word = z.object({ text: z.string(), weight: z.number() });
const ofWeight = prepared(
  'words-of-weight',
  Word,
  `SELECT text, weight FROM word WHERE weight = $1`,
);

test('rows of every kind of statement come as their schema says, and are counted', async () => {
  const { dataSource } = database;
  const added = `INSERT INTO word VALUES ('naik', 1), ('turun', 1) RETURNING text, weight`;
  expect(await rows(dataSource, Word, added)).toHaveLength(2);
  const heavier = `UPDATE word SET weight = 2 WHERE text = $1 RETURNING text, weight`;
  expect(await firstRow(dataSource, Word, heavier, ['naik'])).toEqual({ text: 'naik', weight: 2 });
  expect(await firstRow(dataSource, Word, heavier, ['tetap'])).toBeNull();
  expect(await ofWeight(dataSource, [1])).toEqual([{ text: 'turun', weight: 1 }]);
  expect(await scalars(dataSource, z.string(), `SELECT text FROM word ORDER BY text`)).toEqual([
    'naik',
    'turun',
  ]);
  expect(await hasRows(dataSource, `SELECT FROM word WHERE weight = $1`, [2])).toBe(true);
  expect(await hasRows(dataSource, `UPDATE word SET weight = 2 WHERE text = 'tetap'`)).toBe(false);
  expect(await changed(dataSource, `UPDATE word SET weight = 3`)).toBe(2);
  expect(await changed(dataSource, `DELETE FROM word WHERE text = 'naik'`)).toBe(1);
});

test('a row that is not what the code believes is not handed on', async () => {
  const { dataSource } = database;
  await dataSource.query(`INSERT INTO word VALUES (NULL, 7)`);
  const unnamed = `SELECT text, weight FROM word WHERE weight = 7`;
  await expect(rows(dataSource, Word, unnamed)).rejects.toThrow('expected string, received null');
  const text = `SELECT text FROM word WHERE weight = 7`;
  await expect(scalars(dataSource, z.string(), text)).rejects.toThrow('received null');
  await expect(ofWeight(dataSource, [7])).rejects.toThrow('expected string, received null');
});
