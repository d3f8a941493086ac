import type { IndicativeChange } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import type { OverviewChanges } from '../../facts/fact-sheet.js';
import { looksForward, type Movements, movementsOf } from './movements.js';
import { whoWasMet } from './profile-text.js';
import { figure, labelOf } from '../../wordings/in-words.js';
import { asSentence } from '../../wordings/wordings-of.js';
import { movedSentence } from './moved-sentence.js';
import { said, sharedReason } from './reasons.js';
import type { Telling } from './telling.js';

const MOST_NAMED = 4;
const MOST_REASONS = 2;

/**
 * The paragraphs of *Analisis Garis Besar* in BAB 1: contacts, headline rises and falls, stable
 * indicators, expectations, changes against last year, and reasons for the largest changes.
 */
export function overviewText(telling: Telling, changes: OverviewChanges): string[] {
  const current = movementsOf(changes.before.filter((one) => !looksForward(one)));
  const expected = movementsOf(changes.before.filter(looksForward));
  const { lead, sectors, orientations } = whoWasMet(telling);
  const opening = leadSentence(telling, current) || stableSentence(telling, current);
  const moved = [...current.up, ...current.down];
  const stable = moved.length > 0 ? stableSentence(telling, current) : '';
  return [
    [lead, sectors[0], ...orientations],
    [opening && `**${opening}**`, ...movedSentences(telling, moved)],
    [telling.opened('Sementara itu', stable), levelsSentence(telling, current)],
    aheadSentences(
      telling,
      [...expected.up, ...expected.down],
      [stableSentence(telling, expected), levelsSentence(telling, expected)],
    ),
    yearlySentences(telling, changes.last_year),
    topReasons(telling, moved, MOST_REASONS),
  ].map((sentences) => sentences.filter(Boolean).join(' '));
}

/** The paragraph on expectations: changes, then what else is to be said of them. */
export function aheadSentences(
  telling: Telling,
  moved: readonly IndicativeChange[],
  others: readonly string[],
): string[] {
  const [first = '', ...rest] = [...movedSentences(telling, moved), ...others].filter(Boolean);
  return [telling.opened('Ke depan', first), ...rest];
}

const listOfNames = (changes: readonly IndicativeChange[]) =>
  listed(changes.map(({ key }) => labelOf(key)));

/** A sentence that names the largest rises and falls; empty without any. */
export function leadSentence(telling: Telling, movements: Movements): string {
  const told = roseAndFell(movements);
  return (
    told &&
    telling.say(
      asSentence(`${told} pada ${telling.period('now')}`),
      asSentence(`${told} dibandingkan ${telling.period('before')}`),
    )
  );
}

function roseAndFell({ up, down }: Pick<Movements, 'up' | 'down'>): string {
  return [
    up.length > 0 && `${listOfNames(up.slice(0, MOST_NAMED))} naik`,
    down.length > 0 && `${listOfNames(down.slice(0, MOST_NAMED))} turun`,
  ]
    .filter(Boolean)
    .join(', sedangkan ');
}

/** Sentences on the changes of some indicators, the first of which names the earlier quarter. */
export const movedSentences = (telling: Telling, moved: readonly IndicativeChange[]): string[] =>
  moved.map(({ key: indicator }, place) => movedSentence(telling, { indicator, place }));

/**
 * A sentence on the stable indicators, with their averages if that can be written; else only names.
 */
export function stableSentence(telling: Telling, { stable }: Movements): string {
  if (stable.length === 0) return '';
  const averages = stable.map(({ key }, at) => {
    const average = figure(telling.find({ measure: 'average', indicator: key })!);
    return `${labelOf(key)} (${at === 0 ? 'rata-rata ' : ''}${average})`;
  });
  return (
    telling.say(asSentence(`${listed(averages)} relatif stabil`)) ||
    telling.say(asSentence(`${listOfNames(stable)} relatif stabil`))
  );
}

/** The averages of indicators whose change is not stated, in one sentence or in one each. */
function levelsSentence(telling: Telling, { others }: Movements): string {
  const levels = others.map(({ key }) => ({
    name: labelOf(key),
    average: figure(telling.find({ measure: 'average', indicator: key })!),
  }));
  if (levels.length === 0) return '';
  const together = levels.map(
    ({ name, average }, at) => `${name} ${at === 0 ? 'tercatat ' : ''}${average}`,
  );
  return (
    telling.say(`Rata-rata ${listed(together)}.`) ||
    levels
      .map(({ name, average }) => telling.say(`Rata-rata ${name} tercatat ${average}.`))
      .filter(Boolean)
      .join(' ')
  );
}

/**
 * The headline rises and falls against last year's quarter, what is expected last: behind the name of
 * an expectation other names would be read as one. Where either is long, each has its sentence.
 */
function yearlySentences(telling: Telling, changes: readonly IndicativeChange[]): string[] {
  const than = `Dibandingkan ${telling.period('last_year')}`;
  const lead = telling.isYearAgo ? 'Secara tahunan' : than;
  const groups = [changes.filter((one) => !looksForward(one)), changes.filter(looksForward)];
  const [current = '', expected = ''] = groups.map((group) => roseAndFell(movementsOf(group)));
  const ways = [current, expected].map((told) => /(?:naik|turun)$/.exec(told)?.[0]);
  const joint = ways[0] === ways[1] ? 'demikian pula' : 'sementara';
  const isShort = current && expected && !`${current}${expected}`.includes('sedangkan');
  const together = isShort ? telling.say(`${lead}, ${current}, ${joint} ${expected}.`) : '';
  if (together) return [together];
  return [
    current && telling.say(`${lead}, ${current}.`),
    expected && telling.say(`${current ? than : lead}, ${expected}.`),
  ];
}

/**
 * For each of the largest changes a quote with the reason that is most common among contacts who
 * answered on the side of the change; without the contact's name.
 */
export function topReasons(
  telling: Telling,
  moved: readonly IndicativeChange[],
  most: number,
): string[] {
  const told = new Set<string>();
  return moved
    .toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0))
    .slice(0, most)
    .map(({ key, change }, place) => {
      const quote = sharedReason(telling, key, (change ?? 0) > 0 ? 'above' : 'below');
      if (!quote || told.has(quote)) return '';
      told.add(quote);
      return telling.sayAt(
        place,
        ['Mengenai', 'Tentang'].map(
          (about) => `${about} ${labelOf(key)}, salah satu kontak ${said(quote)}`,
        ),
      );
    });
}
