import { INDICATORS } from '@lqc/contracts';
import type { QueryRunner } from 'typeorm';
import { SqlMigration } from './sql-migration.js';

/** Facts of a report's sections have the ids by which the claims of their sentences name them. */
export class FactIds1700000000036 extends SqlMigration {
  readonly sql = `UPDATE report_section s SET facts = (
         SELECT jsonb_agg(CASE WHEN named.id IS NULL THEN fact
                               ELSE jsonb_set(fact, '{id}', to_jsonb(named.id)) END ORDER BY nth)
           FROM jsonb_array_elements(s.facts) WITH ORDINALITY AS facts (fact, nth)
           LEFT JOIN jsonb_to_recordset($1::jsonb) AS indicator (key text, label text)
             ON indicator.label = fact->>'subject'
           CROSS JOIN LATERAL (
             SELECT fact->>'kind' AS kind, fact->>'quarter' AS quarter,
                    nullif(fact->>'subject', '') AS subject,
                    CASE WHEN fact->>'label' LIKE 'Jawaban di atas netral%' THEN 'above'
                         WHEN fact->>'label' LIKE 'Jawaban netral%' THEN 'neutral'
                         WHEN fact->>'label' LIKE 'Jawaban di bawah netral%' THEN 'below' END AS side,
                    indicator.key || CASE WHEN s.kind = 'lapangan_usaha' THEN '.' || s.target ELSE '' END
                      AS scope) AS of
           CROSS JOIN LATERAL (
             SELECT replace(CASE
               WHEN of.kind IN ('average', 'answers', 'net-balance')
                 THEN of.kind || '.' || of.scope || '.' || of.quarter
               WHEN of.kind = 'change' THEN 'change.' || of.scope || '.now.' || of.quarter
               WHEN of.kind = 'score-count'
                 THEN 'answer-count.' || indicator.key || '.' || of.side || '.' || of.quarter
               WHEN of.kind = 'score-share'
                 THEN 'answer-share.' || indicator.key || '.' || of.side || '.' || of.quarter
               WHEN of.kind IN ('contacts', 'companies')
                 THEN concat_ws('.', of.kind, of.subject, of.quarter)
               WHEN of.kind = 'sector-companies' THEN concat_ws('.', 'companies', of.subject, of.quarter)
               WHEN of.kind = 'sector-share'
                 THEN concat_ws('.', 'company-share', of.subject, of.quarter)
             END, ' ', '_') AS id) AS named)
       WHERE jsonb_array_length(s.facts) > 0`;

  override async up(runner: QueryRunner): Promise<void> {
    const indicators = INDICATORS.map(({ key, label }) => ({ key, label }));
    await runner.query(this.sql, [JSON.stringify(indicators)]);
  }
}
