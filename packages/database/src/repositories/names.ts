import { SqlRepository } from '../sql-repository.js';

/** All names of companies and persons that are stored; none of them may be sent to a language model. */
export class NameRepository extends SqlRepository {
  /**
   * The names of every contact of every stored quarter, every registered company, every interviewer, every
   * person who spoke for a company. What five companies give for a person is what people are called at firms.
   */
  async all(): Promise<string[]> {
    const names = await this.texts(
      `SELECT name FROM contact_note UNION SELECT name FROM company
        UNION SELECT interviewer FROM contact_note WHERE interviewer IS NOT NULL
        UNION (SELECT respondent FROM contact_note, regexp_split_to_table(respondents, '\\n') AS respondent
                GROUP BY respondent HAVING count(DISTINCT company_key) < 5)`,
    );
    return names.filter((name) => name.trim() !== '');
  }

  /** The office's own people among them. */
  interviewers(): Promise<string[]> {
    return this.texts(
      `SELECT DISTINCT interviewer FROM contact_note WHERE interviewer IS NOT NULL`,
    );
  }
}
