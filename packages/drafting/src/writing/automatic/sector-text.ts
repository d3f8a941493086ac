import { asSentence, bold } from '../../prose/sentence.js';
import { type IndicatorKey, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import { smallSector } from '@lqc/phrases';
import { changeOf, figure } from '../../wordings/in-words.js';
import { toldSectors } from '../../wordings/people.js';
import { movedSentence } from './moved-sentence.js';
import { looksForward } from './movements.js';
import { reasons } from './reasons.js';
import { roseAndFell } from './rose-and-fell.js';
import { togetherSentence } from './seen-together.js';
import { apartSentence, isApart, otherSentence } from './standing-sentences.js';
import { type Standing, standingsOf } from './standings.js';
import type { Telling } from '../../wordings/telling.js';

const MOST_REASONS = 2;
/** Averages that are compared with those of all contacts, at most. */
const MOST_COMPARED = 2;

/** A change of an average in points, which is told with its direction. */
interface Moved {
  readonly key: IndicatorKey;
  readonly by: number;
}

/** What is told of a group of a sector's indicators: the changes, largest first, and all their places. */
interface Told {
  readonly moved: readonly Moved[];
  readonly standings: readonly Standing[];
}

/**
 * The paragraphs of BAB 3: what stands out in a sector and its number of contacts, how it compares with all
 * contacts, reasons for what stands out, and expectations.
 */
export function sectorText(telling: Telling, sector: string): string[] {
  // Companies are counted, since three contacts of one company would reveal it as well.
  const companies = telling.find({ measure: 'companies', sector })!;
  if (!mayTell('count', companies.value)) return [bold(fewCompanies(telling, sector))];
  if (!mayTell('level', companies.value)) return [bold(contactsAlone(telling, sector))];
  // Among few contacts a reason would identify its contact.
  const isFew = !mayTell('change', companies.value);
  const current = toldOf(telling, sector, (key) => !looksForward({ key }));
  const expected = toldOf(telling, sector, (key) => looksForward({ key }));
  const message = messageOf(telling, current, sector);
  const counted = countOf(telling, sector, message !== '');
  const [ahead = '', ...further] = [
    ...changesOf(telling, expected, sector),
    apartSentence(telling, unmoved(expected)),
    otherSentence(telling, unmoved(expected)),
  ].filter(Boolean);
  return [
    [bold(message || counted), message && counted, counted && companiesOf(telling, sector)],
    [
      ...changesOf(telling, current, sector),
      // Without a change they are the message.
      current.moved.length > 0
        ? apartSentence(telling, unmoved(current))
        : togetherSentence(telling, current.standings),
      ...besideEverybody(telling, current, sector),
      otherSentence(telling, unmoved(current)),
    ],
    // Behind an expectation "kenaikan investasi" could be the expected one.
    reasonsFor(telling, current, isFew),
    [telling.opened('Ke depan', ahead), ...further],
  ].map((sentences) => sentences.filter(Boolean).join(' '));
}

function fewCompanies(telling: Telling, sector: string): string {
  const at = telling.period('now');
  return telling.say(
    `Lapangan usaha ${sector} diwakili kurang dari tiga perusahaan pada ${at}.`,
    `Pada ${at}, kurang dari tiga perusahaan mewakili ${sector}.`,
    `Kurang dari tiga perusahaan ${sector} menjadi kontak pada ${at}.`,
  );
}

function toldOf(telling: Telling, sector: string, isMeant: (key: IndicatorKey) => boolean): Told {
  const keys = LIKERT_INDICATORS.map(({ key }) => key).filter(isMeant);
  const standings = standingsOf(telling, keys, sector);
  const moved = standings
    .map(({ key }) => ({ key, by: movedBy(telling, key, sector) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return { moved, standings };
}

const unmoved = ({ moved, standings }: Told) =>
  standings.filter(({ key }) => moved.every((one) => one.key !== key));

/** The main sentence of a sector: what moved, else what stands apart from neutral; empty without either. */
function messageOf(telling: Telling, { moved, standings }: Told, sector: string): string {
  const at = telling.period('now');
  // Neighbours begin differently.
  const here =
    telling.turn % 2 === 0
      ? `di lapangan usaha ${sector} pada ${at}, `
      : `di ${sector} pada ${at}, `;
  const told = roseAndFell({
    up: moved.filter(({ by }) => by > 0),
    down: moved.filter(({ by }) => by < 0),
  });
  return told ? telling.say(asSentence(`${here}${told}`)) : apartSentence(telling, standings, here);
}

const changesOf = (telling: Telling, { moved }: Told, sector: string): string[] =>
  moved.map(({ key: indicator }, place) => movedSentence(telling, { indicator, sector, place }));

/** Averages that differ distinguishably from those of all contacts, furthest from neutral first. */
const besideEverybody = (telling: Telling, { standings }: Told, sector: string): string[] =>
  standings
    .map(({ key: indicator }) => telling.tell('compare', { indicator, sector }))
    .filter(Boolean)
    .slice(0, MOST_COMPARED);

/** Reasons for what moved; else for what stands apart from neutral, its own side first; else any. */
function reasonsFor(telling: Telling, { moved, standings }: Told, isFew: boolean): string[] {
  const apart = moved.length > 0 ? [] : standings.filter(isApart);
  const explained = [...moved, ...apart].slice(0, MOST_REASONS);
  return (explained.length > 0 ? explained : standings.slice(0, 1)).map(({ key }) =>
    reasons(telling, key, {
      first: sideFirst({ moved, standings }, key),
      isOfSeveral: isFew,
      isBrief: true,
    }),
  );
}

function sideFirst({ moved, standings }: Told, key: IndicatorKey): 'above' | 'below' {
  const change = moved.find((one) => one.key === key);
  const standing = standings.find((one) => one.key === key);
  return (change ? change.by < 0 : standing?.place === 'below') ? 'below' : 'above';
}

/** The size of a change in points; 0 when it may not be told. */
function movedBy(telling: Telling, indicator: IndicatorKey, sector: string): number {
  const change = telling.find({ measure: 'change', indicator, sector, base: 'before' });
  const direction = change && mayTell('change', change.n) ? changeOf(change) : null;
  return direction === 'up' || direction === 'down' ? change!.value : 0;
}

/** Of three or four companies that is all: the report's tables hold their averages back. */
function contactsAlone(telling: Telling, sector: string): string {
  const { value: contacts } = telling.find({ measure: 'contacts', sector })!;
  const at = telling.period('now');
  const few = 'diwakili kurang dari lima perusahaan';
  const [named, unnamed] = isCountTold(telling, sector)
    ? [smallSector({ sector, contacts }, at), `Lapangan usaha ini diwakili ${contacts} kontak.`]
    : [`Lapangan usaha ${sector} ${few} pada ${at}.`, `Lapangan usaha ini ${few}.`];
  // A name that the company database alone has is not read in a sentence.
  return telling.say(named) || telling.say(unnamed);
}

/** Not where, together with the others' numbers, it would reveal that of a smaller sector, as in chapter 4. */
const isCountTold = (telling: Telling, sector: string) =>
  toldSectors(telling).some(({ count }) => count.sector === sector);

/**
 * The sector's number of contacts; empty where it is not told.
 *
 * @param isNamed whether the sentence before names the sector
 */
function countOf(telling: Telling, sector: string, isNamed: boolean): string {
  if (!isCountTold(telling, sector)) return '';
  const contacts = telling.find({ measure: 'contacts', sector })!;
  if (!isNamed) return telling.tell('count', { sector });
  const n = figure(contacts);
  return telling.say(
    `Lapangan usaha ini diwakili ${n} kontak.`,
    `Sebanyak ${n} kontak mewakili sektor ini.`,
  );
}

function companiesOf(telling: Telling, sector: string): string {
  const companies = telling.find({ measure: 'companies', sector });
  const contacts = telling.find({ measure: 'contacts', sector });
  return companies && contacts && companies.value !== contacts.value
    ? telling.say(`Kontak tersebut berasal dari ${figure(companies)} perusahaan.`)
    : '';
}
