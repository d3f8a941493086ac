import { Controller } from '@nestjs/common';
import {
  CodedError,
  isFinal,
  REPORT_LIMITS,
  redStatements,
  type SectionHolder,
} from '@lqc/contracts';
import { Database, type SectionPlace } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';
import { StorageRoom } from '../files/storage-room.js';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import { LongWork } from '../jobs/long-work.js';
import { auditReopening } from './audit-reopening.js';
import { ReportsService } from './reports.service.js';

const FIRST_VERSION = 1;

/** The sections of a report: edited by one person at a time, commented on by everyone. */
@Controller()
export class SectionsController {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportsService,
    private readonly work: LongWork,
    private readonly storage: StorageRoom,
  ) {}

  @Serves('reportSections')
  async reportSections({ params: { id }, query: { ids } }: Call<'reportSections'>) {
    await this.reports.head(id);
    return { sections: await this.database.reports.sections(id, ids ?? null) };
  }

  @Serves('addSection')
  async addSection({ params: { id }, body, signedIn: { user }, request }: Call<'addSection'>) {
    const { head } = await this.reports.head(id);
    const section = { ...body, kind: 'catatan', target: null } as const;
    const added = await this.database.reportSections.add(id, section, user.id);
    if (!added) throw new CodedError('REPORT_FULL', { limit: REPORT_LIMITS.sections });
    auditReopening(request, head);
    return this.reports.section(id, added);
  }

  @Serves('saveSection')
  async saveSection({ params, body, signedIn: { user }, request }: Call<'saveSection'>) {
    const place = placeOf(params);
    await this.storage.requireRoom(user.id, JSON.stringify(body).length);
    const { head } = await this.reports.head(place.reportId);
    const { only_draft: onlyDraft, ...written } = body;
    if (onlyDraft && isFinal(head)) throw new CodedError('REPORT_IS_FINAL');
    await this.#hold(place, user.id, body.version);
    await this.work.outcome('check-section', { ...place, ...written, onlyDraft }, request);
    auditReopening(request, head);
    return this.reports.section(place.reportId, place.sectionId);
  }

  @Serves('holdSection')
  async holdSection({ params, signedIn: { user } }: Call<'holdSection'>) {
    return {
      holder: await this.#hold(placeOf(params), user.id),
    };
  }

  @Serves('releaseSection')
  async releaseSection({ params, signedIn: { user } }: Call<'releaseSection'>) {
    const place = placeOf(params);
    const { holder } = await this.reports.section(place.reportId, place.sectionId);
    if (holder && holder.username !== user.username) throw heldBy(holder);
    await this.database.sectionHolds.release(place, user.id);
    return done(reportPhrases.released);
  }

  @Serves('sectionVersions')
  async sectionVersions({ params: { id, section }, query: { before } }: Call<'sectionVersions'>) {
    await this.reports.section(id, section);
    const versions = await this.database.reportSections.versions(section, before);
    const oldest = versions.at(-1)?.version ?? FIRST_VERSION;
    return { versions, next: oldest > FIRST_VERSION ? oldest : null };
  }

  @Serves('sectionComments')
  async sectionComments({ params: { id, section } }: Call<'sectionComments'>) {
    await this.reports.section(id, section);
    return this.#comments(section);
  }

  @Serves('comment')
  async comment({ params: { id, section }, body, signedIn: { user } }: Call<'comment'>) {
    await this.reports.section(id, section);
    await this.storage.requireRoom(user.id, body.sentence.length + body.text.length);
    const { comments_per_section: limit } = await this.database.settings.limits();
    const kept = await this.database.reportRemarks.comment(section, body, user.id, limit);
    if (kept === 'full') throw new CodedError('REPORT_COMMENTS_FULL', { limit });
    if (kept === 'missing') throw new CodedError('REPORT_COMMENT_NOT_FOUND');
    return this.#comments(section);
  }

  @Serves('closeComment')
  async closeComment({
    params: { id, section, comment },
    signedIn: { user },
  }: Call<'closeComment'>) {
    await this.reports.section(id, section);
    if (!(await this.database.reportRemarks.close(section, comment, user.id)))
      throw new CodedError('REPORT_COMMENT_NOT_FOUND');
    return this.#comments(section);
  }

  @Serves('rewriteSentence')
  async rewriteSentence({ params: { id, section }, body }: Call<'rewriteSentence'>) {
    await this.reports.section(id, section);
    return { reportId: id, sectionId: section, request: body };
  }

  @Serves('sectionSentences')
  async sectionSentences({ params: { id, section } }: Call<'sectionSentences'>) {
    const { kind, target } = await this.reports.section(id, section);
    const { head } = await this.reports.head(id);
    return { sessionId: head.session_id, request: { kind, target } };
  }

  @Serves('explainRed')
  async explainRed({
    params,
    body: { sentence, reason },
    signedIn: { user },
    request,
  }: Call<'explainRed'>) {
    const { id, section } = params;
    const { head } = await this.reports.head(id);
    const red = redStatements({ ...(await this.reports.section(id, section)), reasons: [] });
    if (!red.some(({ text }) => text === sentence)) throw new CodedError('REPORT_SENTENCE_NOT_RED');
    await this.storage.requireRoom(user.id, sentence.length + reason.length);
    await this.database.reportRemarks.explain(placeOf(params), sentence, reason, user.id);
    auditReopening(request, head);
    return this.reports.section(id, section);
  }

  async #comments(section: string) {
    return { comments: await this.database.reportRemarks.comments(section) };
  }

  /** @throws CodedError `REPORT_SECTION_HELD` with the holder, `REPORT_SECTION_NEWER` */
  async #hold(place: SectionPlace, userId: string, version?: number): Promise<SectionHolder> {
    const hold = await this.database.sectionHolds.hold(place, userId, version);
    if (hold.outcome === 'held') return hold.holder;
    if (hold.outcome === 'missing') await this.reports.section(place.reportId, place.sectionId);
    if (hold.outcome !== 'by-another') throw new CodedError('REPORT_SECTION_NEWER');
    throw heldBy(hold.holder);
  }
}

const heldBy = (holder: SectionHolder) =>
  new CodedError('REPORT_SECTION_HELD', { holder: holder.username }, { details: { holder } });

const placeOf = ({ id, section }: { id: string; section: string }): SectionPlace => ({
  reportId: id,
  sectionId: section,
});
