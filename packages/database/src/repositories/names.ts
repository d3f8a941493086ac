import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rows } from '../rows.js';

/** All names of companies and persons that are stored; none of them may be sent to a language model. */
export class NameRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The names of every contact of every stored quarter, every registered company, every interviewer. */
  async all(): Promise<string[]> {
    const found = await rows(
      this.dataSource,
      z.object({ name: z.string() }),
      `SELECT name FROM contact_note UNION SELECT name FROM company
        UNION SELECT interviewer FROM contact_note WHERE interviewer IS NOT NULL`,
    );
    return found.map(({ name }) => name).filter((name) => name.trim() !== '');
  }

  /** The office's own people among them. */
  async interviewers(): Promise<string[]> {
    const found = await rows(
      this.dataSource,
      z.object({ name: z.string() }),
      `SELECT DISTINCT interviewer AS name FROM contact_note WHERE interviewer IS NOT NULL`,
    );
    return found.map(({ name }) => name);
  }
}
