import * as settings from '../http/settings.js';
import * as summaries from '../http/summaries.js';
import { Done } from '../http/common.js';
import { z } from 'zod';
import { inSession, type Route } from './route.js';

/** Drafts of the report's chapters, kept conclusions, and the model that writes. */
export const summariesRoutes = {
  summary: {
    method: 'POST',
    path: '/api/v1/generate-llm-summary/{session}',
    access: 'staff',
    summary: 'Draft of a chapter, checked against the data',
    params: inSession,
    body: summaries.SummaryRequest,
    answer: summaries.SummaryAnswer,
    job: true,
  },
  summaryBab4: {
    method: 'POST',
    path: '/api/v1/generate-llm-summary-bab4/{session}',
    access: 'staff',
    summary: 'Draft of chapter 4 with both charts',
    params: inSession,
    body: summaries.SummaryRequest,
    answer: summaries.SummaryAnswer,
    job: true,
  },
  checkSummary: {
    method: 'POST',
    path: '/api/v1/check-llm-summary/{session}',
    access: 'staff',
    summary: 'An edited draft, checked again',
    params: inSession,
    body: summaries.SummaryCheckRequest,
    answer: summaries.CheckedText,
    job: true,
  },
  availableSectors: {
    method: 'GET',
    path: '/api/v1/get-available-sectors-bab3/{session}',
    access: 'staff',
    summary: 'Sectors of the current quarter',
    params: inSession,
    answer: summaries.SectorsAnswer,
  },
  dataPreview: {
    method: 'POST',
    path: '/api/v1/debug/data-preview/{session}',
    access: 'staff',
    summary: 'What a draft would be made of',
    params: inSession,
    body: summaries.SummaryRequest,
    answer: summaries.PreviewAnswer,
    job: true,
  },
  saveConclusion: {
    method: 'POST',
    path: '/api/node/save-llm-result',
    access: 'staff',
    summary: 'Keep a conclusion',
    body: summaries.SaveConclusionRequest,
    answer: summaries.SaveConclusionAnswer,
  },
  conclusions: {
    method: 'POST',
    path: '/api/node/get-llm-results',
    access: 'staff',
    summary: "One's own conclusions, newest first",
    body: z.object({ username: z.string().optional() }),
    answer: summaries.ConclusionsAnswer,
  },
  deleteConclusion: {
    method: 'POST',
    path: '/api/node/delete-llm-result',
    access: 'staff',
    summary: 'Delete a conclusion',
    body: summaries.DeleteConclusionRequest,
    answer: Done,
  },
  llmConfig: {
    method: 'GET',
    path: '/api/v1/admin/config',
    access: 'admin',
    summary: "The language model's settings",
    answer: settings.LlmConfigAnswer,
  },
  saveLlmConfig: {
    method: 'POST',
    path: '/api/v1/admin/config',
    access: 'admin',
    summary: "Change the language model's settings",
    body: settings.LlmConfig,
    answer: settings.SaveLlmConfigAnswer,
  },
  testModel: {
    method: 'POST',
    path: '/api/v1/admin/config/test',
    access: 'admin',
    summary: 'Ask the language model a short question',
    answer: settings.ModelTestAnswer,
    job: true,
  },
} as const satisfies Record<string, Route>;
