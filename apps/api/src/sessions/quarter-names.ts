import { Injectable } from '@nestjs/common';
import {
  type Period,
  periodOf,
  periodOfSource,
  periodsIn,
  quarterName,
  type QuarterSource,
} from '@lqc/contracts';
import { Database, type SessionOutline } from '@lqc/database';

/** A quarter of a session: its label, and its calendar quarter where that is known. */
export interface SessionQuarter {
  readonly label: string;
  readonly calendar: Period | null;
}

const ROLES = {
  quarter_now: 'now',
  quarter_before: 'before',
  quarter_last_year: 'last_year',
} as const;

/** The name that is said of a quarter, or its label where that names another calendar quarter. */
export function calledAs(name: string, quarter: SessionQuarter | null): string {
  const said = periodOf(name) ?? periodsIn(name)[0];
  if (!said || !quarter?.calendar) return name;
  const { year, quarter: part } = quarter.calendar;
  return (said.year ?? year) === year && said.quarter === part ? name : quarter.label;
}

/** What the quarters of a session may be called: anything but another quarter. */
@Injectable()
export class QuarterNames {
  constructor(private readonly database: Database) {}

  /** A body that names a quarter as another one, with the session's name in its place; else null. */
  async renamed(body: object, { sources }: SessionOutline): Promise<object | null> {
    const called: Record<string, string> = {};
    for (const [field, role] of Object.entries(ROLES)) {
      const name = (body as Record<string, unknown>)[field];
      if (typeof name !== 'string') continue;
      const kept = calledAs(name, await this.of(sources[role]));
      if (kept !== name) called[field] = kept;
    }
    return Object.keys(called).length > 0 ? { ...body, ...called } : null;
  }

  /** A quarter with the calendar quarter that its stored file has, or else its label or its file's name tells. */
  async of(source: QuarterSource | null): Promise<SessionQuarter | null> {
    if (!source) return null;
    const file = source.file_id === null ? null : await this.database.files.find(source.file_id);
    const { year = null, quarter = null } = file ?? {};
    const calendar = year && quarter ? { year, quarter } : periodOfSource(source);
    const label = calendar && !periodOf(source.label) ? quarterName(calendar) : source.label;
    return { label, calendar };
  }
}
