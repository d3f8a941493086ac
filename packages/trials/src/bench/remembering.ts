import type { Client } from '@lqc/client';
import type pg from 'pg';
import { RARE_WORDS, workbookFile } from '../index.js';
import { sampleQuarter } from '@lqc/sample-data';
import { median, milliseconds, percentile, seconds } from './measure.js';
import { timed } from './running-product.js';

export type Remembered = { api: Client; database: pg.Client; of: string };

const CALLS = 60;
const WORDS = 40;
const ASK_AGAIN_MS = 500;
const LABEL = 'Triwulan I 2026';

/** Milliseconds of each of so many calls, after one that is not counted. */
async function times(call: (at: number) => Promise<unknown>, count = CALLS) {
  await call(0);
  const all = [];
  for (let at = 1; at <= count; at += 1) all.push((await timed(() => call(at)))[0]);
  return all;
}

const middle = (all: readonly number[]) => milliseconds(median(all));
const both = (all: readonly number[]) =>
  `${middle(all)}, p95 ${milliseconds(percentile(all, 0.95))}`;

/** Asks until an answer lacks nothing; gives the milliseconds of the first answer and of all. */
async function completed(lacking: () => Promise<number>) {
  const [first, left] = await timed(lacking);
  if (left === 0) return { first, all: first };
  const [rest] = await timed(async () => {
    do await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
    while ((await lacking()) > 0);
  });
  return { first, all: first + rest };
}

const summedUp = ({ api }: Remembered) =>
  completed(async () => (await api.call('historyOverview', { query: {} })).outdated);

export async function* measureHistory(remembered: Remembered) {
  const { api, database, of } = remembered;
  const summing = await summedUp(remembered);
  const history = await times(() => api.call('history', { query: { indicator: 'domestik' } }));
  const overview = await times(() => api.call('historyOverview', { query: {} }), 10);
  const cells = await times(
    () => api.call('historyCells', { query: { indicator: 'domestik' } }),
    10,
  );
  const { rows: surveys } = await database.query(
    `SELECT survey_id AS id FROM workbook_file WHERE kind = 'quarterly'`,
  );
  const [loading] = await timed(async () => {
    for (const { id } of surveys)
      await database.query(
        `SELECT n.id, n.name, n.company_key, a.indicator, a.score, a.narrative
           FROM contact_note n JOIN answer a ON a.contact_id = n.id WHERE n.survey_id = $1`,
        [id],
      );
  });
  yield {
    what: `History of an indicator, ${of}`,
    measured: both(history),
    promise: '< 300 ms',
    beside: `loading all surveys ${seconds(loading)}; all indicators with findings ${middle(overview)}; sectors of an indicator ${middle(cells)}`,
  };
  yield {
    what: `The first history after an upgrade, ${of}`,
    measured: milliseconds(summing.first),
    promise: '–',
    beside: `all summed up after ${seconds(summing.all)}`,
  };
}

export async function* measureSearch({ api, database, of }: Remembered) {
  const step = Math.floor(RARE_WORDS.length / WORDS);
  const words = RARE_WORDS.filter((_word, at) => at % step === 5);
  const word = (at: number) => words[at % words.length] ?? '';
  const search = await times((at) => api.call('search', { query: { q: word(at) } }));
  const filtered = await times((at) =>
    api.call('search', { query: { q: `${word(at)} ATAU "${word(at + 1)}"`, score: '2' } }),
  );
  const common = await times(() => api.call('search', { query: { q: '"upah minimum"' } }), 3).then(
    middle,
    () => 'not answered within a minute',
  );
  const like = await times(
    (at) =>
      database.query(
        `SELECT count(DISTINCT contact_id), count(*) FROM answer WHERE narrative ILIKE $1`,
        [`%${word(at)}%`],
      ),
    2,
  );
  yield {
    what: `Searching a word with facets, ${of}`,
    measured: both(search),
    promise: 'p95 < 300 ms',
    beside: `\`ILIKE\` counting alone ${middle(like)}; two words and a facet ${both(filtered)}; a phrase of every thirteenth narrative ${common}`,
  };
}

export async function* measureContacts({ api, database, of }: Remembered) {
  const { rows: companies } = await database.query(
    `SELECT company_key AS key FROM contact_note GROUP BY 1 ORDER BY md5(company_key) LIMIT 60`,
  );
  const contact = await times((at) =>
    api.call('contact', { params: { key: companies[at % companies.length].key } }),
  );
  yield {
    what: `A contact's page, ${of}`,
    measured: both(contact),
    promise: '< 100 ms',
    beside: '–',
  };
  const list = await times(() => api.call('contacts', { query: { not_visited: '4' } }), 10);
  const plan = await times(() => api.call('plan', { query: {} }), 10);
  yield {
    what: `The list of contacts, ${of}`,
    measured: both(list),
    promise: '< 300 ms',
    beside: `the plan of visits ${both(plan)}`,
  };
}

export async function* measureThemes({ api, of }: Remembered) {
  const asked = () => api.call('themes', { query: {} });
  const reading = await completed(async () => (await asked()).unread);
  const themes = await times(asked, 20);
  const { themes: dictionary } = await asked();
  const key = dictionary[0]?.theme ?? '';
  const sentences = await times(
    () => api.call('themeSentences', { params: { key }, query: {} }),
    10,
  );
  yield {
    what: `Themes by quarter and sector, ${of}`,
    measured: both(themes),
    promise: '< 300 ms',
    beside: `the sentences of a theme ${middle(sentences)}; at the very first ${milliseconds(reading.first)}, all quarters read after ${seconds(reading.all)}`,
  };
}

export async function* measureNotes({ api, of }: Remembered) {
  const contradictions = await times(() => api.call('contradictions', { query: {} }), 20);
  const [first] = await timed(() => api.call('noteFindings', { query: {} }));
  const findings = await times(() => api.call('noteFindings', { query: {} }), 10);
  yield {
    what: `Scores against words in all quarters, ${of}`,
    measured: both(contradictions),
    promise: '< 300 ms',
    beside: `notes to look at again ${middle(findings)}, at first ${milliseconds(first)}`,
  };
}

export async function* measureNewQuarter(remembered: Remembered) {
  const { api, of } = remembered;
  const storing: number[] = [];
  const history: number[] = [];
  for (const seed of [91, 92, 93]) {
    const file = workbookFile(await sampleQuarter({ seed, contacts: 60, year: 2026, quarter: 1 }));
    const [ms, stored] = await timed(() =>
      api.call('uploadQuarterlyFile', { body: { label: LABEL }, files: { file } }),
    );
    storing.push(ms);
    history.push((await timed(() => api.call('history', { query: { indicator: 'domestik' } })))[0]);
    await summedUp(remembered);
    await api.call('deleteFile', { body: { fileId: stored.file.id, fileType: 'quarterly' } });
    await summedUp(remembered);
  }
  yield {
    what: `Storing and reading one more quarter of 60 contacts, ${of}`,
    measured: `${seconds(median(storing))}, of three the longest ${seconds(Math.max(...storing))}`,
    promise: '< 1 s',
    beside: `the first history after it ${middle(history)}`,
  };
}

export async function* measureNewRegister(remembered: Remembered) {
  const { database, of } = remembered;
  // What is looked at does not change; only that another register came is told.
  await database.query(`UPDATE quarter_summary SET made_of = 'the register before'`);
  const summing = await summedUp(remembered);
  yield {
    what: `The first history after a new register, ${of}`,
    measured: milliseconds(summing.first),
    promise: '< 1 s',
    beside: `all summed up again after ${seconds(summing.all)}`,
  };
}
