import { orderOfQuarter } from '../order-of-quarter.js';

/** SQL: companies of the register that is stored now. */
export const REGISTERED = `company c
  JOIN workbook_file f ON f.kind = 'company' AND f.register_id = c.register_id`;

/** SQL: two values by which contacts have their companies: the register, and a hash of what people said. */
export const MATCHED_BY = `coalesce((SELECT register_id::text FROM workbook_file WHERE kind = 'company'), '-'),
  (SELECT md5(string_agg(contact_key || chr(10) || said, chr(10) ORDER BY contact_key))
     FROM said_of_company)`;

/**
 * Companies that were visited or are in the register, each once, with their last visit. Notes are grouped
 * by the name they bear before names become companies, since an archive has far fewer names than notes.
 */
export const COMPANIES = `
  WITH register AS (SELECT c.* FROM ${REGISTERED}),
       latest AS (SELECT max(${orderOfQuarter('f')}) AS at FROM workbook_file f WHERE kind = 'quarterly'),
       quarters AS MATERIALIZED (
         SELECT id, survey_id, label, ${orderOfQuarter('f')} AS at, place,
                set_bit(repeat('0', of::int)::bit varying, place::int - 1, 1) AS own_bit
           FROM (SELECT f.*, count(*) OVER () AS of,
                        row_number() OVER (ORDER BY year NULLS FIRST, quarter, upload_date) AS place
                   FROM workbook_file f WHERE kind = 'quarterly') f),
       -- A bit for each quarter, since two names of one company may be of the same one; and the last note,
       -- by its id behind its place in time.
       named AS MATERIALIZED (
         SELECT n.company_key AS contact_key, bit_or(q.own_bit) AS quarters,
                max(to_char(q.place, 'FM000000') || n.id) AS last
           FROM contact_note n JOIN quarters q USING (survey_id) GROUP BY n.company_key),
       visited AS (
         SELECT c.company_key, bit_count(bit_or(m.quarters)) AS visits,
                (array_agg(n.name ORDER BY m.last DESC))[1] AS name,
                left(max(m.last), 6)::int AS last, max(c.sector) AS sector,
                bool_or(m.contact_key <> c.company_key) AS by_person
           FROM named m JOIN contact_note n ON n.id = substr(m.last, 7)::uuid
           JOIN noted_company c ON c.contact_id = n.id GROUP BY c.company_key),
       entry AS (
         SELECT coalesce(r.key, v.company_key) AS company_key, coalesce(r.name, v.name) AS name,
                coalesce(r.sector, v.sector) AS sector, r.district, r.status, coalesce(r.is_active, true) AS is_active,
                CASE WHEN r.key IS NULL OR r.sector IS NULL THEN NULL
                     WHEN v.by_person THEN 'person' ELSE 'name' END AS matched,
                coalesce(v.visits, 0)::int AS visits,
                CASE WHEN q.id IS NOT NULL
                     THEN json_build_object('quarter_id', q.id, 'label', q.label) END AS last_quarter,
                (latest.at - q.at)::int AS quarters_since, q.at AS last_at, r.key IS NOT NULL AS is_registered
           FROM register r FULL JOIN visited v ON v.company_key = r.key
           LEFT JOIN quarters q ON q.place = v.last CROSS JOIN latest)`;
