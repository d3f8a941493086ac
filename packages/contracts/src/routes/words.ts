import * as words from '../http/words.js';
import { inSession, type Route } from './route.js';

/** What contacts said, in words. */
export const wordsRoutes = {
  availableIndicators: {
    method: 'GET',
    path: '/api/v1/get-available-indicators/{session}',
    access: 'staff',
    summary: 'Indicators with narratives',
    params: inSession,
    query: words.AvailableIndicatorsQuery,
    answer: words.AvailableIndicatorsAnswer,
  },
  tfIdf: {
    method: 'POST',
    path: '/api/v1/generate-tfidf/{session}',
    access: 'staff',
    summary: 'Key words by TF-IDF',
    params: inSession,
    body: words.TfIdfRequest,
    answer: words.TfIdfAnswer,
    job: true,
  },
  wordcloud: {
    method: 'POST',
    path: '/api/v1/generate-wordcloud/{session}',
    access: 'staff',
    summary: 'Word cloud as a PNG',
    params: inSession,
    body: words.WordcloudRequest,
    answer: words.WordcloudAnswer,
    job: true,
  },
  keyword: {
    method: 'GET',
    path: '/api/v1/sessions/{session}/keywords',
    access: 'staff',
    summary: 'Sentences that hold a word',
    params: inSession,
    query: words.KeywordQuery,
    answer: words.KeywordAnswer,
    job: true,
  },
} as const satisfies Record<string, Route>;
