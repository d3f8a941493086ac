import { capital, labelOf } from '../prose/sentence.js';
import { groupDisclosures, indicativeChanges, type Quarter, sectorFigures } from '@lqc/analysis';
import {
  grouped,
  hasDirection,
  hasScale,
  type IndicativeChange,
  type IndicatorKey,
  mayTell,
} from '@lqc/contracts';
import { leadDirection } from '@lqc/language';
import { decimal, idulfitriNote, ownPhrases } from '@lqc/phrases';
import { asPredicate } from '../prose/predicates.js';
import type { ChapterInput, OwnSentence } from './fact-sheet.js';

/** More names in one sentence nobody reads. */
const MOST_NAMED = 3;

/** A sentence may stand in bold, or begin an item of a list. */
export const withoutMarks = (sentence: string): string =>
  sentence.replaceAll('**', '').replace(/^- /, '');

/** The product's own sentences that a chapter may tell; none of one that compares no two quarters. */
export function ownSentences(input: ChapterInput): OwnSentence[] {
  const { chapter, indicator, now, before, lastYear } = input;
  const isOfAll = chapter === 'ringkasan' || (chapter === 'bab_1' && indicator === null);
  if (indicator !== null && !hasScale(indicator)) return narrated(now, indicator);
  if (!before || (!isOfAll && indicator === null)) return [];
  const changes = indicativeChanges(now, before).filter(({ key }) => isOfAll || key === indicator);
  return [
    ...(isOfAll
      ? [
          ...levels(changes),
          { ...ofAll('scale'), text: ownPhrases.scale },
          ...(changes.some(({ change }) => change !== null) ? holiday(now, before) : []),
          { ...ofAll('risk'), text: ownPhrases.risk },
          ...dominant(now),
          ...(lastYear ? fewAgain(now, lastYear) : []),
        ]
      : []),
    ...compositions(changes),
    ...changes.flatMap((change): OwnSentence[] => {
      const { key, by_composition: isByComposition, matched, wording } = change;
      const label = labelOf(key);
      if (isByComposition && matched) return [];
      const isSlower = wording?.includes('melambat') && mayTell('change', change.n_now);
      if (!isSlower) return [];
      const text = `${capital(label.replace(/^perkiraan /, ''))} ${asPredicate(wording!)}.`;
      return [{ kind: 'slower', indicator: key, text, leaves: false }];
    }),
  ];
}

/** Which changes the companies of both quarters do not bear out: those of which they say the same in one sentence. */
function compositions(changes: readonly IndicativeChange[]): OwnSentence[] {
  const told = changes.flatMap(({ key, change, by_composition: isByComposition, matched }) =>
    isByComposition && matched ? [{ key, said: compositionOf(change ?? 0, matched) }] : [],
  );
  return [...grouped(told, ({ said }) => JSON.stringify(said)).values()].map((alike) => {
    const [{ key: indicator, said }] = alike as [(typeof told)[number]];
    const labels = alike.map(({ key }) => labelOf(key));
    const text = ownPhrases.composition(labels, said);
    return { kind: 'composition', indicator, text, leaves: false };
  });
}

const compositionOf = (
  change: number,
  { n, change: ofSame, low, high }: NonNullable<IndicativeChange['matched']>,
) => ({
  matched: n,
  isMostlyOthers: Math.abs(change - ofSame) > Math.abs(change) / 2,
  isOpposite: low !== null && high !== null && (low > 0 || high < 0),
});

/** Of a question without scores: how many spoke of it, and which way their words lead. */
function narrated({ survey: { contacts } }: Quarter, indicator: IndicatorKey): OwnSentence[] {
  const told = contacts.flatMap(({ answers }) => {
    const words = answers.find((one) => one.indicator === indicator)?.narrative;
    return words ? [leadDirection(words, indicator)] : [];
  });
  if (!mayTell('change', told.length)) return [];
  const [up = 0, down = 0] = [1, -1].map((way) => told.filter((one) => one === way).length);
  const text = ownPhrases.narrated(
    labelOf(indicator),
    { told: told.length, asked: contacts.length },
    hasDirection(indicator) ? ownPhrases.ways({ up, down, others: told.length - up - down }) : '',
  );
  return [{ kind: 'narrated', indicator, text, leaves: false }];
}

const ofAll = (kind: 'scale' | 'holiday' | 'risk' | 'dominant') =>
  ({ kind, indicator: null, leaves: true }) as const;

/** How many averages lie where, and which lie below: of the ranges, which a copy holds back. */
function levels(changes: readonly IndicativeChange[]): OwnSentence[] {
  const told = changes.filter(({ level }) => level !== null);
  const at = (where: IndicativeChange['level']) => told.filter(({ level }) => level === where);
  if (told.length === 0) return [];
  const below = at('below').toSorted((a, b) => a.now! - b.now!);
  const text = ownPhrases.levels(
    { above: at('above').length, neutral: at('neutral').length, below: below.length },
    below.slice(0, MOST_NAMED).map(({ key, now }) => `${labelOf(key)} (${decimal(now!, 2)})`),
  );
  return [{ kind: 'levels', indicator: null, text, leaves: false }];
}

/** That most companies are of one sector, so that the averages of all are mostly its own. */
function dominant(now: Quarter): OwnSentence[] {
  const sectors = sectorFigures(now);
  const all = sectors.reduce((sum, { companies }) => sum + companies, 0);
  const isTold = (sector: string) => groupDisclosures(now, 'release').sector(sector) === 'open';
  return sectors.flatMap(({ sector, companies }) =>
    sector !== null && companies * 2 > all && mayTell('level', companies) && isTold(sector)
      ? [{ ...ofAll('dominant'), text: ownPhrases.dominant({ sector, companies, all }) }]
      : [],
  );
}

/** That most companies were not met in the quarter of last year, so that other firms are compared. */
function fewAgain(now: Quarter, then: Quarter): OwnSentence[] {
  const keysOf = ({ survey: { contacts } }: Quarter) =>
    new Set(contacts.map(({ companyKey }) => companyKey));
  const [met, before] = [keysOf(now), keysOf(then)];
  const again = [...met].filter((key) => before.has(key)).length;
  if (again * 2 >= met.size) return [];
  const text = ownPhrases.fewAgain({ again, met: met.size, period: then.period });
  return [{ kind: 'few_again', indicator: null, text, leaves: false }];
}

/** That Idulfitri falls in one of the quarters alone, where the change is told. */
function holiday(now: Quarter, before: Quarter): OwnSentence[] {
  const note = idulfitriNote(now.period, [before.period]);
  return note ? [{ ...ofAll('holiday'), text: ownPhrases.holiday(note) }] : [];
}
