/** Companies that were visited or are in the register, each once, with their last visit. */
export const COMPANIES = `
  WITH register AS (
         SELECT c.* FROM company c
           JOIN workbook_file f ON f.kind = 'company' AND f.register_id = c.register_id),
       latest AS (SELECT max(year * 4 + quarter) AS at FROM workbook_file WHERE kind = 'quarterly'),
       visited AS (
         SELECT c.company_key, count(DISTINCT f.id) AS visits,
                (array_agg(n.name ORDER BY f.year DESC NULLS LAST, f.quarter DESC))[1] AS name,
                (array_agg(f.id ORDER BY f.year DESC NULLS LAST, f.quarter DESC))[1] AS last_id,
                (array_agg(f.label ORDER BY f.year DESC NULLS LAST, f.quarter DESC))[1] AS last_label,
                max(f.year * 4 + f.quarter) AS last_at, max(c.sector) AS sector,
                bool_or(n.company_key <> c.company_key) AS by_person
           FROM workbook_file f JOIN noted_company c ON c.survey_id = f.survey_id
           JOIN contact_note n ON n.id = c.contact_id
          WHERE f.kind = 'quarterly' GROUP BY c.company_key),
       entry AS (
         SELECT coalesce(r.key, v.company_key) AS company_key, coalesce(r.name, v.name) AS name,
                coalesce(r.sector, v.sector) AS sector, r.district, r.status, coalesce(r.is_active, true) AS is_active,
                CASE WHEN r.key IS NULL OR r.sector IS NULL THEN NULL
                     WHEN v.by_person THEN 'person' ELSE 'name' END AS matched,
                coalesce(v.visits, 0)::int AS visits,
                CASE WHEN v.last_id IS NOT NULL
                     THEN json_build_object('quarter_id', v.last_id, 'label', v.last_label) END AS last_quarter,
                (latest.at - v.last_at)::int AS quarters_since, v.last_at, r.key IS NOT NULL AS is_registered
           FROM register r FULL JOIN visited v ON v.company_key = r.key CROSS JOIN latest)`;
