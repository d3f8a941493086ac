import { Injectable } from '@nestjs/common';
import {
  CodedError,
  redStatements,
  type Report,
  REPORT_LIMITS,
  type ReportState,
} from '@lqc/contracts';
import { Database, type GivenReason, type SignedIn } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';
import { StorageRoom } from '../files/storage-room.js';
import { ReportsService } from './reports.service.js';

/** The next states of a report in each state; it can also return to `draf` from any state. */
const NEXT: Readonly<Record<ReportState, readonly ReportState[]>> = {
  draf: ['ditelaah', 'disetujui'],
  ditelaah: ['disetujui', 'draf'],
  disetujui: ['terbit', 'draf'],
  terbit: ['draf'],
};

/**
 * States in which every contradicted sentence needs a reason, since the report represents the
 * office.
 */
const STANDS_FOR_THE_OFFICE: ReadonlySet<ReportState> = new Set(['disetujui', 'terbit']);

/** Attempts to change a report's state when its sections change at the same time. */
const LOOKS = 3;

/** Changes the state of reports. */
@Injectable()
export class ReportStates {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportsService,
    private readonly storage: StorageRoom,
  ) {}

  /**
   * @throws CodedError `REPORT_HAS_RED` with the sentences, unless a reason is given; then
   * `REPORT_WRONG_ORDER`; then `REPORT_REVIEWER_IS_AUTHOR`; `REPORT_CHANGED_MEANWHILE`
   */
  async set(
    id: string,
    { state, reason }: { readonly state: ReportState; readonly reason?: string | undefined },
    { user }: SignedIn,
  ): Promise<void> {
    for (let look = 1; look <= LOOKS; look += 1)
      if (await this.#set(id, { state, reason }, user.id)) return;
    throw new CodedError('REPORT_CHANGED_MEANWHILE');
  }

  /** @throws CodedError `REPORT_REVIEWER_IS_AUTHOR` for an author, where that is the rule */
  async requireAnother(reportId: string, userId: string): Promise<void> {
    const { reviewer_is_not_author: isRule } = await this.database.settings.reports();
    if (isRule && (await this.database.reportApprovals.isAuthor(reportId, userId)))
      throw new CodedError('REPORT_REVIEWER_IS_AUTHOR');
  }

  /** False when a section was changed between the look at its sentences and the new state. */
  async #set(
    id: string,
    { state: to, reason }: { readonly state: ReportState; readonly reason?: string | undefined },
    userId: string,
  ): Promise<boolean> {
    const { report } = await this.reports.found(id);
    const red = STANDS_FOR_THE_OFFICE.has(to) ? redOf(report) : [];
    if (red.length > 0 && !reason)
      throw new CodedError(
        'REPORT_HAS_RED',
        { count: red.length },
        { details: { statements: red.slice(0, REPORT_LIMITS.redTold) } },
      );
    const from = report.state;
    if (!NEXT[from].includes(to)) throw wrongOrder(from, to);
    if (STANDS_FOR_THE_OFFICE.has(to)) await this.requireAnother(id, userId);
    const given = reason && red.length > 0 ? { sentences: red, reason } : null;
    if (given) await this.storage.requireRoom(userId, bytesOf(given));
    const seen = report.sections.filter(({ included }) => included);
    const change = { from, to, by: userId };
    const outcome = await this.database.reportApprovals.setState(id, change, seen, given);
    if (outcome === 'late') throw wrongOrder(from, to);
    return outcome === 'done';
  }
}

/** A reason is kept once for each section. */
const bytesOf = ({ sentences, reason }: GivenReason) =>
  sentences.reduce((sum, { text }) => sum + text.length, 0) +
  new Set(sentences.map(({ section }) => section)).size * reason.length;

const redOf = ({ sections }: Report) =>
  sections.filter(({ included }) => included).flatMap((section) => redStatements(section));

const wrongOrder = (from: ReportState, to: ReportState) =>
  new CodedError('REPORT_WRONG_ORDER', {
    from: reportPhrases.states[from],
    to: reportPhrases.states[to],
  });
