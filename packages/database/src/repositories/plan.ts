import { ContactEntry, type ChoosePlanRequest, PlanChoice, StoredQuarter } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { PlanChoice as ChoiceRow } from '../entities/plan-choice.js';
import { firstRow, rows } from '../rows.js';
import { COMPANIES } from './companies-sql.js';
import type { QuarterSumRepository, SummedSector } from './quarter-sums.js';
import type { SectorWeightsRepository } from './sector-weights.js';

const Count = z.coerce.number().int();
/**
 * Proposals are limited to one page, since an office visits only some dozens of companies a
 * quarter.
 */
const PROPOSALS_MAX = 500;
/** Number of quarters over which coverage is counted. */
const COVERED_QUARTERS = 8;

const PlannedCompany = ContactEntry.extend({
  /** Number of undecided contradictions in the latest quarter. */
  open: Count,
  choice: PlanChoice.nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
});
export type PlannedCompany = z.infer<typeof PlannedCompany>;

const Coverage = z.object({
  sector: z.string().nullable(),
  active: Count,
  visited: Count,
  cells: z.array(z.object({ quarter_id: z.string(), companies: Count })),
});
export type SectorCoverage = z.infer<typeof Coverage>;

/** The data that a plan of visits is computed from. */
export interface PlanBasis {
  /** The quarters over which coverage is counted, oldest first. */
  readonly quarters: StoredQuarter[];
  readonly coverage: readonly SectorCoverage[];
  /** Companies with a reason to visit them, and companies that people chose. */
  readonly companies: readonly PlannedCompany[];
  /** The sectors' scores for domestic demand in the latest quarter. */
  readonly demand: readonly SummedSector[];
  readonly weights: Awaited<ReturnType<SectorWeightsRepository['list']>>[number] | null;
}

/** Data for the plan of visits, and people's choices for it. */
export class PlanRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sums: QuarterSumRepository,
    private readonly weights: SectorWeightsRepository,
  ) {}

  /** @param since companies not visited for this many quarters are proposed */
  async basis(since: number): Promise<PlanBasis> {
    const quarters = await this.#quarters();
    const latest = quarters.at(-1);
    const [coverage, companies, demand, [weights]] = await Promise.all([
      this.#coverage(since),
      this.#companies(since),
      latest
        ? this.sums.sectors({ quarterId: latest.quarter_id, indicator: 'domestik' })
        : Promise.resolve([]),
      this.weights.list(),
    ]);
    return { quarters, coverage, companies, demand, weights: weights ?? null };
  }

  /** A person's choice for a company; null without one. */
  async choiceOf(companyKey: string): Promise<PlanChoice | null> {
    const found = await firstRow(
      this.dataSource,
      z.object({ choice: PlanChoice }),
      `SELECT p.choice FROM plan_choice p WHERE p.company_key = $1 AND ${stands('p', this.#lastVisit)}`,
      [companyKey],
    );
    return found?.choice ?? null;
  }

  readonly #lastVisit = `(SELECT max(f.year * 4 + f.quarter) FROM workbook_file f
     JOIN noted_company c ON c.survey_id = f.survey_id
    WHERE f.kind = 'quarterly' AND c.company_key = p.company_key)`;

  /** Stores a choice; null removes it. */
  async choose(
    { company_key: companyKey, choice, note }: ChoosePlanRequest,
    userId: string,
  ): Promise<void> {
    const { manager } = this.dataSource;
    if (choice === null) {
      await manager.delete(ChoiceRow, { companyKey });
      return;
    }
    const latest = `(SELECT max(year * 4 + quarter) FROM workbook_file WHERE kind = 'quarterly')`;
    const chosen = { choice, note, afterPeriod: () => latest, chosenBy: userId, chosenAt: now };
    await manager.upsert(ChoiceRow, { companyKey, ...chosen }, ['companyKey']);
  }

  async #quarters(): Promise<StoredQuarter[]> {
    const latestFirst = await rows(
      this.dataSource,
      StoredQuarter,
      `SELECT id AS quarter_id, label, year, quarter FROM workbook_file
        WHERE kind = 'quarterly' AND year IS NOT NULL
        ORDER BY year DESC, quarter DESC LIMIT ${COVERED_QUARTERS}`,
    );
    return latestFirst.toReversed();
  }

  /** Active companies with a reason to visit them, those not visited for longest first. */
  #companies(since: number): Promise<PlannedCompany[]> {
    return rows(
      this.dataSource,
      PlannedCompany,
      `${COMPANIES},
       contradicting AS (
         SELECT c.company_key, count(*) AS open
           FROM workbook_file f JOIN noted_company c ON c.survey_id = f.survey_id
           JOIN contact_note n ON n.id = c.contact_id
           JOIN answer a ON a.contact_id = n.id AND a.score IS NOT NULL AND a.direction IS NOT NULL
                        AND a.direction * (a.score - 3) < 0
           LEFT JOIN contradiction_verdict v
             ON v.company_key = n.company_key AND v.indicator = a.indicator AND v.score = a.score
            AND v.narrative_md5 = md5(a.narrative)
          WHERE f.kind = 'quarterly' AND f.year * 4 + f.quarter = (SELECT at FROM latest)
            AND v.verdict IS NULL
          GROUP BY c.company_key)
       SELECT e.*, coalesce(x.open, 0) AS open, p.choice, p.note, u.username AS by
         FROM entry e LEFT JOIN contradicting x USING (company_key)
         LEFT JOIN plan_choice p ON p.company_key = e.company_key AND ${stands('p', 'e.last_at')}
         LEFT JOIN app_user u ON u.id = p.chosen_by
        WHERE e.is_active
          AND (p.choice IS NOT NULL
               OR e.is_registered AND (coalesce(e.quarters_since >= $1, true) OR x.open > 0))
        ORDER BY p.choice = 'added' DESC NULLS LAST, e.quarters_since DESC NULLS FIRST,
                 x.open DESC NULLS LAST, lower(e.name)
        LIMIT ${PROPOSALS_MAX}`,
      [since],
    );
  }

  /**
   * For each sector of the register: active companies, those visited lately, and those in each
   * quarter.
   */
  #coverage(lately: number): Promise<SectorCoverage[]> {
    return rows(
      this.dataSource,
      Coverage,
      `WITH register AS (
              SELECT c.key, c.sector FROM company c
                JOIN workbook_file f ON f.kind = 'company' AND f.register_id = c.register_id
               WHERE c.is_active),
            last AS (SELECT id, survey_id, year, quarter,
                            row_number() OVER (ORDER BY year DESC, quarter DESC) AS back
                       FROM workbook_file WHERE kind = 'quarterly' AND year IS NOT NULL
                      ORDER BY year DESC, quarter DESC LIMIT ${COVERED_QUARTERS}),
            seen AS (SELECT DISTINCT l.id, l.back, r.key, r.sector
                       FROM last l JOIN noted_company c ON c.survey_id = l.survey_id
                       JOIN register r ON r.key = c.company_key),
            sector AS (SELECT sector, count(*) AS active FROM register GROUP BY sector),
            cell AS (SELECT id, sector, count(*) AS companies FROM seen GROUP BY id, sector),
            lately AS (SELECT sector, count(DISTINCT key) AS companies FROM seen
                        WHERE back <= $1 GROUP BY sector)
       SELECT s.sector, s.active,
              coalesce((SELECT companies FROM lately y
                         WHERE y.sector IS NOT DISTINCT FROM s.sector), 0) AS visited,
              coalesce((SELECT json_agg(json_build_object('quarter_id', l.id, 'companies',
                          coalesce(c.companies, 0)) ORDER BY l.year, l.quarter)
                          FROM last l LEFT JOIN cell c
                            ON c.id = l.id AND c.sector IS NOT DISTINCT FROM s.sector), '[]') AS cells
         FROM sector s ORDER BY s.active DESC, s.sector`,
      [lately],
    );
  }
}

/**
 * Condition that a choice is valid: an added company until its next visit, a removed one always.
 */
const stands = (choice: string, lastVisit: string) =>
  `(${choice}.choice = 'removed' OR coalesce(${lastVisit} <= ${choice}.after_period, true))`;
