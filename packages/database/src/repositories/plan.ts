import {
  CompanyStanding,
  NOT_VISITED_QUARTERS,
  orderOf,
  type Period,
  PLAN_CHOICES_MAX,
  type PlanNote,
  PlannedCompany,
  PlannedVisit,
  type PlanQuery,
  type PlanResponse,
  periodOfTarget,
  quarterName,
  type TargetQuarter,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Whole } from '../columns.js';
import { AppUser } from '../entities/app-user.js';
import { SectorTarget } from '../entities/sector-target.js';
import { orderOfQuarter } from '../order-of-quarter.js';
import { rows, texts } from '../rows.js';
import { COMPANIES, REGISTERED } from './companies-sql.js';
import { OPPOSITE_ANSWERS } from './contradictions.js';
import type { FilePeriodRepository } from './file-periods.js';
import type { CaptureRepository } from './capture.js';
import { companyOf, nameOfKey, planTargets } from './plan-choices.js';
import type { QuarterSumRepository, SummedSector } from './quarter-sums.js';
import type { SectorWeightsRepository } from './sector-weights.js';

/** SQL: stored quarters, `at` a place in time. */
const FILE = `file AS (SELECT survey_id, ${orderOfQuarter('f')} AS at FROM workbook_file f
                        WHERE kind = 'quarterly' AND year IS NOT NULL)`;
/** Number of quarters over which coverage is counted. */
const COVERED_QUARTERS = 8;

const CompanyOfPlan = PlannedCompany.extend({
  standing: CompanyStanding.nullable(),
  /** Number of undecided contradictions in the latest quarter. */
  open: Whole,
  /** The visit that is planned for the quarter. */
  visit: PlannedVisit.nullable(),
  /** The last earlier quarter that it was planned for, and that is stored without it. */
  missed: z.string().nullable(),
  removed: z.object({ by: z.string(), note: z.string() }).nullable(),
});
export type CompanyOfPlan = z.infer<typeof CompanyOfPlan>;

const SectorInterviews = z.object({
  sector: z.string().nullable(),
  recorded: Whole,
  before: Whole.nullable(),
});

const Coverage = z.object({
  sector: z.string().nullable(),
  active: Whole,
  visited: Whole,
  cells: z.array(z.object({ quarter_id: z.string(), companies: Whole })),
});
export type SectorCoverage = z.infer<typeof Coverage>;

/** The data that a plan of visits is computed from. */
export interface PlanBasis {
  /** What the plan tells as it is. */
  readonly told: Pick<
    PlanResponse,
    'target' | 'targets' | 'targets_with_visits' | 'people' | 'notes' | 'regulars' | 'quarters'
  >;
  /** How many interviews each sector aims at. */
  readonly aims: readonly { readonly sector: string; readonly n: number }[];
  /** Interviewed companies by sector, in the planned quarter and in the stored one before it. */
  readonly interviews: readonly z.infer<typeof SectorInterviews>[];
  readonly coverage: readonly SectorCoverage[];
  /**
   * All planned visits, of one company as many as there are, all companies that people removed, and all
   * with a reason to visit them.
   */
  readonly companies: readonly CompanyOfPlan[];
  /** The sectors' scores for domestic demand in the latest quarter. */
  readonly demand: readonly SummedSector[];
  readonly weights: Awaited<ReturnType<SectorWeightsRepository['list']>>[number] | null;
}

/** The data that the plan of visits is made of. */
export class PlanRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sums: QuarterSumRepository,
    private readonly weights: SectorWeightsRepository,
    private readonly periods: FilePeriodRepository,
    private readonly capture: Pick<CaptureRepository, 'subjects'>,
  ) {}

  /** @param asked the quarter to plan */
  async basis({ target: wanted }: z.output<typeof PlanQuery>): Promise<PlanBasis> {
    const { next, targets, withVisits } = await planTargets(this.dataSource);
    const target = wanted ?? next;
    const at = periodOfTarget(target);
    const quarters = (await this.periods.quarters()).slice(-COVERED_QUARTERS);
    const latest = quarters.at(-1);
    const [people, notes, regulars, aims, interviews, coverage, companies, demand, [weights]] =
      await Promise.all([
        this.#people(),
        this.#notes(at),
        this.#regulars(at),
        this.dataSource.manager.findBy(SectorTarget, at),
        this.#interviews(at),
        this.#coverage(),
        this.#companies(at),
        latest
          ? this.sums.sectors({ quarterId: latest.quarter_id, indicator: 'domestik' })
          : Promise.resolve([]),
        this.weights.list(),
      ]);
    return {
      told: {
        target,
        targets: latestFirst([...targets, target]),
        targets_with_visits: latestFirst(withVisits),
        people,
        notes,
        regulars,
        quarters,
      },
      aims,
      interviews,
      coverage,
      companies,
      demand,
      weights: weights ?? null,
    };
  }

  async #people(): Promise<string[]> {
    const { manager } = this.dataSource;
    const users = await manager.find(AppUser, {
      where: { disabled: false },
      order: { username: 'ASC' },
    });
    return users.map(({ username }) => username);
  }

  async #notes(at: Period): Promise<PlanNote[]> {
    const subjects = await this.capture.subjects([quarterName(at)]);
    return subjects
      .flatMap(({ company, state, owner: { username: by } }) =>
        company === null || state === 'abandoned' ? [] : [{ company, by, state }],
      )
      .toSorted((a, b) => a.company.localeCompare(b.company) || a.by.localeCompare(b.by));
  }

  /** Active companies of the latest stored quarter before this one that nobody planned or removed. */
  #regulars(of: Period): Promise<string[]> {
    return texts(
      this.dataSource,
      `WITH ${FILE},
            settled AS MATERIALIZED (
              SELECT ${companyOf('r.company_key')} AS company_key FROM plan_removal r
              UNION SELECT ${companyOf('v.company_key')} FROM planned_visit v
                     WHERE ${orderOfQuarter('v')} = $1)
       SELECT DISTINCT c.company_key FROM file f JOIN noted_company c USING (survey_id)
        WHERE f.at = (SELECT max(at) FROM file WHERE at < $1)
          AND NOT EXISTS (SELECT FROM company o JOIN workbook_file k
                             ON k.kind = 'company' AND k.register_id = o.register_id
                           WHERE o.key = c.company_key AND NOT o.is_active)
          AND NOT EXISTS (SELECT FROM file n JOIN noted_company i ON i.survey_id = n.survey_id
                           WHERE n.at = $1 AND i.company_key = c.company_key)
          AND NOT EXISTS (SELECT FROM settled s WHERE s.company_key = c.company_key)
        ORDER BY c.company_key LIMIT ${PLAN_CHOICES_MAX}`,
      [orderOf(of)],
    );
  }

  /** Interviewed companies by sector, in this quarter and in the latest stored one before it. */
  #interviews(of: Period) {
    return rows(
      this.dataSource,
      SectorInterviews,
      `WITH ${FILE},
            before AS (SELECT max(at) AS at FROM file WHERE at < $1)
       SELECT c.sector, count(DISTINCT c.company_key) FILTER (WHERE f.at = $1) AS recorded,
              CASE WHEN before.at IS NOT NULL
                   THEN count(DISTINCT c.company_key) FILTER (WHERE f.at = before.at) END AS before
         FROM before JOIN file f ON f.at IN ($1, before.at)
         JOIN noted_company c ON c.survey_id = f.survey_id
        GROUP BY c.sector, before.at`,
      [orderOf(of)],
    );
  }

  /**
   * Planned visits and removed companies, whatever became of their companies, then active companies with a
   * reason: those that were missed first, then those not visited for longest.
   */
  async #companies(of: Period): Promise<CompanyOfPlan[]> {
    const found = await rows(
      this.dataSource,
      CompanyOfPlan.extend({ name: z.string().nullable() }),
      `${COMPANIES},
       contradicting AS (
         SELECT c.company_key, count(*) AS open
           FROM workbook_file f JOIN noted_company c ON c.survey_id = f.survey_id
           JOIN contact_note n ON n.id = c.contact_id ${OPPOSITE_ANSWERS}
          WHERE f.kind = 'quarterly' AND ${orderOfQuarter('f')} = (SELECT at FROM latest)
            AND v.verdict IS NULL
          GROUP BY c.company_key),
       interviewed AS (
         SELECT DISTINCT c.company_key FROM workbook_file f JOIN noted_company c USING (survey_id)
          WHERE f.kind = 'quarterly' AND ${orderOfQuarter('f')} = $1),
       visit AS MATERIALIZED (
         SELECT v.*, ${orderOfQuarter('v')} AS at, ${companyOf('v.company_key')} AS company
           FROM planned_visit v),
       planned AS (
         SELECT v.company AS company_key,
                json_build_object('key', v.company_key, 'date', v.visit_date::text, 'person', w.username,
                  'status', v.status, 'note', v.note, 'by', u.username,
                  'recorded', i.company_key IS NOT NULL) AS visit
           FROM visit v JOIN app_user u ON u.id = v.planned_by
           LEFT JOIN app_user w ON w.id = v.visitor_id
           LEFT JOIN interviewed i ON i.company_key = v.company
          WHERE v.at = $1),
       removed AS (
         SELECT ${companyOf('r.company_key')} AS company_key,
                json_build_object('by', string_agg(DISTINCT u.username, ', '), 'note',
                  coalesce(string_agg(nullif(r.note, ''), '; ' ORDER BY r.removed_at), '')) AS removed
           FROM plan_removal r JOIN app_user u ON u.id = r.removed_by GROUP BY 1),
       earlier AS (
         SELECT DISTINCT ON (company) company AS company_key, at, year || '-' || quarter AS target
           FROM visit
          WHERE status <> 'declined' AND at < $1 AND at <= (SELECT at FROM latest)
          ORDER BY company, at DESC),
       listed AS (
         SELECT company_key, e.name, e.sector, e.district, e.last_quarter, e.quarters_since, e.last_at,
                e.is_registered, p.visit, r.removed,
                CASE WHEN e.company_key IS NULL THEN 'unknown'
                     WHEN NOT e.is_active THEN 'inactive' END AS standing
           FROM entry e FULL JOIN planned p USING (company_key) FULL JOIN removed r USING (company_key))
       SELECT l.*, coalesce(x.open, 0) AS open, m.target AS missed
         FROM listed l LEFT JOIN contradicting x USING (company_key)
         LEFT JOIN interviewed i USING (company_key)
         LEFT JOIN earlier m ON m.company_key = l.company_key AND m.at > coalesce(l.last_at, 0)
        WHERE l.visit IS NOT NULL OR l.removed IS NOT NULL
           OR l.standing IS NULL AND i.company_key IS NULL
              AND (m.at IS NOT NULL
                   OR l.is_registered
                      AND (coalesce(l.quarters_since >= ${NOT_VISITED_QUARTERS}, true) OR x.open > 0))
        ORDER BY l.visit IS NULL, l.visit->>'date', m.at IS NULL, l.quarters_since DESC NULLS FIRST,
                 x.open DESC NULLS LAST, lower(l.name)`,
      [orderOf(of)],
    );
    return found.map((one) => ({ ...one, name: one.name ?? nameOfKey(one.company_key) }));
  }

  /**
   * For each sector of the register: active companies, those visited lately, and those in each
   * quarter. Lately is by the calendar, as it is for proposals, whichever of its quarters are stored.
   */
  #coverage(): Promise<SectorCoverage[]> {
    return rows(
      this.dataSource,
      Coverage,
      `WITH ${FILE},
            register AS (
              SELECT c.key, c.sector FROM ${REGISTERED} WHERE c.is_active),
            last AS (SELECT id, survey_id, year, quarter
                       FROM workbook_file WHERE kind = 'quarterly' AND year IS NOT NULL
                      ORDER BY year DESC, quarter DESC LIMIT ${COVERED_QUARTERS}),
            seen AS (SELECT DISTINCT l.id, r.key, r.sector
                       FROM last l JOIN noted_company c ON c.survey_id = l.survey_id
                       JOIN register r ON r.key = c.company_key),
            sector AS (SELECT sector, count(*) AS active FROM register GROUP BY sector),
            cell AS (SELECT id, sector, count(*) AS companies FROM seen GROUP BY id, sector),
            lately AS (SELECT r.sector, count(DISTINCT r.key) AS companies
                         FROM file f JOIN noted_company c ON c.survey_id = f.survey_id
                         JOIN register r ON r.key = c.company_key
                        WHERE f.at > (SELECT max(at) FROM file) - ${NOT_VISITED_QUARTERS} GROUP BY r.sector)
       SELECT s.sector, s.active,
              coalesce((SELECT companies FROM lately y
                         WHERE y.sector IS NOT DISTINCT FROM s.sector), 0) AS visited,
              coalesce((SELECT json_agg(json_build_object('quarter_id', l.id, 'companies',
                          coalesce(c.companies, 0)) ORDER BY l.year, l.quarter)
                          FROM last l LEFT JOIN cell c
                            ON c.id = l.id AND c.sector IS NOT DISTINCT FROM s.sector), '[]') AS cells
         FROM sector s ORDER BY s.active DESC, s.sector`,
    );
  }
}

const latestFirst = (targets: readonly TargetQuarter[]): TargetQuarter[] =>
  [...new Set(targets)].toSorted().toReversed();
