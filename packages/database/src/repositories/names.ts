import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rows } from '../rows.js';

/** Whom the installation knows by name: nobody of them may be named to a model. */
export class NameRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every contact of every stored quarter, every company of the registers, every interviewer. */
  async all(): Promise<string[]> {
    const found = await rows(
      this.dataSource,
      z.object({ name: z.string() }),
      `SELECT name FROM contact_note UNION SELECT name FROM company
        UNION SELECT interviewer FROM contact_note WHERE interviewer IS NOT NULL`,
    );
    return found.map(({ name }) => name).filter((name) => name.trim() !== '');
  }
}
