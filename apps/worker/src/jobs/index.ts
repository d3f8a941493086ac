import type { JobHandlers } from '../runtime/job-context.js';
import { answerQuestionOf } from './answer-question.job.js';
import { checkQuality } from './check-quality.job.js';
import { compareSession } from './compare-quarters.job.js';
import { completeStoredFiles } from './complete-stored-files.job.js';
import { checkRelease } from './check-release.job.js';
import { checkTemplate } from './check-template.job.js';
import { checkSection } from './check-section.job.js';
import { draftReport } from './draft-report.job.js';
import { drawOrientation, drawSectors } from './draw-chart.job.js';
import { drawWordCloudOf } from './draw-word-cloud.job.js';
import { compareExpectations, splitChange, explainExpectation } from './explain-change.job.js';
import { explainIndicator, explainSector } from './explain-figure.job.js';
import { exportReport } from './export-report.job.js';
import { findKeyword } from './find-keyword.job.js';
import { loadSampleData } from './load-sample-data.job.js';
import { mergeFiles, previewMerge } from './merge.job.js';
import { rankWordsOf } from './rank-words.job.js';
import { readCompanyFile } from './read-company-file.job.js';
import { readQuarterlyFile } from './read-quarterly-file.job.js';
import { readySentences } from './ready-sentences.job.js';
import { recogniseFile } from './recognise-file.job.js';
import { readSectionAgain } from './read-section-again.job.js';
import { refreshReports } from './refresh-reports.job.js';
import { rewriteSentence } from './rewrite-sentence.job.js';
import { startSession } from './start-session.job.js';
import { writeCapturedQuarter, writeNoteSheet } from './write-captured.job.js';
import { writePlan } from './write-plan.job.js';
import { writeSearch } from './write-search.job.js';
import { checkNotes } from './check-notes.job.js';
import { readThemes } from './read-themes.job.js';
import { workbookJobs } from './write-workbook.job.js';
import { checkConclusion } from './check-conclusion.job.js';
import { checkSummary, previewSummary, summarise } from './summary.job.js';
import { reachModel } from './reach-model.job.js';
import { sumQuarters } from './sum-quarters.job.js';
import { testModel } from './test-model.job.js';
import { uploadFile1, uploadFile2, uploadFile3 } from './upload-file.job.js';

/** Exactly one handler for every job of the contracts; a missing one does not compile. */
export const jobHandlers: JobHandlers = {
  'read-quarterly-file': readQuarterlyFile,
  'read-company-file': readCompanyFile,
  'recognise-file': recogniseFile,
  'check-quality': checkQuality,
  'start-session': startSession,
  'upload-file-1': uploadFile1,
  'upload-file-2': uploadFile2,
  'upload-file-3': uploadFile3,
  'compare-quarters': compareSession,
  'explain-indicator': explainIndicator,
  'explain-sector': explainSector,
  'split-change': splitChange,
  'compare-expectations': compareExpectations,
  'explain-expectation': explainExpectation,
  'rank-words': rankWordsOf,
  'draw-word-cloud': drawWordCloudOf,
  'find-keyword': findKeyword,
  'draw-orientation-chart': drawOrientation,
  'draw-sector-chart': drawSectors,
  ...workbookJobs,
  'preview-merge': previewMerge,
  'merge-workbooks': mergeFiles,
  'write-note-sheet': writeNoteSheet,
  'write-captured-quarter': writeCapturedQuarter,
  'write-summary': summarise,
  'check-summary': checkSummary,
  'check-conclusion': checkConclusion,
  'ready-sentences': readySentences,
  'preview-summary': previewSummary,
  'draft-report': draftReport,
  'check-section': checkSection,
  'rewrite-sentence': rewriteSentence,
  'read-section-again': readSectionAgain,
  'refresh-reports': refreshReports,
  'check-release': checkRelease,
  'check-template': checkTemplate,
  'export-report': exportReport,
  'check-notes': checkNotes,
  'read-themes': readThemes,
  'sum-quarters': sumQuarters,
  'write-plan': writePlan,
  'write-search': writeSearch,
  'answer-question': answerQuestionOf,
  'reach-model': reachModel,
  'test-model': testModel,
  'complete-stored-files': completeStoredFiles,
  'load-sample-data': loadSampleData,
};
