import { Injectable } from '@nestjs/common';
import {
  CodedError,
  isFinal,
  type RedStatement,
  redStatements,
  type Report,
  REPORT_LIMITS,
  type ReportState,
  type SetReportStateRequest,
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
   * Every contradicted sentence needs a reason in a report that is final, since it represents the
   * office.
   *
   * @throws CodedError `REPORT_HAS_RED` with the sentences for which no reason is given; then
   * `REPORT_WRONG_ORDER`; then `REPORT_REVIEWER_IS_AUTHOR`; `REPORT_CHANGED_MEANWHILE`
   */
  async set(id: string, asked: SetReportStateRequest, { user }: SignedIn): Promise<void> {
    // What somebody saw and is changed stays so.
    const looks = asked.seen ? 1 : LOOKS;
    for (let look = 1; look <= looks; look += 1) if (await this.#set(id, asked, user.id)) return;
    throw new CodedError('REPORT_CHANGED_MEANWHILE');
  }

  /**
   * Gives whether that is the rule.
   *
   * @throws CodedError `REPORT_REVIEWER_IS_AUTHOR` for an author, where it is
   */
  async requireAnother(reportId: string, userId: string): Promise<boolean> {
    const { reviewer_is_not_author: isRule } = await this.database.settings.reports();
    if (isRule && (await this.database.reportApprovals.isAuthor(reportId, userId)))
      throw new CodedError('REPORT_REVIEWER_IS_AUTHOR');
    return isRule;
  }

  /** False when the report was changed between the look at its sentences and the new state. */
  async #set(id: string, asked: SetReportStateRequest, userId: string): Promise<boolean> {
    const { state: to, reason } = asked;
    const report = await this.reports.found(id);
    const red = isFinal({ state: to }) ? redOf(report) : [];
    const open = withoutReason(red, asked);
    if (open.length > 0)
      throw new CodedError(
        'REPORT_HAS_RED',
        { count: open.length },
        { details: { statements: open.slice(0, REPORT_LIMITS.redTold) } },
      );
    const from = report.state;
    if (!NEXT[from].includes(to)) throw wrongOrder(from, to);
    // Asked again under the lock, since the same person may change the report meanwhile.
    const byAnother = isFinal({ state: to }) && (await this.requireAnother(id, userId));
    const given = reason && red.length > 0 ? { sentences: red, reason } : null;
    if (given) await this.storage.requireRoom(userId, bytesOf(given));
    const seen = asked.seen ?? {
      session_id: report.session_id,
      sections: report.sections.filter(({ included }) => included),
    };
    const change = { from, to, by: userId, byAnother };
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

/** The contradicted sentences that the reason is not for. */
function withoutReason(
  red: readonly RedStatement[],
  { reason, reasoned }: SetReportStateRequest,
): readonly RedStatement[] {
  if (!reason) return red;
  if (!reasoned) return [];
  const nameOf = ({ section, text }: Pick<RedStatement, 'section' | 'text'>) => section + text;
  const given = new Set(reasoned.map(nameOf));
  return red.filter((one) => !given.has(nameOf(one)));
}

const wrongOrder = (from: ReportState, to: ReportState) =>
  new CodedError('REPORT_WRONG_ORDER', {
    from: reportPhrases.states[from],
    to: reportPhrases.states[to],
  });
