import { firstOf, milliseconds } from './measure.mjs';

/** @typedef {(text: string) => unknown} Reader What it promises is waited for. */

const SIZES = [1_000, 10_000, 100_000];
const CONTACTS = 60;

/**
 * Measures every algorithm that reads text of people or of the model, with hostile texts of 1, 10 and 100 kB;
 * shows the slowest one.
 *
 * @param {import('./measure.mjs').Chosen} chosen
 */
export async function* measureTexts(chosen) {
  const { HOSTILE_PIECES, hostileText } = await import('#packages/fixtures');
  for (const [what, read] of Object.entries(await readers())) {
    if (!chosen(what)) continue;
    console.log(`${what} …`);
    const measured = [];
    for (const piece of HOSTILE_PIECES) {
      const times = [];
      for (const size of SIZES) times.push(await timeOf(read, hostileText(piece, size)));
      measured.push({ piece, times });
    }
    const [slowest] = measured.toSorted((a, b) => (b.times.at(-1) ?? 0) - (a.times.at(-1) ?? 0));
    if (!slowest) throw new Error('there are no texts');
    yield {
      what: `${what}: of all hostile texts the slowest, ${shown(slowest.piece)}`,
      measured: `${milliseconds(slowest.times.at(-1) ?? NaN)} for 100 kB`,
      promise: 'linear, < 1 s',
      beside: `1 kB ${milliseconds(slowest.times[0] ?? NaN)}, 10 kB ${milliseconds(slowest.times[1] ?? NaN)}`,
    };
  }
}

/** @param {Reader} read @param {string} text */
async function timeOf(read, text) {
  const began = performance.now();
  await read(text);
  return performance.now() - began;
}

/** @param {string} piece */
const shown = (piece) => `\`${JSON.stringify(piece).replaceAll('|', '\\|')}\``;

/** @returns {Promise<Record<string, Reader>>} */
async function readers() {
  const { keywordInContext, rankWords } = await import('#packages/analysis');
  const { leadDirection, mentionsOf, sentenceSpans } = await import('#packages/language');
  const { parseSearch, SHIPPED_THEMES, themeTerms } = await import('#packages/contracts');
  const { writeDocument } = await import('#packages/reports/document');
  const {
    chapterFacts,
    checkedText,
    chooseVoices,
    Pseudonyms,
    periodsOf,
    questionFacts,
    readDraft,
    readQuestion,
    readReply,
    releasedSections,
  } = await import('#packages/narratives');
  const { companyName } = await import('#packages/survey');
  const now = await quarterOf(3);
  const before = await quarterOf(2);
  const sheet = chapterFacts({
    chapter: 'bab_2',
    indicator: 'domestik',
    sector: null,
    now,
    before,
    lastYear: null,
  });
  const pseudonyms = new Pseudonyms(sheet.voices, true);
  const data = { now, before, lastYear: null, speakers: [...sheet.voices] };
  /** @param {string} text */
  const reading = (text) =>
    readQuestion(text, { indicatorInView: 'domestik', periods: periodsOf(data) });
  const facts = questionFacts(reading('Bagaimana permintaan domestik?'), data);
  const found = sheet.voices.map((voice) => ({ ...voice, quarter: /** @type {const} */ ('now') }));
  const contacts = sheet.voices.map(({ contact }) => contact);
  /** @param {string} narrative */
  const saying = (narrative) => ({
    ...sheet,
    voices: [{ ...firstOf(sheet.voices), narrative }],
    claims: { ...sheet.claims, said: [{ ...firstOf(sheet.claims.said), narrative }] },
  });
  const terms = SHIPPED_THEMES.flatMap(themeTerms);
  const releaseData = {
    quarters: { now, before, last_year: null },
    register: null,
    names: contacts,
    interviewers: [],
    overrides: new Map(),
  };
  /** @param {string} text */
  const section = (text) => ({
    id: 'a',
    kind: /** @type {const} */ ('catatan'),
    target: null,
    text,
    statements: [],
  });
  return {
    'Sentences that speak of themes': (text) => mentionsOf(text, terms),
    'Preparing a section for a release': (text) => releasedSections([section(text)], releaseData),
    'A section in a document': (text) => writeDocument(documentOf(text, sentenceSpans(text))),
    'Parting sentences': sentenceSpans,
    'Checking a draft': (text) => checkedText(text, sheet),
    'Checking a draft against one narrative': (text) =>
      checkedText('Permintaan domestik turun karena harga naik.', saying(text)),
    "Reading a model's draft": (text) => readDraft([text], sheet, pseudonyms),
    "Reading a model's draft in claims": (text) => readDraft([claiming(text)], sheet, pseudonyms),
    "Reading a model's reply": (text) => readReply(text, { facts, found, pseudonyms, contacts }),
    'Hiding names': (text) => pseudonyms.hide(text),
    'Putting names back': (text) => pseudonyms.reveal(text),
    'Key words': (text) => rankWords([text], 'domestik'),
    'Sentences with a word': (text) => keywordInContext([text], 'a'),
    "A narrative's direction": leadDirection,
    'Choosing narratives': (text) => chooseVoices(saying(text).voices, 1000),
    'Reading a question': reading,
    'Reading a search': parseSearch,
    "Reading a company's name": companyName,
  };
}

/**
 * A model's draft whose one sentence is this text, with a slot that its claim fills.
 *
 * @param {string} text
 */
const claiming = (text) =>
  JSON.stringify({
    sentences: [
      {
        text: `{c1}, ${text}`,
        claims: [{ id: 'c1', type: 'level', indicator: 'domestik' }],
        quotes: [{ id: text, source: text, kind: 'cause' }],
      },
    ],
  });

/** @param {{ readonly start: number, readonly end: number }} sentence */
const checked = ({ start, end }) => ({
  start,
  end,
  status: /** @type {const} */ ('supported'),
  evidence: [],
  expected: null,
  reason: null,
});

/**
 * A report of one section, each of whose sentences was checked.
 *
 * @param {string} text
 * @param {readonly { readonly start: number, readonly end: number }[]} sentences
 */
const documentOf = (text, sentences) => ({
  title: 'Laporan',
  people: '',
  period: 'Triwulan III 2025',
  comparedWith: ['Triwulan II 2025'],
  copy: /** @type {const} */ ('internal'),
  interviews: null,
  approval: null,
  madeAt: new Date(0),
  chapters: [
    {
      number: '2',
      heading: 'BAB 2',
      isAnnex: false,
      sections: [
        { heading: '2.1', text, statements: sentences.map(checked), tables: [], figures: [] },
      ],
    },
  ],
  sources: new Map(),
});

/** @param {2 | 3} quarter */
async function quarterOf(quarter) {
  const { readQuarter } = await import('#packages/analysis/testing');
  const { sampleQuarter } = await import('#packages/sample-data');
  const bytes = await sampleQuarter({ seed: 1, contacts: CONTACTS, year: 2025, quarter });
  return readQuarter(bytes, `Triwulan ${'I'.repeat(quarter)} 2025`, null);
}
