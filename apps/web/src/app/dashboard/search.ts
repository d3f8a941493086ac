import { INDICATOR_KEYS, type IndicatorKey, type QuarterRole } from '@lqc/contracts';
import { cardsText, parseCards, ROLES } from '../../features/words/card';
import { type DashboardTab, DASHBOARD_TABS } from '../../features/analysis-session/tabs';
import { openWordText, parseOpenWord } from '../../features/words/search';
import { oneOf, textOf } from '../../lib/address-entries';

const UUID = /^[0-9a-f-]{36}$/i;
const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && UUID.test(value) ? value : undefined;

/** The state of the dashboard that is in the address, so that links and reloads restore it. */
export interface DashboardSearch {
  readonly tab: DashboardTab;
  readonly session?: string;
  /** The indicator whose contacts are open. */
  readonly indicator?: IndicatorKey;
  readonly quarter?: QuarterRole;
  readonly sector?: string;
  /** The indicator whose change is shown split into its sources. */
  readonly change?: IndicatorKey;
  /** Id of the contact that is opened in the list of contacts. */
  readonly contact?: string;
  /** The cards of words that are shown side by side, see `words/card`. */
  readonly cards?: string;
  /** The word whose sentences are open. */
  readonly word?: string;
  readonly wordOf?: string;
}

/** Parses an address; unknown or invalid values are ignored. */
export function parseDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const indicator = oneOf(INDICATOR_KEYS, search.indicator);
  const word = parseOpenWord(search.word, search.wordOf);
  return {
    tab: oneOf(DASHBOARD_TABS, search.tab) ?? 'overview',
    session: idOf(search.session),
    indicator,
    quarter: indicator && (oneOf(ROLES, search.quarter) ?? 'now'),
    contact: indicator && idOf(search.contact),
    sector: textOf(search.sector),
    change: oneOf(INDICATOR_KEYS, search.change),
    cards: cardsText(parseCards(search.cards)) || undefined,
    word: word?.word,
    wordOf: word ? openWordText(word) : undefined,
  };
}
