import { IS_NIGHT } from '@lqc/contracts/testing';
import type { StoredChatMessage } from '@lqc/database';
import { type ModelScript, repliesFromData, repliesInClaims } from '@lqc/drafting/testing';
import { running, sampleSession, standIn, withModel } from './running-worker.js';

// Thirty questions about the sample data and beyond them. Every known reply is worked out here by
// SQL, without the product's own statistics; the stand-in answers from what the prompt gives it, in
// claims as it is asked and in free text as a model does that passes over the form.

let sessionId: string;
let now: string;
let before: string;

withModel({ samples: IS_NIGHT ? 40 : 12 }, async () => {
  sessionId = await sampleSession(running);
  await running.run('start-session', { sessionId });
  const session = (await running.database.sessions.find(sessionId))!;
  [now, before] = [session.surveyNowId!, session.surveyBeforeId!];
});

const conversation = () => ({ sessionId, userId: running.ownerId, requestId: null });
const ask = async (content: string, indicator: string | null = null) => {
  const { database, queue, ended } = running;
  await database.chat.clear(conversation());
  const begun = await database.chat.ask(conversation(), { content, indicator, summary: null });
  await queue.enqueue(begun.runId, 'answer-question');
  await ended(begun.runId);
  return (await database.chat.find(conversation(), begun.reply.id))!;
};

const query = async (sql: string, ...parameters: unknown[]): Promise<number> => {
  const rows: { value: string }[] = await running.database.dataSource.query(sql, parameters);
  return Number(rows[0]!.value);
};
const OF_SURVEY = `FROM answer a JOIN contact_note c ON c.id = a.contact_id
  LEFT JOIN company co ON co.key = c.company_key
  WHERE c.survey_id = $1 AND a.indicator = $2 AND a.score IS NOT NULL`;
const average = (survey: string, key: string) =>
  query(`SELECT round(avg(a.score)::numeric, 2) AS value ${OF_SURVEY}`, survey, key);
const answersOf = (survey: string, key: string, where = 'true') =>
  query(`SELECT count(*) AS value ${OF_SURVEY} AND ${where}`, survey, key);
const change = async (key: string) =>
  Math.round(((await average(now, key)) - (await average(before, key))) * 100) / 100;
const moved = (sign: '>' | '<') =>
  query(
    `WITH averages AS (SELECT a.indicator, c.survey_id, round(avg(a.score)::numeric, 2) AS average
       FROM answer a JOIN contact_note c ON c.id = a.contact_id WHERE a.score IS NOT NULL GROUP BY 1, 2)
     SELECT count(*) AS value FROM averages n JOIN averages b USING (indicator)
      WHERE n.survey_id = $1 AND b.survey_id = $2 AND n.average ${sign} b.average`,
    now,
    before,
  );
const share = (key: string, where: string) =>
  query(
    `SELECT round(100.0 * count(*) FILTER (WHERE ${where}) / count(*), 1) AS value ${OF_SURVEY}`,
    now,
    key,
  );
const balance = (key: string) =>
  query(
    `SELECT round(100.0 * sum(sign(a.score - 3))::numeric / count(*), 1) AS value ${OF_SURVEY}`,
    now,
    key,
  );
const companies = () =>
  query(`SELECT count(DISTINCT company_key) AS value FROM contact_note WHERE survey_id = $1`, now);
const contacts = () =>
  query(`SELECT count(*) AS value FROM contact_note WHERE survey_id = $1`, now);
const ofSector = (sector: string) =>
  query(
    `SELECT count(DISTINCT c.company_key) AS value FROM contact_note c JOIN company co ON co.key = c.company_key
      WHERE c.survey_id = $1 AND co.sector = $2`,
    now,
    sector,
  );
const averageOfSector = (key: string, sector: string) =>
  query(
    `SELECT round(avg(a.score)::numeric, 2) AS value ${OF_SURVEY} AND co.sector = $3`,
    now,
    key,
    sector,
  );

const shown = (value: number, decimals: number) =>
  value.toLocaleString('id-ID', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
/** Numbers of a reply stand as numbers of their own, not inside others. */
const says = ({ content }: StoredChatMessage, figure: string) =>
  new RegExp(`(?<![\\d,.])${figure.replaceAll('.', '\\.')}(?![\\d,]\\d)`).test(content);
const faults = ({ checks }: StoredChatMessage) =>
  checks!.filter(({ status }) => status === 'contradicted' || status === 'unknown');

const figures: [question: string, known: () => Promise<number>, decimals: number][] = [
  ['Berapa rata-rata Harga Jual pada Triwulan III 2025?', () => average(now, 'harga jual'), 2],
  ['Berapa rata-rata Harga Jual pada Triwulan II 2025?', () => average(before, 'harga jual'), 2],
  ['Berapa perubahan rata-rata Permintaan Domestik?', () => change('domestik'), 2],
  ['Berapa perubahan rata-rata Kapasitas Utilisasi?', () => change('kapasitas utilisasi'), 2],
  ['Berapa rata-rata utilisasi Triwulan III 2025?', () => average(now, 'kapasitas utilisasi'), 2],
  [
    'Berapa rata-rata Perkiraan Penjualan Triwulan III 2025?',
    () => average(now, 'perkiraan penjualan'),
    2,
  ],
  ['Berapa jumlah kontak pada Triwulan III 2025?', contacts, 0],
  ['Berapa jumlah perusahaan pada Triwulan III 2025?', companies, 0],
  ['Berapa jumlah indikator naik?', () => moved('>'), 0],
  ['Berapa jumlah indikator turun?', () => moved('<'), 0],
  [
    'Berapa jawaban di atas netral pada Harga Jual Triwulan III 2025?',
    () => answersOf(now, 'harga jual', 'a.score > 3'),
    0,
  ],
  ['Berapa perusahaan lapangan usaha Konstruksi?', () => ofSector('Konstruksi'), 0],
  [
    'Berapa rata-rata Harga Jual Konstruksi pada Triwulan III 2025?',
    () => averageOfSector('harga jual', 'Konstruksi'),
    2,
  ],
];

/** What is told of so many contacts only as are asked by night. */
const figuresOfMany: typeof figures = [
  ['Berapa jawaban sah Investasi pada Triwulan III 2025?', () => answersOf(now, 'investasi'), 0],
  ['Berapa rata-rata Permintaan Ekspor Triwulan III 2025?', () => average(now, 'ekspor'), 2],
  [
    'Berapa persen jawaban netral pada Margin Usaha Triwulan III 2025?',
    () => share('margin usaha', 'a.score = 3'),
    1,
  ],
  ['Berapa saldo bersih Margin Usaha?', () => balance('margin usaha'), 1],
];

const reasons: [question: string, said: RegExp, view: string | null][] = [
  ['Mengapa harga jual turun?', /harga jual/i, null],
  ['Mengapa turun?', /margin usaha/i, 'margin usaha'],
  ['Apa kata kontak tentang persaingan produk impor?', /impor/i, null],
  ['Apa dampak curah hujan?', /hujan/i, null],
];

const reasonsOfMany: typeof reasons = [
  ['Apa alasan kontak tentang biaya energi?', /biaya energi/i, null],
];

const outside: [question: string, view: string | null][] = [
  ['Siapa presiden Indonesia?', 'harga jual'],
  ['Berapa inflasi Jakarta bulan ini?', null],
  ['Berapa rata-rata Harga Jual pada Triwulan I 2019?', null],
  ['Berapa rata-rata Pembiayaan dan Suku Bunga?', null],
  ['Berapa perubahan Harga Jual dibandingkan triwulan yang sama tahun lalu?', null],
  ['Buatkan resep rendang', 'domestik'],
  ['Berapa kurs dolar hari ini?', 'ekspor'],
  ['Bagaimana harga jual di Administrasi Pemerintahan?', null],
];

/** By day one in three of each kind. */
const byDay = <Kind>(all: Kind[], more: Kind[] = []) =>
  IS_NIGHT ? [...all, ...more] : all.filter((_, at) => at % 3 === 0);
const askedFigures = byDay(figures, figuresOfMany);
const askedReasons = byDay(reasons, reasonsOfMany);
/** How many questions of a kind are answered in free text too. */
const FREELY = IS_NIGHT ? askedFigures.length : 1;
const forms: [form: string, script: ModelScript, questions: number][] = [
  ['in claims', repliesInClaims, askedFigures.length],
  ['in free text', repliesFromData, FREELY],
];

describe.each(forms)('answered %s', (_, script, questions) => {
  beforeAll(() => standIn.script(script));

  test.each(askedFigures.slice(0, questions))('%s', async (question, known, decimals) => {
    const value = await known();
    const reply = await ask(question);
    const figure = shown(Math.abs(value), decimals);
    expect(says(reply, figure) ? figure : `${figure} is not in ${reply.content}`).toBe(figure);
    expect(reply.basis).toBe('data');
    expect(faults(reply)).toEqual([]);
  });

  test.each(askedReasons.slice(0, questions))('%s', async (question, said, view) => {
    const reply = await ask(question, view);
    expect(reply).toMatchObject({ status: 'complete', basis: 'data' });
    expect(reply.citations.length).toBeGreaterThan(0);
    for (const { id, start, end, contact_id: contact, quote } of reply.citations) {
      expect(reply.content.slice(start, end)).toBe(id);
      const rows: { narrative: string }[] = await running.database.dataSource.query(
        `SELECT narrative FROM answer WHERE contact_id = $1 AND narrative IS NOT NULL`,
        [contact],
      );
      expect(rows.some(({ narrative }) => narrative.includes(quote))).toBe(true);
      expect(quote).toMatch(said);
    }
    expect(faults(reply)).toEqual([]);
  });
});

test.each(byDay(outside))('declined without the model: %s', async (question, view) => {
  const before = standIn.requests.length;
  const reply = await ask(question, view);
  expect(reply.content).toMatch(/^Data sesi ini tidak memuat/);
  expect(reply).toMatchObject({ status: 'complete', basis: 'declined', citations: [] });
  expect(faults(reply)).toEqual([]);
  expect(standIn.requests).toHaveLength(before);
});

test('there are thirty of them', () => {
  expect([figures, figuresOfMany, reasons, reasonsOfMany, outside].flat()).toHaveLength(30);
});
