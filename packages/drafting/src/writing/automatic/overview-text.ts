import { asSentence, labelOf } from '../../prose/sentence.js';
import type { IndicativeChange, IndicatorKey } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import type { OverviewChanges } from '../../facts/fact-sheet.js';
import { looksForward, type Movements, movementsOf } from './movements.js';
import { whoWasMet } from './profile-text.js';
import { figure, size } from '../../wordings/in-words.js';
import { movedSentence } from './moved-sentence.js';
import { said, sharedQuote } from '../../reasons/quotes.js';
import { reasonsOfSide } from './reasons.js';
import { commonReasons } from '../../reasons/common-reasons.js';
import type { Side } from '../../reasons/said-on-side.js';
import { listOfNames, roseAndFell } from './rose-and-fell.js';
import { movedTogetherSentence } from './seen-together.js';
import { namesWithAverages } from './standing-sentences.js';
import { standingsOf } from './standings.js';
import type { Telling } from '../../wordings/telling.js';

const MOST_REASONS = 2;

/**
 * The paragraphs of *Analisis Garis Besar* in BAB 1: contacts, headline rises and falls and reasons for
 * the largest, stable indicators, changes against last year, and expectations.
 */
export function overviewText(telling: Telling, changes: OverviewChanges): string[] {
  const current = movementsOf(changes.before.filter((one) => !looksForward(one)));
  const expected = movementsOf(changes.before.filter(looksForward));
  const { lead, sectors, orientations } = whoWasMet(telling);
  const opening = leadSentence(telling, current) || stableSentence(telling, current);
  const moved = [...current.up, ...current.down];
  const stable = moved.length > 0 ? stableSentence(telling, current) : '';
  return [
    [lead, sectors[0], ...orientations, telling.own('scale'), telling.own('holiday')],
    [
      opening && `**${opening}**`,
      ...movedSentences(telling, moved),
      movedTogetherSentence(telling, current),
    ],
    topReasons(telling, moved),
    [
      telling.opened('Sementara itu', stable),
      levelsSentence(telling, current),
      ...changes.before.map(({ key }) => telling.own('composition', key)),
    ],
    yearlySentences(telling, changes.last_year),
    aheadSentences(
      telling,
      [...expected.up, ...expected.down],
      [stableSentence(telling, expected), levelsSentence(telling, expected)],
    ),
  ].map((sentences) => sentences.filter(Boolean).join(' '));
}

/** The paragraph on expectations: changes, then what else is to be said of them. */
function aheadSentences(
  telling: Telling,
  moved: readonly IndicativeChange[],
  others: readonly string[],
): string[] {
  const [first = '', ...rest] = [...movedSentences(telling, moved), ...others].filter(Boolean);
  return [telling.opened('Ke depan', first), ...rest];
}

/** A sentence that names the largest rises and falls; empty without any. */
function leadSentence(telling: Telling, movements: Movements): string {
  const told = roseAndFell(movements);
  if (!told) return '';
  const at = telling.period('now');
  const isDemandStable = movements.stable.some(({ key }) => key === DEMAND);
  const demand = `${labelOf(DEMAND)} relatif stabil pada ${at}; ${told}`;
  return (
    (isDemandStable && telling.say(asSentence(demand))) ||
    telling.say(asSentence(`${told} pada ${at}`))
  );
}

/** The indicator that readers look for first: the headline mentions it even if it is stable. */
const DEMAND = 'domestik';

/** Sentences on the changes of some indicators, the first of which names the earlier quarter. */
const movedSentences = (telling: Telling, moved: readonly IndicativeChange[]): string[] =>
  moved.map(({ key: indicator }, place) => movedSentence(telling, { indicator, place }));

/** How stable indicators are described, by their place; without a place when the range is too wide. */
const STABLE_AT = {
  above: 'relatif stabil di atas netral',
  near: 'relatif stabil di sekitar netral',
  below: 'relatif stabil di bawah netral',
  scattered: 'relatif stabil',
} as const;
const STABLE_ORDER = ['above', 'near', 'below', 'scattered'] as const;

/**
 * A sentence on the stable indicators with averages and places; without the places if the data do not
 * support them, and with the names alone as a last resort.
 */
function stableSentence(telling: Telling, { stable }: Movements): string {
  if (stable.length === 0) return '';
  const standings = standingsOf(
    telling,
    stable.map(({ key }) => key),
    null,
  );
  const placed = STABLE_ORDER.map((place) => {
    const group = standings.filter((one) => one.place === place);
    return group.length > 0 ? `${namesWithAverages(group)} ${STABLE_AT[place]}` : '';
  }).filter(Boolean);
  return (
    telling.say(asSentence(placed.join(placed.length > 2 ? '; ' : ', sedangkan '))) ||
    telling.say(asSentence(`${namesWithAverages(standings)} relatif stabil`)) ||
    telling.say(asSentence(`${listOfNames(stable)} relatif stabil`))
  );
}

/**
 * The averages of indicators whose change is no headline, beside those of the quarter before, so that a
 * reader of their own chapters does not think them hidden. In one sentence, or one each.
 */
function levelsSentence(telling: Telling, { others }: Movements): string {
  const levels = others.flatMap(({ key: indicator }) => {
    const now = telling.find({ measure: 'average', indicator });
    const before = telling.find({ measure: 'average', indicator, period: 'before' });
    return now ? [{ name: labelOf(indicator), now, before }] : [];
  });
  const told = levels.map(({ name, now, before }, at) => {
    const since = at === 0 ? ` pada ${telling.period('before')}` : '';
    const than = before ? ` dibandingkan dengan ${figure(before)}${since}` : '';
    return `${name} ${at === 0 ? 'tercatat ' : ''}${figure(now)}${than}`;
  });
  return (
    (told.length > 0 && telling.say(`Skor ${listed(told)}.`)) ||
    levels
      .map(({ name, now, before }) => {
        const level = `Skor ${name} tercatat ${figure(now)}`;
        const than =
          before &&
          `${level} dibandingkan dengan ${figure(before)} pada ${telling.period('before')}.`;
        return (than && telling.say(than)) || telling.say(`${level}.`);
      })
      .filter(Boolean)
      .join(' ')
  );
}

/**
 * The headline rises and falls against last year's quarter with their sizes. Expectations get a sentence of
 * their own, since other names after one would be read as expectations too.
 */
function yearlySentences(telling: Telling, changes: readonly IndicativeChange[]): string[] {
  const than = `Dibandingkan dengan ${telling.period('last_year')}`;
  const lead = telling.isYearAgo ? 'Secara tahunan' : than;
  const groups = [changes.filter((one) => !looksForward(one)), changes.filter(looksForward)];
  const [current = '', expected = ''] = groups.map((group) =>
    roseAndFell(movementsOf(group), ({ key }) => `${changedBy(telling, key)} poin`),
  );
  const told = [
    current && telling.say(`${lead}, ${current}.`),
    expected && telling.say(`${current ? than : lead}, ${expected}.`),
  ].filter(Boolean);
  return told.length > 0 ? [...told, telling.own('few_again')] : [];
}

const changedBy = (telling: Telling, indicator: IndicatorKey): string =>
  size(telling.find({ measure: 'change', indicator, base: 'last_year' })!);

/**
 * For the largest changes why contacts on their side say so: what several give as the reason, those changes
 * first; else what one says, or a quote with the reason that is most common among them. Contacts are not named.
 */
function topReasons(telling: Telling, moved: readonly IndicativeChange[]): string[] {
  const sides = moved
    .toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0))
    .map(({ key, change }) => {
      const side: Side = (change ?? 0) > 0 ? 'above' : 'below';
      return { key, side, isOfSeveral: commonReasons(telling, key, side).length > 0 };
    });
  const told = new Set<string>();
  return [...sides.filter((one) => one.isOfSeveral), ...sides.filter((one) => !one.isOfSeveral)]
    .map(({ key, side }, place) => {
      const quote = sharedQuote(telling, key, side);
      const reason = reasonsOfSide({ telling, key, side, isBrief: true, isUncounted: true });
      if (reason && !reason.includes('“')) return reason;
      if (!quote || told.has(quote)) return '';
      told.add(quote);
      return telling.sayAt(
        place,
        ['Mengenai', 'Tentang'].map(
          (about) => `${about} ${labelOf(key)}, salah satu kontak ${said(quote)}`,
        ),
      );
    })
    .filter(Boolean)
    .slice(0, MOST_REASONS);
}
