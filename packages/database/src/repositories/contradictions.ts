import {
  Contradiction,
  CONTRADICTIONS_PAGE_SIZE,
  type IndicatorKey,
  IndicatorKeySchema,
  type Verdict,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { changed, firstRow, rows } from '../rows.js';

/** Without `words`, which the gateway reads from the narrative. */
const FoundContradiction = Contradiction.omit({ words: true });

/** SQL: scores whose narrative says the opposite, of the quarter `$1` or of all. */
const OPPOSITE = `
  FROM answer a JOIN contact_note n ON n.id = a.contact_id
  JOIN workbook_file f ON f.survey_id = n.survey_id AND f.kind = 'quarterly'
  LEFT JOIN contradiction_verdict v ON v.company_key = n.company_key AND v.indicator = a.indicator
   AND v.score = a.score AND v.narrative_md5 = md5(a.narrative)
 WHERE ($1::uuid IS NULL OR f.id = $1) AND a.score IS NOT NULL AND a.direction IS NOT NULL
   AND a.direction * (a.score - 3) < 0`;

/** Scores whose narrative says the opposite, with what people decided about each. */
export class ContradictionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async count(
    quarterId: string | undefined,
  ): Promise<{ decided: number; total: number; open: number }> {
    const Count = z.coerce.number().int();
    const counted = await firstRow(
      this.dataSource,
      z.object({ decided: Count, total: Count, open: Count }),
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
    return rows(
      this.dataSource,
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

  /** Stores a decision; false when there is no such contradiction. */
  async decide(
    { contactId, indicator }: { readonly contactId: string; readonly indicator: IndicatorKey },
    verdict: Verdict | null,
    userId: string,
  ): Promise<boolean> {
    const told = `SELECT n.company_key, a.indicator, a.score, md5(a.narrative) AS narrative_md5
        FROM answer a JOIN contact_note n ON n.id = a.contact_id
       WHERE a.contact_id = $1 AND a.indicator = $2 AND a.score IS NOT NULL
         AND a.narrative IS NOT NULL`;
    if (verdict === null)
      return (
        (await changed(
          this.dataSource,
          `DELETE FROM contradiction_verdict v USING (${told}) t
            WHERE v.company_key = t.company_key AND v.indicator = t.indicator
              AND v.score = t.score AND v.narrative_md5 = t.narrative_md5`,
          [contactId, indicator],
        )) > 0
      );
    const decided = await changed(
      this.dataSource,
      `INSERT INTO contradiction_verdict (company_key, indicator, score, narrative_md5, verdict, decided_by)
       SELECT t.*, $3, $4 FROM (${told}) t
       ON CONFLICT (company_key, indicator, score, narrative_md5) DO UPDATE
         SET verdict = excluded.verdict, decided_by = excluded.decided_by, decided_at = now()
       RETURNING indicator`,
      [contactId, indicator, verdict, userId],
    );
    return decided > 0;
  }
}
