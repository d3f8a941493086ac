import { SqlMigration } from './sql-migration.js';

/** Further details of diary notes and registers, and the calendar quarter of files. */
export class KeptDetails1700000000010 extends SqlMigration {
  readonly sql = `
      ALTER TABLE contact_note
        ADD COLUMN visited text,
        ADD COLUMN visited_on date,
        ADD COLUMN method text,
        ADD COLUMN employees_written text,
        ADD COLUMN employees integer,
        ADD COLUMN interviewer text;
      CREATE INDEX contact_note_company ON contact_note (company_key);
      ALTER TABLE company
        ADD COLUMN district text,
        ADD COLUMN status text,
        ADD COLUMN is_active boolean NOT NULL DEFAULT true;

      -- Which version of the reader kept the rows; 0 kept neither details nor districts.
      ALTER TABLE survey ADD COLUMN read_version integer NOT NULL DEFAULT 0;
      ALTER TABLE company_register ADD COLUMN read_version integer NOT NULL DEFAULT 0;

      ALTER TABLE workbook_file
        ADD COLUMN year integer,
        ADD COLUMN quarter integer CHECK (quarter BETWEEN 1 AND 4),
        -- Whether its label was asked for a period; one that names none is not asked again.
        ADD COLUMN period_read boolean NOT NULL DEFAULT false,
        ADD CHECK ((year IS NULL) = (quarter IS NULL));
      CREATE UNIQUE INDEX workbook_file_period ON workbook_file (year, quarter) WHERE kind = 'quarterly';
    `;
}
