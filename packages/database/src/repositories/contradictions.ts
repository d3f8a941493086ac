import {
  Contradiction,
  CONTRADICTIONS_PAGE_SIZE,
  type IndicatorKey,
  IndicatorKeySchema,
  type Verdict,
} from '@lqc/contracts';
import { z } from 'zod';
import { Whole } from '../columns.js';
import { now } from '../database-clock.js';
import { ContactNote } from '../entities/contact-note.js';
import { ContradictionVerdict } from '../entities/contradiction-verdict.js';
import { insertedNew } from '../rows.js';
import { SqlRepository } from '../sql-repository.js';

/** Without `words`, which the gateway reads from the narrative. */
const FoundContradiction = Contradiction.omit({ words: true });

/** SQL: joins to a note `n` its scores `a` whose narrative says the opposite, each with its verdict `v`. */
export const OPPOSITE_ANSWERS = `
  JOIN answer a ON a.contact_id = n.id AND a.score IS NOT NULL AND a.direction IS NOT NULL
               AND a.direction * (a.score - 3) < 0
  LEFT JOIN contradiction_verdict v ON v.company_key = n.company_key AND v.indicator = a.indicator
   AND v.score = a.score AND v.narrative_md5 = md5(a.narrative)`;
/** SQL: these of the quarter `$1` or of all. */
const OPPOSITE = `
  FROM contact_note n ${OPPOSITE_ANSWERS}
  JOIN workbook_file f ON f.survey_id = n.survey_id AND f.kind = 'quarterly'
 WHERE ($1::uuid IS NULL OR f.id = $1)`;

/** What a verdict is about: it holds for this score and these words of a company, in whatever file. */
const Told = z.object({
  companyKey: z.string(),
  indicator: IndicatorKeySchema,
  score: z.number(),
  narrativeMd5: z.string(),
});
type Told = z.infer<typeof Told>;

/** Whether a decision was stored; where another stands, what it is and whose, or null for none. */
type Decided =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly stands: { verdict: Verdict; by: string } | null };

/** Scores whose narrative says the opposite, with what people decided about each. */
export class ContradictionRepository extends SqlRepository {
  async count(
    quarterId: string | undefined,
  ): Promise<{ decided: number; total: number; open: number }> {
    const counted = await this.firstRow(
      z.object({ decided: Whole, total: Whole, open: Whole }),
      `SELECT count(*) AS total, count(*) FILTER (WHERE v.verdict IS NULL) AS open,
              (SELECT coalesce(sum(s.decided), 0) FROM workbook_file f JOIN survey s ON s.id = f.survey_id
                WHERE f.kind = 'quarterly' AND ($1::uuid IS NULL OR f.id = $1)) AS decided
       ${OPPOSITE}`,
      [quarterId ?? null],
    );
    return counted!;
  }

  /**
   * One page: undecided ones first, then by quarter from the latest, then in the workbook's order.
   */
  page(quarterId: string | undefined, page: number): Promise<z.infer<typeof FoundContradiction>[]> {
    return this.rows(
      FoundContradiction,
      `SELECT n.id AS contact_id, n.name AS contact, n.company_key, f.id AS quarter_id, f.label,
              n.sheet, a.score_cell AS cell, a.narrative_cell, a.indicator, a.score, a.direction,
              a.narrative, v.verdict
         ${OPPOSITE}
        ORDER BY v.verdict IS NOT NULL, f.year DESC NULLS LAST, f.quarter DESC, n.position,
                 array_position($4::text[], a.indicator)
        LIMIT $2 OFFSET $3`,
      [
        quarterId ?? null,
        CONTRADICTIONS_PAGE_SIZE,
        (page - 1) * CONTRADICTIONS_PAGE_SIZE,
        IndicatorKeySchema.options,
      ],
    );
  }

  /** The contact's name; null when it is not stored. */
  async contactName(contactId: string): Promise<string | null> {
    const note = await this.dataSource.manager.findOne(ContactNote, {
      select: { name: true },
      where: { id: contactId },
    });
    return note?.name ?? null;
  }

  /**
   * Stores a decision, or takes one back, where `was` still stands.
   *
   * @returns null when there is no such score
   */
  async decide(
    { contactId, indicator }: { readonly contactId: string; readonly indicator: IndicatorKey },
    { was, verdict }: { readonly was: Verdict | null; readonly verdict: Verdict | null },
    userId: string,
  ): Promise<Decided | null> {
    const told = await this.firstRow(
      Told,
      `SELECT n.company_key AS "companyKey", a.indicator, a.score, md5(a.narrative) AS "narrativeMd5"
         FROM answer a JOIN contact_note n ON n.id = a.contact_id
        WHERE a.contact_id = $1 AND a.indicator = $2 AND a.score IS NOT NULL
          AND a.narrative IS NOT NULL`,
      [contactId, indicator],
    );
    if (!told) return null;
    if (await this.#replace(told, { was, verdict }, userId)) return { isDone: true };
    const stands = await this.dataSource.manager.findOne(ContradictionVerdict, {
      where: told,
      relations: { decider: true },
    });
    return {
      isDone: false,
      stands: stands && { verdict: stands.verdict, by: stands.decider!.username },
    };
  }

  /** Puts one verdict in the place of another by one statement; false when the other does not stand. */
  async #replace(
    told: Told,
    { was, verdict }: { was: Verdict | null; verdict: Verdict | null },
    decidedBy: string,
  ): Promise<boolean> {
    const { manager } = this.dataSource;
    if (was === null)
      return (
        verdict !== null &&
        insertedNew(manager, ContradictionVerdict, { ...told, verdict, decidedBy })
      );
    const stood = { ...told, verdict: was };
    const { affected } =
      verdict === null
        ? await manager.delete(ContradictionVerdict, stood)
        : await manager.update(ContradictionVerdict, stood, { verdict, decidedBy, decidedAt: now });
    return affected === 1;
  }
}
