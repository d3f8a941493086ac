import { z } from 'zod';
import { BoundMarks, ReadySentences } from '../domain/bound.js';
import {
  ReportChapter,
  ReportSection,
  SectionComment,
  SectionHolder,
  SectionVersion,
  SentenceProposal,
} from '../domain/report-section.js';
import { REPORT_LIMITS } from '../limits.js';
import { coded, countUpTo, Done, idOf } from './common.js';
import { ofReport, ofSection, Remark, Title } from './report-parts.js';
import type { Routes } from './route.js';

const { commentedLength, remarkLength, sectionLength, sections } = REPORT_LIMITS;

const VERSION_MAX = 1_000_000;
const UUID_LENGTH = 36;

const Sentence = z.string().min(1).max(sectionLength);

export const SaveSectionRequest = z.object({
  text: z.string().max(sectionLength, coded('REPORT_SECTION_TOO_LONG')),
  /** The version that the person started from; a newer one is refused (`REPORT_SECTION_NEWER`). */
  version: z.number().int().min(0).max(VERSION_MAX),
  bound: BoundMarks,
  /** True to refuse the text of a report that is final (`REPORT_IS_FINAL`), which it makes a draft else. */
  only_draft: z.boolean().optional(),
});

/** Ids of sections in a query, with commas between them; when left out, all of the report. */
const SectionIds = z
  .string()
  .max(sections * (UUID_LENGTH + 1))
  .transform((ids) => ids.split(','))
  .pipe(z.array(idOf('REPORT_SECTION_NOT_FOUND')).max(sections));

export const SectionsResponse = z.object({ sections: z.array(ReportSection) });
export const HoldResponse = z.object({ holder: SectionHolder });
export const SectionVersionsResponse = z.object({
  versions: z.array(SectionVersion),
  /** The version before which the next page begins; null on the last page. */
  next: z.number().int().nullable(),
});
export const SectionCommentsResponse = z.object({ comments: z.array(SectionComment) });

export const RewriteSentenceRequest = z.object({
  /** As it stands in the section's text, or as it was just typed. */
  sentence: Sentence,
});

/** The best first; none where the data say nothing of the sentence. */
export const RewriteSentenceResponse = z.object({ proposals: z.array(SentenceProposal) });

const ofComment = ofSection.extend({ comment: idOf('REPORT_COMMENT_NOT_FOUND') });

/** The sections of a report: edited by one person at a time, commented on by everyone. */
export const reportSectionsRoutes = {
  reportSections: {
    access: 'staff',
    summary: 'Sections of a report, whole',
    params: ofReport,
    query: z.object({ ids: SectionIds.optional() }),
    response: SectionsResponse,
  },
  addSection: {
    access: 'staff',
    summary: 'Add a section of one’s own',
    params: ofReport,
    body: z.object({ chapter: ReportChapter, title: Title }),
    status: 201,
    response: ReportSection,
    audit: 'add-section',
  },
  saveSection: {
    access: 'staff',
    summary: 'Keep a new version of a section, checked against the data',
    params: ofSection,
    body: SaveSectionRequest,
    response: ReportSection,
    audit: 'save-section',
  },
  holdSection: {
    access: 'staff',
    summary: 'Take a section to edit it, or go on holding it',
    params: ofSection,
    response: HoldResponse,
  },
  releaseSection: {
    access: 'staff',
    summary: 'Let go of a section that nobody else holds',
    params: ofSection,
    response: Done,
  },
  sectionVersions: {
    access: 'staff',
    summary: 'Versions of a section, latest first, a page at a time',
    params: ofSection,
    query: z.object({
      /** The version before which to go on: `next` of the page before. */
      before: countUpTo(VERSION_MAX).optional(),
    }),
    response: SectionVersionsResponse,
  },
  sectionComments: {
    access: 'staff',
    summary: 'Comments on the sentences of a section, oldest first',
    params: ofSection,
    response: SectionCommentsResponse,
  },
  comment: {
    access: 'staff',
    summary: 'Comment on a sentence, or answer a comment',
    params: ofSection,
    body: z.object({
      sentence: z.string().min(1).max(commentedLength, coded('REPORT_SENTENCE_TOO_LONG')),
      text: z.string().trim().min(1).max(remarkLength),
      /** Id of the comment that this one replies to. */
      answers: idOf('REPORT_COMMENT_NOT_FOUND').optional(),
    }),
    status: 201,
    response: SectionCommentsResponse,
    audit: 'comment',
  },
  closeComment: {
    access: 'staff',
    summary: 'Close a comment',
    params: ofComment,
    response: SectionCommentsResponse,
    audit: 'close-comment',
  },
  rewriteSentence: {
    access: 'staff',
    summary: 'What could stand in the place of a sentence, by a model where one is configured',
    params: ofSection,
    body: RewriteSentenceRequest,
    response: RewriteSentenceResponse,
    job: 'rewrite-sentence',
    audit: 'rewrite-sentence',
  },
  sectionSentences: {
    access: 'staff',
    summary: 'Ready sentences of what the data let be said in a section',
    params: ofSection,
    response: ReadySentences,
    job: 'ready-sentences',
  },
  explainRed: {
    access: 'staff',
    summary: 'Say why a sentence stays that the data contradict',
    params: ofSection,
    body: z.object({ sentence: Sentence, reason: Remark }),
    status: 201,
    response: ReportSection,
    audit: 'explain-sentence',
  },
} as const satisfies Routes;
