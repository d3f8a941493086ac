import type { IndicativeChange } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import type { OverviewChanges } from '../../facts/fact-sheet.js';
import { looksForward, type Movements, movementsOf } from './movements.js';
import { whoWasMet } from './profile-text.js';
import { sharedReason } from './reasons.js';
import { figure, labelOf, size } from '../../wordings/in-words.js';
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
  return [
    [lead, sectors[0], ...orientations],
    [
      opening && `**${opening}**`,
      ...current.up.map((one) => movedSentence(telling, one)),
      ...current.down.map((one) => movedSentence(telling, one)),
    ],
    [
      current.up.length + current.down.length > 0 && stableSentence(telling, current),
      levelsSentence(telling, current),
    ],
    [
      ...[...expected.up, ...expected.down].map((one) => movedSentence(telling, one)),
      stableSentence(telling, expected),
      levelsSentence(telling, expected),
    ],
    yearlySentences(telling, changes.last_year),
    topReasons(telling, [...current.up, ...current.down], MOST_REASONS),
  ].map((sentences) => sentences.filter(Boolean).join(' '));
}

const listOfNames = (changes: readonly IndicativeChange[]) =>
  listed(changes.map(({ key }) => labelOf(key)));

/** A sentence that names the largest rises and falls; empty without any. */
export function leadSentence(telling: Telling, movements: Movements): string {
  const told = roseAndFell(movements);
  return (
    told &&
    telling.say(
      `${told} pada ${telling.period('now')}.`,
      `${told} dibandingkan ${telling.period('before')}.`,
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

/** A sentence on an indicator's change with both averages, and with its wording if that fits. */
export function movedSentence(telling: Telling, { key, wording }: IndicativeChange): string {
  const now = telling.find({ measure: 'average', indicator: key });
  const before = telling.find({ measure: 'average', indicator: key, period: 'before' });
  const change = telling.find({ measure: 'change', indicator: key, base: 'before' });
  if (!now || !before || !change) return '';
  const verb = change.value > 0 ? 'naik' : 'turun';
  const moved = `${labelOf(key)} ${verb} ${size(change)} poin, dari ${figure(before)} menjadi ${figure(now)}`;
  const words =
    wording &&
    (wording.startsWith('tekanan ')
      ? `, dengan tekanan yang ${wording.slice('tekanan '.length)}`
      : `${/tumbuh|terkontraksi|netral/.test(wording) ? ', dan' : ','} ${wording}`);
  return (words && telling.say(`${moved}${words}.`)) || telling.say(`${moved}.`);
}

/**
 * A sentence on the stable indicators, with their averages if that can be written; else only names.
 */
export function stableSentence(telling: Telling, { stable }: Movements): string {
  if (stable.length === 0) return '';
  const averages = stable.map(({ key }) =>
    figure(telling.find({ measure: 'average', indicator: key })!),
  );
  const each = stable.length > 1 ? 'masing-masing ' : '';
  return (
    telling.say(
      `${listOfNames(stable)} relatif stabil dengan rata-rata ${each}${listed(averages)}.`,
    ) || telling.say(`${listOfNames(stable)} relatif stabil.`)
  );
}

/** Sentences with the averages of indicators whose change is not stated. */
function levelsSentence(telling: Telling, { others }: Movements): string {
  return others
    .map(({ key }) => {
      const now = telling.find({ measure: 'average', indicator: key })!;
      return telling.say(`Rata-rata ${labelOf(key)} tercatat ${figure(now)}.`);
    })
    .join(' ');
}

/**
 * The headline rises and falls against the same quarter of last year. What is expected has a
 * sentence of its own: behind the name of an expectation other names would be read as one.
 */
function yearlySentences(telling: Telling, changes: readonly IndicativeChange[]): string[] {
  const leads = ['Secara tahunan', `Dibandingkan ${telling.period('last_year')}`];
  const groups = [changes.filter((one) => !looksForward(one)), changes.filter(looksForward)];
  return groups.map((group, at) => {
    const told = roseAndFell(movementsOf(group));
    return told && telling.say(`${leads[at]}, ${told}.`);
  });
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
  return moved
    .toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0))
    .slice(0, most)
    .map(({ key, change }) => {
      const quote = sharedReason(telling, key, (change ?? 0) > 0 ? 'above' : 'below');
      return quote
        ? telling.say(
            `Mengenai ${labelOf(key)}, salah satu kontak menyampaikan: “${quote}”`,
            `Tentang ${labelOf(key)} salah satu kontak menyampaikan: “${quote}”`,
          )
        : '';
    });
}
