import { IS_NIGHT } from '@lqc/contracts/testing';
import { HOSTILE_PIECES, hostileText } from '@lqc/fixtures';
import {
  checkedText,
  periodsOf,
  questionFacts,
  readQuestion,
  readReply,
  releasedSections,
} from '../src/index.js';
import { Pseudonyms } from '../src/pseudonyms/pseudonyms.js';
import { readDraft } from '../src/writing/read-draft.js';
import { found, session } from './session-data.js';
import { sellingPrice } from './sheets.js';

/** By night they are longer, and of every piece. */
const LONG = IS_NIGHT ? 10_000 : 4000;
const SHORT = LONG / 4;
const PIECES = HOSTILE_PIECES.filter((_, at) => IS_NIGHT || at % 4 === 1);
/** Four times the text is four times the work; by its square it would be sixteen times. */
const MOST_GROWTH = 10;
/** Of the processor, for the short text. What takes less counts as this, as the engine's own work is more. */
const LEAST_MS = 5;
/** Others use the machine too: what grows by the square does so every time. */
const TRIES = 3;

const pseudonyms = new Pseudonyms(sellingPrice.voices, true);
const ask = (question: string) =>
  readQuestion(question, { indicatorInView: 'harga jual', periods: periodsOf(session) });
const facts = questionFacts(ask('Bagaimana harga jual?'), session);
const contacts = session.speakers.map(({ contact }) => contact);

function saying(narrative: string) {
  const [voice] = sellingPrice.voices;
  const { contactId, contact } = voice!;
  const said = { contactId, contact, sector: null, key: null, score: null };
  return {
    ...sellingPrice,
    voices: [{ ...voice!, narrative }],
    claims: { ...sellingPrice.claims, said: [{ ...said, narrative }] },
  };
}

const claiming = (text: string) =>
  JSON.stringify({
    sentences: [
      {
        text: `{c1}, ${text}`,
        claims: [{ id: 'c1', type: 'level', indicator: 'harga jual' }],
        quotes: [{ id: text, source: text, kind: 'cause' }],
      },
    ],
  });

const data = {
  quarters: { now: session.now, before: session.before, last_year: null },
  register: null,
  names: contacts,
  interviewers: [],
  overrides: new Map(),
};
const released = (text: string) =>
  releasedSections([{ id: 'a', kind: 'catatan', target: null, text, statements: [] }], data);

test.each<[what: string, read: (text: string) => unknown]>([
  ['a text that a person wrote', (text) => checkedText(text, sellingPrice)],
  ['a narrative', (text) => checkedText('Harga jual turun karena harga naik.', saying(text))],
  ["a model's draft", (text) => readDraft([text], sellingPrice, pseudonyms)],
  ["a model's draft in claims", (text) => readDraft([claiming(text)], sellingPrice, pseudonyms)],
  ["a model's reply", (text) => readReply(text, { facts, found, pseudonyms, contacts })],
  ['a question', ask],
  ['a section before its release', released],
  ['a text whose names are hidden', (text) => pseudonyms.hide(text)],
])(
  'the work of reading %s does not grow by its square, whatever it is made of',
  (_, read) => {
    const growsBySquare = (piece: string) => {
      const long = processorTime(() => read(hostileText(piece, LONG)));
      if (long <= MOST_GROWTH * LEAST_MS) return false;
      return long > MOST_GROWTH * processorTime(() => read(hostileText(piece, SHORT)));
    };
    const always = (piece: string) =>
      Array.from({ length: TRIES }).every(() => growsBySquare(piece));
    expect(PIECES.filter(always)).toEqual([]);
  },
  300_000,
);

/** Milliseconds of the processor, so that others who use the machine do not count. */
function processorTime(work: () => void): number {
  const began = process.cpuUsage();
  work();
  return process.cpuUsage(began).user / 1000;
}
