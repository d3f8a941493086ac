import { Injectable } from '@nestjs/common';
import {
  calendarQuarter,
  knownQuarter,
  labelOfQuarter,
  type Period,
  periodOf,
  periodsIn,
  type QuarterRole,
  type QuarterSource,
} from '@lqc/contracts';
import { Database, type SessionOutline, surveyOf } from '@lqc/database';

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
  async renamed(body: object, session: SessionOutline): Promise<object | null> {
    const called: Record<string, string> = {};
    for (const [field, role] of Object.entries(ROLES)) {
      const name = (body as Record<string, unknown>)[field];
      if (typeof name !== 'string') continue;
      const kept = calledAs(name, await this.of(session, role));
      if (kept !== name) called[field] = kept;
    }
    return Object.keys(called).length > 0 ? { ...body, ...called } : null;
  }

  /** A quarter with the calendar quarter that its stored file has, or else its workbook tells; null where none is. */
  async of(session: SessionOutline, role: QuarterRole): Promise<SessionQuarter | null> {
    const source = session.sources[role];
    if (!source) return null;
    const file = source.file_id === null ? null : await this.database.files.find(source.file_id);
    const calendar =
      (file && knownQuarter(file)) ?? (await this.#told(source, surveyOf(session, role)));
    return { label: calendar ? labelOfQuarter(source.label, calendar) : source.label, calendar };
  }

  async #told(
    { label, file_name: fileName }: QuarterSource,
    surveyId: string | null,
  ): Promise<Period | null> {
    const told = surveyId === null ? null : await this.database.surveys.toldOfQuarter(surveyId);
    const { period = null, visitedOn = [] } = told ?? {};
    return calendarQuarter({ label, fileName, period, visitedOn });
  }
}
