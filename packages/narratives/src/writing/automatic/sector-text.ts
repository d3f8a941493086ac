import { type IndicatorKey, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import { changeOf, figure } from '../../wordings/in-words.js';
import { levelSentences } from './level-sentences.js';
import { movedSentence } from './moved-sentence.js';
import { looksForward } from './movements.js';
import { reasons } from './reasons.js';
import type { Telling } from './telling.js';

const MOST_REASONS = 2;

/**
 * The paragraphs of BAB 3: a sector's contacts, what changed and where the other indicators stand,
 * the same of expectations, and reasons.
 */
export function sectorText(telling: Telling, sector: string): string[] {
  // Companies are counted, since three contacts of one company would reveal it as well.
  const companies = telling.find({ measure: 'companies', sector })!;
  if (!mayTell('count', companies.value))
    return [
      `**Lapangan usaha ${sector} diwakili kurang dari tiga perusahaan pada ${telling.period('now')}.**`,
    ];
  const lead = telling.tell('count', { sector });
  const told = LIKERT_INDICATORS.flatMap(({ key }) => {
    const now = telling.find({ measure: 'average', indicator: key, sector });
    return now && mayTell('level', now.n) ? [{ key, by: movedBy(telling, key, sector) }] : [];
  });
  const moved = told.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by);
  const about = (isAhead: boolean): string[] => {
    const isMeant = (one: { readonly key: IndicatorKey }) => looksForward(one) === isAhead;
    const changes = moved
      .filter(isMeant)
      .map(({ key: indicator }, place) => movedSentence(telling, { indicator, sector, place }));
    const levels = told.filter((one) => one.by === 0 && isMeant(one)).map(({ key }) => key);
    return [...changes, ...levelSentences(telling, levels, sector)].filter(Boolean);
  };
  const [ahead = '', ...expected] = about(true);
  const explained = moved.length > 0 ? moved.slice(0, MOST_REASONS) : told.slice(0, 1);
  return [
    [lead && `**${lead}**`, companiesOf(telling, sector)].filter(Boolean).join(' '),
    about(false).join(' '),
    [telling.opened('Ke depan', ahead), ...expected].filter(Boolean).join(' '),
    explained
      .map(({ key }) => reasons(telling, key))
      .filter(Boolean)
      .join(' '),
  ];
}

/** How far an average moved; 0 where that may not be told. */
function movedBy(telling: Telling, indicator: IndicatorKey, sector: string): number {
  const change = telling.find({ measure: 'change', indicator, sector, base: 'before' });
  const way = change && mayTell('change', change.n) ? changeOf(change) : null;
  return way === 'up' || way === 'down' ? Math.abs(change!.value) : 0;
}

function companiesOf(telling: Telling, sector: string): string {
  const companies = telling.find({ measure: 'companies', sector });
  const contacts = telling.find({ measure: 'contacts', sector });
  return companies && contacts && companies.value !== contacts.value
    ? telling.say(`Kontak tersebut berasal dari ${figure(companies)} perusahaan.`)
    : '';
}
