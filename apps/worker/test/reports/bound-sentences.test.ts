import type { BoundMark, ReadySentence, ReadySentences, Report } from '@lqc/contracts';
import ExcelJS from 'exceljs';
import { running, withRunningWorker } from '../running-worker.js';
import { aReport, reportOf, sectionOf } from './a-report.js';

let report: Report;
let ready: ReadySentences;
withRunningWorker({ samples: 12 }, async () => {
  report = await aReport(running);
  ready = await sentencesOf(report.session_id);
});

/** What can be said of investment on the data of an analysis. */
async function sentencesOf(sessionId: string): Promise<ReadySentences> {
  const request = { kind: 'indikator', target: 'investasi' } as const;
  return (await running.run('ready-sentences', { sessionId, request })).result as ReadySentences;
}

const price = async () => sectionOf(await reportOf(running, report.id), 'investasi');
const the = (type: string): ReadySentence =>
  ready.sentences.find(({ claim }) => claim.type === type)!;
const levelNow = () =>
  ready.sentences.find(({ claim }) => claim.type === 'level' && claim.base === null)!;

/** A text in which the sentences stand with others around them, and their marks. */
function textWith(...sentences: readonly ReadySentence[]) {
  let text = 'Kata pembuka.';
  const bound: BoundMark[] = [];
  for (const { claim, texts } of sentences) {
    const start = text.length + 1;
    text += ` ${texts[0]} Kata penyambung.`;
    bound.push({ start, end: start + texts[0]!.length, claim });
  }
  return { text, bound };
}

async function keep({ text, bound }: { text: string; bound: BoundMark[] }) {
  const { id: sectionId, version } = await price();
  const kept = { reportId: report.id, sectionId, text, version, bound };
  expect((await running.run('check-section', kept)).status).toBe('completed');
  return price();
}

/** What the section says of the sentence at this mark. */
const statementAt = ({ statements }: Awaited<ReturnType<typeof price>>, { start }: BoundMark) =>
  statements.find((one) => one.start === start)!;

test('an inserted sentence is right with its figures, also where nobody could read it', async () => {
  const { text, bound } = textWith(levelNow(), the('change_range'), the('reason'));
  const section = await keep({ text, bound });
  expect(section.bound).toEqual(bound);
  expect(section.red).toEqual([]);
  for (const mark of bound)
    expect(statementAt(section, mark)).toMatchObject({ status: 'supported', is_bound: true });
  expect(statementAt(section, bound[0]!).claims.flatMap(({ facts }) => facts)).toContain(
    'average.investasi.now',
  );
  expect(statementAt(section, bound[2]!).evidence).not.toEqual([]);
});

test('a mark is believed in nothing: other words, another claim, a denial in front, or half a sentence', async () => {
  const { text, bound } = textWith(levelNow());
  const [mark] = bound as [BoundMark];
  const words = text.slice(mark.start, mark.end);
  const wrong = words.replace(/\d,\d\d/, '4,99');
  const forged = await keep({ text: text.replace(words, wrong), bound });
  expect(forged.bound).toEqual([]);
  expect(forged.red).toEqual([wrong]);
  expect(forged.statements.some((one) => one.is_bound)).toBe(false);

  const other = { ...mark, claim: { ...mark.claim, indicator: 'domestik' as const } };
  expect((await keep({ text, bound: [other] })).bound).toEqual([]);

  const denial = 'Tidak benar bahwa ';
  const denied = `${denial}${words}`;
  const moved = { ...mark, start: denial.length, end: denied.length };
  const section = await keep({ text: denied, bound: [moved] });
  expect(section.statements[0]).not.toHaveProperty('is_bound');
  expect(section.statements[0]!.status).not.toBe('supported');

  const half = { ...mark, start: mark.start + 5 };
  expect((await keep({ text, bound: [half] })).bound).toEqual([]);
});

test('words around a bound sentence are read, and leave it bound', async () => {
  const { text, bound } = textWith(levelNow());
  const [mark] = bound as [BoundMark];
  const before = 'Rata-rata investasi sebesar 4,98. ';
  const moved = { ...mark, start: mark.start + before.length, end: mark.end + before.length };
  const section = await keep({ text: before + text, bound: [moved] });
  expect(section.bound).toEqual([moved]);
  expect(section.red).toEqual([before.trim()]);
  expect(statementAt(section, moved)).toMatchObject({ status: 'supported', is_bound: true });
});

test('a replaced quarter writes bound sentences anew in their wording, says so, and reads the others again', async () => {
  const { database } = running;
  const typed = 'Kata penyambung.';
  const level = levelNow();
  await keep(textWith({ ...level, texts: [level.texts[1]!] }));
  const before = await price();
  const [was] = level.texts.slice(1);
  const fileId = report.quarter_now.file_id!;
  const { sha256 } = (await database.files.find(fileId))!;
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await database.contents.read(sha256))! as unknown as ArrayBuffer);
  for (const sheet of book.worksheets)
    sheet.eachRow((row) => {
      const values = row.values as unknown[];
      const score = values.indexOf('Investasi - Likert Scale') + 1;
      if (score > 0 && typeof values[score] === 'number') row.getCell(score).value = 2;
    });
  const stored = await running.run('read-quarterly-file', {
    contentSha256: await running.content(new Uint8Array(await book.xlsx.writeBuffer())),
    fileName: 'a.xlsx',
    label: report.quarter_now.label,
    replaces: fileId,
  });
  expect(stored.status).toBe('completed');
  await refreshed();
  const after = await price();
  const { sentences } = await sentencesOf((await reportOf(running, report.id)).session_id);
  const [, now] = sentences.find(({ claim }) => claim.type === 'level')!.texts;
  expect(now).not.toBe(was);
  expect(after).toMatchObject({
    text: before.text.replace(was!, now!),
    version: before.version + 1,
    state: 'draf',
    rewritten: [{ was, now }],
  });
  expect(after.text).toContain(typed);
  const [mark] = after.bound as [BoundMark];
  expect(after.text.slice(mark.start, mark.end)).toBe(now);
  expect(statementAt(after, mark)).toMatchObject({ status: 'supported', is_bound: true });
  const { id } = after;
  const [latest] = await database.reportSections.versions(id);
  expect(latest).toMatchObject({ version: after.version, text: after.text, writer: 'automatic' });
  // Whoever stores the text has seen it.
  expect((await keep(after)).rewritten).toEqual([]);
});

async function refreshed(): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    const [found] = (await running.database.dataSource.query(
      `SELECT status FROM job_run WHERE name = 'refresh-reports' AND status <> 'queued' AND status <> 'running'`,
    )) as { status: string }[];
    if (found) return expect(found).toMatchObject({ status: 'completed' });
    await new Promise((look) => setTimeout(look, 50));
  }
  throw new Error('no report was refreshed');
}
