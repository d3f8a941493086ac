import { SIDES } from '@lqc/claims';
import { type IndicatorKey, LIKERT_INDICATORS, type LikertStatus } from '@lqc/contracts';
import { likertStatus } from '@lqc/statistics';
import { comparisonsOf } from '../slots/comparisons-offered.js';
import { claimsAbout, claimsOfPeople, type Offer, offered, sectorOf } from '../slots/offers.js';
import type { Facts } from '../wordings/in-words.js';
import { ORIENTATIONS } from '../wordings/people.js';
import { aClaim, type ProposedClaim } from '../wordings/proposed-claim.js';
import { MOST_LISTED } from '../wordings/comparisons.js';
import type { QuestionReading } from './read-question.js';

/** Everything about more indicators than these would drown the rest. */
const MOST_IN_DEPTH = 3;
const EARLIER = ['before', 'last_year'] as const;
const SCORES = [1, 2, 3, 4, 5] as const;

/**
 * The claims that may answer a question: all of the indicators that it names, of everybody and of the
 * sectors it asks about; averages and changes of the others where it may be about them; what compares them,
 * with the quarters that it names; and who was met.
 */
export function questionOffers(reading: QuestionReading, facts: Facts): Offer[] {
  const all = LIKERT_INDICATORS.map(({ key }): IndicatorKey => key);
  const inDepth = reading.indicators.filter((key) => all.includes(key)).slice(0, MOST_IN_DEPTH);
  const isOfNamed = reading.isOfNamedAlone || reading.asksPeopleAlone;
  const others = isOfNamed ? [] : all.filter((key) => !inDepth.includes(key));
  const isOfThem = ({ indicator, others: keys }: ProposedClaim) =>
    !isOfNamed || inDepth.some((key) => key === indicator || keys.includes(key));
  const { sectors: present } = facts.claims.table;
  const named = present.filter((sector) => reading.sectors.includes(sector));
  const sectors = named.length > 0 || !reading.asksBySector ? named : present;
  const earlier = EARLIER.filter((base) => reading.quarters.includes(base));
  const ofSectors = isOfNamed || !(reading.isAboutView || inDepth.length === 0) ? inDepth : all;
  const asksPeople = reading.asksProfile || reading.asksBySector;
  return offered(
    [
      ...reading.contactIds.flatMap((contactId) =>
        (inDepth.length > 0 && !reading.isAboutView ? inDepth : all).map((indicator) =>
          aClaim('level', { indicator, others: [contactId] }),
        ),
      ),
      ...inDepth.flatMap(everythingAbout),
      ...sectors.flatMap((sector) => [
        aClaim('count', { sector }),
        ...(named.length > 0 ? ofSectors : inDepth).flatMap((indicator) => [
          ...claimsAbout({ indicator, sector }),
          ...earlier.map((base) => aClaim('level', { indicator, sector, base })),
          ...sectorOf(indicator, sector),
        ]),
      ]),
      ...ofStatus(reading.status, facts),
      ...others.flatMap(briefly),
      aClaim('count'),
      ...EARLIER.map((base) => aClaim('count', { base })),
      ...(asksPeople ? claimsOfPeople(facts) : []),
      ...(asksPeople ? earlier : []).flatMap((base) => [
        ...sectors.map((sector) => aClaim('count', { sector, base })),
        ...ORIENTATIONS.map((category) => aClaim('count', { category, base })),
      ]),
      ...(earlier.length > 0 ? earlier : (['before'] as const)).flatMap((base) =>
        comparisonsOf(facts, base).filter(isOfThem),
      ),
    ],
    facts,
  );
}

/** Lists of the indicators whose averages have a status, highest first, as long as a sentence may be. */
function ofStatus(status: LikertStatus | null, facts: Facts): ProposedClaim[] {
  const averages = LIKERT_INDICATORS.flatMap(
    ({ key }) => facts.find({ measure: 'average', indicator: key }) ?? [],
  )
    .filter(({ value }) => likertStatus(value) === status)
    .toSorted((a, b) => b.value - a.value);
  const lists = Math.ceil(averages.length / MOST_LISTED);
  const length = Math.ceil(averages.length / lists);
  return Array.from({ length: lists }, (_, at) =>
    averages.slice(at * length, (at + 1) * length).flatMap(({ indicator }) => indicator ?? []),
  ).map(([indicator = null, ...keys]) => aClaim('respective_list', { indicator, others: keys }));
}

const everythingAbout = (indicator: IndicatorKey): ProposedClaim[] => [
  ...claimsAbout({ indicator, sector: null }),
  ...EARLIER.flatMap((base) => [
    aClaim('level', { indicator, base }),
    ...SIDES.map((category) => aClaim('share', { indicator, category, base })),
  ]),
  ...SCORES.map((score) => aClaim('share', { indicator, category: `score ${score}` })),
];

const briefly = (indicator: IndicatorKey): ProposedClaim[] => [
  aClaim('level', { indicator }),
  ...EARLIER.flatMap((base) => [
    aClaim('level', { indicator, base }),
    aClaim('change', { indicator, base }),
  ]),
  aClaim('condition', { indicator }),
  aClaim('response_rate', { indicator }),
];
