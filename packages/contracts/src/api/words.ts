import { z } from 'zod';
import { IndicatorKeySchema, QuarterRole } from '../domain/figures.js';
import { Id } from '../domain/id.js';
import { TOP_WORDS_DEFAULT, TOP_WORDS_MAX } from '../limits.js';
import { ADDRESSES } from './addresses.js';
import { coded } from './common.js';
import { inSession, type Routes } from './route.js';

const ChosenIndicator = z.enum(IndicatorKeySchema.options, {
  error: () => coded('INDICATOR_REQUIRED'),
});

/** `items` tells what `indicators` are: only those with a narrative, in the template's order. */
export const AvailableIndicatorsResponse = z.object({
  indicators: z.array(IndicatorKeySchema),
  items: z.array(
    z.object({
      key: IndicatorKeySchema,
      label: z.string(),
      has_likert: z.boolean(),
      /** Contacts that said something about it in words. */
      answers: z.number().int(),
    }),
  ),
});
export type AvailableIndicatorsResponse = z.infer<typeof AvailableIndicatorsResponse>;

/** Whose words: one indicator's narratives of one of the session's quarters. */
const Narratives = z.object({
  text_type: ChosenIndicator,
  quarter: QuarterRole.default('now'),
});

export const AvailableIndicatorsQuery = Narratives.pick({ quarter: true });

export const TfIdfRequest = Narratives.extend({
  top_n: z.coerce
    .number<number | string>({ error: () => coded('TOP_N_OUT_OF_RANGE') })
    .int(coded('TOP_N_OUT_OF_RANGE'))
    .min(1, coded('TOP_N_OUT_OF_RANGE'))
    .max(TOP_WORDS_MAX, coded('TOP_N_OUT_OF_RANGE'))
    .default(TOP_WORDS_DEFAULT),
});
export type TfIdfRequest = z.infer<typeof TfIdfRequest>;

export const TopWord = z.object({
  word: z.string(),
  /** Sum of the TF-IDF weights over the narratives. */
  score: z.number(),
  /** Narratives that hold the word. */
  documents: z.number().int(),
});
export type TopWord = z.infer<typeof TopWord>;

const WordsSource = z.object({
  indicator: z.string(),
  /** The quarter's label. */
  period: z.string(),
  /** Contacts with a narrative. */
  contacts: z.number().int(),
});

export const TfIdfResponse = WordsSource.extend({ top_words: z.array(TopWord) });
export type TfIdfResponse = z.infer<typeof TfIdfResponse>;

export const WordcloudRequest = Narratives;
export type WordcloudRequest = z.infer<typeof WordcloudRequest>;

export const WordcloudResponse = WordsSource.extend({
  title: z.string(),
  /** A PNG, bare base64. */
  image_base64: z.string(),
  /** What the cloud is sized by, largest first. */
  words: z.array(TopWord),
  /** Words that found no place in the picture. */
  left_out: z.number().int(),
});
export type WordcloudResponse = z.infer<typeof WordcloudResponse>;

/** `GET /api/v1/sessions/{session}/keywords`: the sentences that hold a word. */
export const KeywordQuery = Narratives.extend({ word: z.string().trim().min(1).max(100) });
export type KeywordQuery = z.infer<typeof KeywordQuery>;

export const KeywordResponse = WordsSource.extend({
  word: z.string(),
  /** Contacts whose narrative holds the word. */
  matching_contacts: z.number().int(),
  sentences: z.array(
    z.object({
      contact_id: Id,
      contact: z.string(),
      sheet: z.string(),
      sentence: z.string(),
      /** Where the word stands in the sentence: start and end, in UTF-16 units. */
      matches: z.array(z.tuple([z.number().int(), z.number().int()])),
    }),
  ),
});
export type KeywordResponse = z.infer<typeof KeywordResponse>;

/** What contacts said, in words. */
export const wordsRoutes = {
  availableIndicators: {
    ...ADDRESSES.availableIndicators,
    access: 'staff',
    summary: 'Indicators with narratives',
    params: inSession,
    query: AvailableIndicatorsQuery,
    response: AvailableIndicatorsResponse,
  },
  tfIdf: {
    ...ADDRESSES.tfIdf,
    access: 'staff',
    summary: 'Key words by TF-IDF',
    params: inSession,
    body: TfIdfRequest,
    flat: true,
    response: TfIdfResponse,
    job: 'rank-words',
  },
  wordcloud: {
    ...ADDRESSES.wordcloud,
    access: 'staff',
    summary: 'Word cloud as a PNG',
    params: inSession,
    body: WordcloudRequest,
    flat: true,
    response: WordcloudResponse,
    job: 'draw-word-cloud',
  },
  keyword: {
    ...ADDRESSES.keyword,
    access: 'staff',
    summary: 'Sentences that hold a word',
    params: inSession,
    query: KeywordQuery,
    response: KeywordResponse,
    job: 'find-keyword',
  },
} as const satisfies Routes;
