import { Controller } from '@nestjs/common';
import { HISTORY_ANSWERS_PAGE_SIZE, type HistoryFinding, LIKERT_INDICATORS } from '@lqc/contracts';
import { Database, type SharedScores, type SummedQuarter } from '@lqc/database';
import {
  averageOfSums,
  findingSince,
  historyPoints,
  netBalanceOfSums,
  type QuarterSums,
} from '@lqc/statistics';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import { outdatedQuarters, SummedQuarters } from './summed-quarters.js';

/** Histories over all stored quarters; SQL gives the sums, and `statistics` computes the figures. */
@Controller()
export class HistoryController {
  constructor(
    private readonly database: Database,
    private readonly summed: SummedQuarters,
  ) {}

  @Serves('history')
  async history({ query, request }: Call<'history'>) {
    const outdated = outdatedQuarters(await this.summed.bringUpToDate(request));
    const quarters = await this.database.quarterSums.history(query);
    return { points: historyPoints(quarters.map(quarterSums)), outdated };
  }

  @Serves('historyOverview')
  async historyOverview({ query: { sector }, request }: Call<'historyOverview'>) {
    const { quarterSums: kept, historyAnswers } = this.database;
    const left = await this.summed.bringUpToDate(request);
    const [quarters, shared, without_period, changes] = [
      await kept.history({ sector }),
      await kept.shared(sector),
      await kept.withoutPeriod(),
      await historyAnswers.formChanges(),
    ];
    const indicators = LIKERT_INDICATORS.map(({ key, label }) => {
      const ofIndicator = quarters.filter(({ indicator }) => indicator === key);
      const points = historyPoints(ofIndicator.map(quarterSums));
      // Without all pairs the latest quarter cannot be compared with each of the others.
      const finding = left.length > 0 ? null : findingOf(ofIndicator, shared);
      const form_changes = changes
        .filter(({ indicator }) => indicator === key)
        .map(({ quarter_id }) => quarter_id);
      return { key, label, points, finding, form_changes };
    });
    return { indicators, outdated: new Set(left.map(({ id }) => id)).size, without_period };
  }

  @Serves('historyCells')
  async historyCells({ query: { quarter, indicator }, request }: Call<'historyCells'>) {
    const outdated = outdatedQuarters(await this.summed.bringUpToDate(request));
    const sectors = await this.database.quarterSums.sectors({ quarterId: quarter, indicator });
    const cells = sectors.map(({ quarter_id, indicator: key, sector, ...sums }) => ({
      quarter_id,
      indicator: key,
      sector,
      n: sums.n,
      average: averageOfSums(sums),
      net_balance: netBalanceOfSums(sums),
    }));
    return { cells, outdated };
  }

  @Serves('historyAnswers')
  async historyAnswers({ query }: Call<'historyAnswers'>) {
    return {
      ...(await this.database.historyAnswers.page(query)),
      page: query.page,
      page_size: HISTORY_ANSWERS_PAGE_SIZE,
    };
  }
}

const NOTHING_SHARED = { n: 0, now: 0, earlier: 0, products: 0 };

function findingOf(
  quarters: readonly SummedQuarter[],
  shared: readonly SharedScores[],
): HistoryFinding | null {
  const now = quarters.at(-1);
  if (!now) return null;
  const earlier = quarters.slice(0, -1).map((sums) => ({
    quarterId: sums.quarter_id,
    sums,
    shared:
      shared.find(
        ({ quarterId, indicator }) => quarterId === sums.quarter_id && indicator === now.indicator,
      ) ?? NOTHING_SHARED,
  }));
  return findingSince(now, earlier);
}

function quarterSums(row: SummedQuarter): QuarterSums {
  const { quarter_id, label, year, quarter, contacts, matched, moved, ...sums } = row;
  return { quarter_id, label, year, quarter, contacts, matched, moved, sums };
}
