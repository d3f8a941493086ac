import { Controller } from '@nestjs/common';
import {
  CodedError,
  type Report,
  REPORT_LIMITS,
  redStatements,
  type SectionHolder,
} from '@lqc/contracts';
import { Database, type SectionPlace } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';
import { StorageRoom } from '../files/storage-room.js';
import type { Handlers } from '../http/call.js';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';
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

  readonly routes: Handlers = {
    reportSections: async ({ params: { id }, query: { ids = null } }) => {
      await this.reports.head(id);
      return { sections: await this.database.reports.sections(id, ids) };
    },

    addSection: async ({ params: { id }, body, request }) => {
      const { head } = await this.reports.head(id);
      const section = { ...body, kind: 'catatan', target: null } as const;
      const added = await this.database.reportSections.add(id, section);
      if (!added) throw new CodedError('REPORT_FULL', { limit: REPORT_LIMITS.sections });
      auditReopening(request, head);
      return this.reports.section(id, added);
    },

    saveSection: async ({ params, body: { text, version }, signedIn: { user }, request }) => {
      const place = placeOf(params);
      await this.storage.requireRoom(user.id, text.length);
      await this.#hold(place, user.id, version);
      const { head } = await this.reports.head(place.reportId);
      await this.work.result('check-section', { ...place, text, version }, request);
      auditReopening(request, head);
      return this.reports.section(place.reportId, place.sectionId);
    },

    holdSection: async ({ params, signedIn: { user } }) => ({
      holder: await this.#hold(placeOf(params), user.id),
    }),

    releaseSection: async ({ params, signedIn: { user } }) => {
      const place = placeOf(params);
      await this.reports.section(place.reportId, place.sectionId);
      await this.database.sectionHolds.release(place, user.id);
      return { success: true, message: reportPhrases.released };
    },

    sectionVersions: async ({ params: { id, section }, query: { before } }) => {
      await this.reports.section(id, section);
      const versions = await this.database.reportSections.versions(section, before);
      const oldest = versions.at(-1)?.version ?? FIRST_VERSION;
      return { versions, next: oldest > FIRST_VERSION ? oldest : null };
    },

    sectionComments: async ({ params: { id, section } }) => {
      await this.reports.section(id, section);
      return this.#comments(section);
    },

    comment: async ({ params: { id, section }, body, signedIn: { user } }) => {
      await this.reports.section(id, section);
      await this.storage.requireRoom(user.id, body.sentence.length + body.text.length);
      const { comments_per_section: limit } = await this.database.settings.limits();
      const kept = await this.database.reportRemarks.comment(section, body, user.id, limit);
      if (kept === 'full') throw new CodedError('REPORT_COMMENTS_FULL', { limit });
      if (kept === 'missing') throw new CodedError('REPORT_COMMENT_NOT_FOUND');
      return this.#comments(section);
    },

    closeComment: async ({ params: { id, section, comment }, signedIn: { user } }) => {
      await this.reports.section(id, section);
      if (!(await this.database.reportRemarks.close(section, comment, user.id)))
        throw new CodedError('REPORT_COMMENT_NOT_FOUND');
      return this.#comments(section);
    },

    rewriteSentence: async ({ params: { id, section }, body }) => {
      await this.reports.section(id, section);
      return { reportId: id, sectionId: section, request: body };
    },

    explainRed: async ({ params, body: { sentence, reason }, signedIn: { user } }) => {
      const { id, section } = params;
      const red = redStatements({ ...(await this.reports.section(id, section)), reasons: [] });
      if (!red.some(({ text }) => text === sentence))
        throw new CodedError('REPORT_SENTENCE_NOT_RED');
      await this.storage.requireRoom(user.id, sentence.length + reason.length);
      await this.database.reportRemarks.explain(placeOf(params), sentence, reason, user.id);
      return this.reports.section(id, section);
    },
  };

  async #comments(section: string) {
    return { comments: await this.database.reportRemarks.comments(section) };
  }

  /** @throws CodedError `REPORT_SECTION_HELD` with the holder, `REPORT_SECTION_NEWER` */
  async #hold(place: SectionPlace, userId: string, version?: number): Promise<SectionHolder> {
    const hold = await this.database.sectionHolds.hold(place, userId, version);
    if (hold.outcome === 'held') return hold.holder;
    if (hold.outcome === 'missing') await this.reports.section(place.reportId, place.sectionId);
    if (hold.outcome !== 'by-another') throw new CodedError('REPORT_SECTION_NEWER');
    const { holder } = hold;
    throw new CodedError(
      'REPORT_SECTION_HELD',
      { holder: holder.username },
      { details: { holder } },
    );
  }
}

const placeOf = ({ id, section }: { id: string; section: string }): SectionPlace => ({
  reportId: id,
  sectionId: section,
});

/** A change returns a report to `draf`, which is logged like every change of state. */
function auditReopening(
  request: LiaisonRequest,
  { id, title, state }: Pick<Report, 'id' | 'title' | 'state'>,
): void {
  if (state === 'draf') return;
  request.audited = {
    action: 'set-report-state',
    object: { type: 'report', id, label: `${title} · draf` },
  };
}
