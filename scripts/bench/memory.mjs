import { median, milliseconds, percentile, seconds } from './measure.mjs';
import { timed } from './running-product.mjs';

const OFFICE = { name: 'one office', quarters: 5, contacts: 60 };
const NATION = { name: 'the national archive', quarters: 40, contacts: 46 * 60 };
const CALLS = 60;
const WORDS = 40;

/**
 * Measures what an office remembers: histories, searches, pages of contacts and themes, at one office and at
 * a national archive of 46 offices over ten years, beside the same asked without what they rest on.
 */
export async function measureMemory() {
  const rows = [];
  for (const size of [OFFICE, NATION]) rows.push(...(await measureAt(size)));
  return rows;
}

/** @param {typeof OFFICE} size */
async function measureAt(size) {
  const { buildArchive, connectTo, RARE_WORDS, startCluster, workbookFile } =
    await import('#packages/trials');
  const { sampleQuarter } = await import('#packages/sample-data');
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { RATE_LIMIT_PER_MINUTE: '10000000', LOG_LEVEL: 'warn' },
  });
  const database = await connectTo(cluster.postgres.url);
  try {
    const built = await buildArchive(cluster.postgres.url, size);
    console.error(`built ${size.name}: ${built.narratives} narratives, ${seconds(built.buildMs)}`);
    const { api } = cluster.admin;
    const of = `${size.name} (${built.notes} notes, ${built.narratives} narratives)`;
    /** @param {(at: number) => Promise<unknown>} call */
    const times = async (call, count = CALLS) => {
      await call(0);
      const all = [];
      for (let at = 1; at <= count; at += 1) all.push((await timed(() => call(at)))[0]);
      return all;
    };
    const [summing] = await timed(() => api.call('historyOverview', { query: {} }));
    const history = await times(() => api.call('history', { query: { indicator: 'domestik' } }));
    const overview = await times(() => api.call('historyOverview', { query: {} }), 10);
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
    const step = Math.floor(RARE_WORDS.length / WORDS);
    const words = RARE_WORDS.filter((_word, at) => at % step === 5);
    /** @param {number} at */
    const word = (at) => words[at % words.length] ?? '';
    const search = await times((at) => api.call('search', { query: { q: word(at) } }));
    const filtered = await times((at) =>
      api.call('search', { query: { q: `${word(at)} ATAU "${word(at + 1)}"`, score: '2' } }),
    );
    const common = await times(() => api.call('search', { query: { q: '"upah minimum"' } }), 5);
    const like = [];
    for (let at = 0; at < 3; at += 1)
      like.push(
        (
          await timed(() =>
            database.query(
              `SELECT count(DISTINCT contact_id), count(*) FROM answer WHERE narrative ILIKE $1`,
              [`%${word(at)}%`],
            ),
          )
        )[0],
      );
    const { rows: companies } = await database.query(
      `SELECT company_key AS key FROM contact_note GROUP BY 1 ORDER BY md5(company_key) LIMIT 60`,
    );
    const contact = await times((at) =>
      api.call('contact', { params: { key: companies[at % companies.length].key } }),
    );
    const list = await times(() => api.call('contacts', { query: { not_visited: '4' } }), 10);
    const plan = await times(() => api.call('plan', { query: {} }), 5);
    const [reading] = await timed(async () => {
      for (;;) {
        const { unread } = await api.call('themes', { query: {} });
        if (unread === 0) return;
        await new Promise((done) => setTimeout(done, 500));
      }
    });
    const themes = await times(() => api.call('themes', { query: {} }), 10);
    const one = { seed: 91, contacts: 60, year: 2026, quarter: /** @type {const} */ (1) };
    const file = workbookFile(await sampleQuarter(one));
    const [storing] = await timed(() =>
      api.call('uploadQuarterlyFile', { body: { label: 'Triwulan I 2026' }, files: { file } }),
    );
    const [after] = await timed(() => api.call('history', { query: { indicator: 'domestik' } }));
    /** @param {readonly number[]} all */
    const both = (all) =>
      `${milliseconds(median(all))}, p95 ${milliseconds(percentile(all, 0.95))}`;
    return [
      {
        what: `History of an indicator, ${of}`,
        measured: both(history),
        promise: '< 300 ms',
        beside: `loading all surveys ${seconds(loading)}; summing all up once ${seconds(summing)}; all indicators with findings ${milliseconds(median(overview))}`,
      },
      {
        what: `Searching a word with facets, ${of}`,
        measured: both(search),
        promise: 'p95 < 300 ms',
        beside: `\`ILIKE\` counting alone ${milliseconds(median(like))}; two words and a facet ${both(filtered)}; a phrase of every tenth narrative ${milliseconds(median(common))}`,
      },
      {
        what: `A contact's page, ${of}`,
        measured: both(contact),
        promise: '< 100 ms',
        beside: `the list ${milliseconds(median(list))}; the plan of visits ${milliseconds(median(plan))}`,
      },
      {
        what: `Storing and reading one more quarter, ${of}`,
        measured: seconds(storing),
        promise: '< 1 s',
        beside: `the first history after it ${milliseconds(after)}`,
      },
      {
        what: `Themes by quarter and sector, ${of}`,
        measured: milliseconds(median(themes)),
        promise: '–',
        beside: `reading all quarters for them once ${seconds(reading)}`,
      },
    ];
  } finally {
    await database.end();
    await cluster.stop();
  }
}
