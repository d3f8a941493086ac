import { type Chosen, firstOf, milliseconds } from './measure.js';
import { keywordInContext, rankWords } from '@lqc/analysis';
import { readQuarter } from '@lqc/analysis/testing';
import { companyName, parseSearch, SHIPPED_THEMES, themeTerms } from '@lqc/contracts';
import { HOSTILE_PIECES, hostileText } from '@lqc/fixtures';
import { leadDirection, mentionsOf, sentenceSpans } from '@lqc/language';
import {
  Pseudonyms,
  chapterFacts,
  checkedText,
  chooseVoices,
  periodsOf,
  questionFacts,
  readDraft,
  readQuestion,
  readReply,
  releasedSections,
} from '@lqc/drafting';
import { writeDocument } from '@lqc/reports/document';
import { sampleQuarter } from '@lqc/sample-data';
import { timed } from './running-product.js';

export type Reader = (text: string) => unknown;

const SIZES = [1_000, 10_000, 100_000];
const CONTACTS = 60;

/**
 * Measures every algorithm that reads text of people or of the model, with hostile texts of 1, 10 and 100 kB;
 * shows the slowest one.
 */
export async function* measureTexts(chosen: Chosen) {
  for (const [what, read] of Object.entries(await readers())) {
    if (!chosen(what)) continue;
    console.log(`${what} …`);
    const measured = [];
    for (const piece of HOSTILE_PIECES) {
      const times = [];
      for (const text of SIZES.map((size) => hostileText(piece, size)))
        times.push((await timed(async () => read(text)))[0]);
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

const shown = (piece: string) => `\`${JSON.stringify(piece).replaceAll('|', '\\|')}\``;

async function readers(): Promise<Record<string, Reader>> {
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
  const reading = (text: string) =>
    readQuestion(text, { indicatorInView: 'domestik', periods: periodsOf(data) });
  const facts = questionFacts(reading('Bagaimana permintaan domestik?'), data);
  const found = sheet.voices.map((voice) => ({ ...voice, quarter: 'now' as const, sector: null }));
  const contacts = sheet.voices.map(({ contact }) => contact);
  const saying = (narrative: string) => ({
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
  const section = (text: string) => ({
    id: 'a',
    kind: 'catatan' as const,
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
    "A narrative's direction": (text) => leadDirection(text, 'domestik'),
    'Choosing narratives': (text) => chooseVoices(saying(text).voices, 1000),
    'Reading a question': reading,
    'Reading a search': parseSearch,
    "Reading a company's name": companyName,
  };
}

/** A model's draft whose one sentence is this text, with a slot that its claim fills. */
const claiming = (text: string) =>
  JSON.stringify({
    sentences: [
      {
        text: `{c1}, ${text}`,
        claims: [{ id: 'c1', type: 'level', indicator: 'domestik' }],
        quotes: [{ id: text, source: text, kind: 'cause' }],
      },
    ],
  });

const checked = ({ start, end }: { readonly start: number; readonly end: number }) => ({
  start,
  end,
  status: 'supported' as const,
  evidence: [],
  expected: null,
  reason: null,
});

/** A report of one section, each of whose sentences was checked. */
const documentOf = (
  text: string,
  sentences: readonly { readonly start: number; readonly end: number }[],
) => ({
  title: 'Laporan',
  people: '',
  period: 'Triwulan III 2025',
  comparedWith: ['Triwulan II 2025'],
  copy: 'internal' as const,
  interviews: null,
  workbooks: ['Triwulan III 2025'],
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

async function quarterOf(quarter: 2 | 3) {
  const bytes = await sampleQuarter({ seed: 1, contacts: CONTACTS, year: 2025, quarter });
  return readQuarter(bytes, `Triwulan ${'I'.repeat(quarter)} 2025`, null);
}
