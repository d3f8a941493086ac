import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ANALYSIS_TYPES,
  CHAPTERS,
  Conclusion,
  LIKERT_SCALE,
  ReleaseVerdict,
  ReportChapter,
  ReportState,
  SectionKind,
  SectionState,
  SectionWriter,
} from '@lqc/contracts';
import { backUp, restore } from '../src/backup/index.js';
import { type Database, migrate } from '../src/index.js';
import { CheckedValues1700000000061 } from '../src/migrations/0061-checked-values.js';
import { aPerson, askOnce } from '../src/testing/index.js';
import { aReport } from './support/a-report.js';
import { databaseBefore } from './support/before-migration.js';
import { database, postgres, withDatabase } from './support/with-database.js';

withDatabase();

test.each([
  ['report', 'state', ReportState.options],
  ['report_section', 'state', SectionState.options],
  ['report_section', 'chapter', ReportChapter.options],
  ['report_section', 'kind', SectionKind.options],
  ['report_section', 'writer', SectionWriter.options],
  ['report_section_version', 'writer', SectionWriter.options],
  ['release_override', 'verdict', ReleaseVerdict.options],
  ['conclusion', 'chapter', CHAPTERS],
  ['conclusion', 'analysis_type', ANALYSIS_TYPES],
  ['conclusion', 'writer', Conclusion.shape.writer.options],
] as const)(
  '%s.%s is stored by the list of words that it is read by',
  async (table, column, words) => {
    const [check] = await database.dataSource.query(
      `SELECT pg_get_constraintdef(oid) AS is FROM pg_constraint WHERE conname = $1`,
      [`${table}_${column}_check`],
    );
    const list = words.map((word) => `'${word}'::text`).join(', ');
    expect(check.is).toBe(`CHECK ((${column} = ANY (ARRAY[${list}])))`);
  },
);

test('a score is stored on the scale that figures are made on', async () => {
  const [check] = await database.dataSource.query(
    `SELECT pg_get_constraintdef(oid) AS is FROM pg_constraint WHERE conname = 'answer_score_check'`,
  );
  expect(check.is.match(/\d+/g).map(Number)).toEqual([LIKERT_SCALE.min, LIKERT_SCALE.max]);
});

describe('a database of before with a row that nobody can read', () => {
  let earlier: Database;
  let url: string;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'liaison-checks-test-'));
    earlier = await databaseBefore(CheckedValues1700000000061);
    ({ url } = earlier.dataSource.options as { url: string });
    await aReport(earlier, (await aPerson(earlier)).id);
    await aReport(earlier, (await aPerson(earlier, 'sari')).id);
    await askOnce(
      url,
      `UPDATE report SET state = 'selesai' WHERE id = (SELECT min(id::text)::uuid FROM report)`,
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const toldAtStart = async (of: Database) => {
    const told: string[] = [];
    await migrate(of, { tell: (line) => void told.push(line) });
    return told.filter((line) => line.includes('report_state_check'));
  };

  test('starts, takes no further such row, and every start tells of it until the row is mended', async () => {
    const told = [expect.stringMatching(/^rows of report .* report_state_check .*23514/)];
    expect(await toldAtStart(earlier)).toEqual(told);
    await expect(askOnce(url, `UPDATE report SET state = 'beres'`)).rejects.toThrow(
      'report_state_check',
    );
    expect(await toldAtStart(earlier)).toEqual(told);

    const { folder: kept } = await backUp(url, folder);
    const restored = await postgres.createDatabase({ migrated: false });
    await restore(restored.url, kept);
    expect(await toldAtStart(restored.database)).toEqual(told);

    await askOnce(url, `UPDATE report SET state = 'draf' WHERE state = 'selesai'`);
    expect(await toldAtStart(earlier)).toEqual([]);
    expect(await askOnce(url, 'SELECT FROM pg_constraint WHERE NOT convalidated')).toEqual([]);
  });
});
