import { z } from 'zod';
import { IndicatorKeySchema, QuarterRole } from '../domain/figures.js';
import { Id } from '../domain/id.js';
import { WordsMode } from '../domain/office-words.js';
import { TOP_WORDS_DEFAULT, TOP_WORDS_MAX, USUAL_WORDS_MODE } from '../limits.js';
import { chosenIndicator, coded } from './common.js';
import { inSession, type Routes } from './route.js';

/**
 * Indicators with a narrative, in the template's order; `items` describes the keys in `indicators`.
 */
export const AvailableIndicatorsResponse = z.object({
  indicators: z.array(IndicatorKeySchema),
  items: z.array(
    z.object({
      key: IndicatorKeySchema,
      label: z.string(),
      has_likert: z.boolean(),
      /** Number of contacts with a narrative about it. */
      answers: z.number().int(),
    }),
  ),
});

/** Which narratives: those about one indicator in one quarter of the session. */
const Narratives = z.object({
  text_type: chosenIndicator(),
  quarter: QuarterRole.default('now'),
});

export const AvailableIndicatorsQuery = Narratives.pick({ quarter: true });

export const TfIdfRequest = Narratives.extend({
  /** Nothing is `USUAL_WORDS_MODE.ranked`. */
  mode: WordsMode.optional(),
  top_n: z.coerce
    .number<number | string>({ error: () => coded('TOP_N_OUT_OF_RANGE') })
    .int(coded('TOP_N_OUT_OF_RANGE'))
    .min(1, coded('TOP_N_OUT_OF_RANGE'))
    .max(TOP_WORDS_MAX, coded('TOP_N_OUT_OF_RANGE'))
    .default(TOP_WORDS_DEFAULT),
  /** The quarter whose narratives are counted beside each word. */
  against: QuarterRole.optional(),
});
export type TfIdfRequest = z.infer<typeof TfIdfRequest>;

export const TopWord = z.object({
  word: z.string(),
  /** Sum of the word's TF-IDF weights over all narratives. */
  score: z.number(),
  /** Number of narratives with the word. */
  documents: z.number().int(),
});
export type TopWord = z.infer<typeof TopWord>;

const WordsSource = z.object({
  indicator: z.string(),
  /** The quarter's label. */
  period: z.string(),
  /** Number of contacts with a narrative. */
  contacts: z.number().int(),
});

/** A key word, and the other quarter's narratives with it when those were asked for. */
const RankedWord = TopWord.extend({
  against: z.number().int().optional(),
  /** `more` or `fewer` contacts than in the other quarter, beyond chance; else null. */
  told: z.enum(['more', 'fewer']).nullish(),
});
export type RankedWord = z.infer<typeof RankedWord>;

export const TfIdfResponse = WordsSource.extend({
  top_words: z.array(RankedWord),
  /** The other quarter, when one was asked for that has narratives. */
  against: WordsSource.omit({ indicator: true })
    .extend({
      /** Its words that no contact says any more, beyond chance. */
      gone: z.array(TopWord.pick({ word: true, documents: true })),
    })
    .optional(),
});
export type TfIdfResponse = z.infer<typeof TfIdfResponse>;

export const WordcloudRequest = Narratives.extend({
  mode: WordsMode.default(USUAL_WORDS_MODE.cloud),
});

export const WordcloudResponse = WordsSource.extend({
  title: z.string(),
  /** A PNG as base64, without a `data:` prefix. */
  image_base64: z.string(),
  /** The words of the cloud with the scores that set their size, largest first. */
  words: z.array(TopWord),
  /** Number of words that did not fit into the picture. */
  left_out: z.number().int(),
});
export type WordcloudResponse = z.infer<typeof WordcloudResponse>;

/** `GET /api/v1/sessions/{session}/keywords`: the sentences that contain a word. */
export const KeywordQuery = Narratives.extend({
  mode: WordsMode.optional(),
  word: z.string().trim().min(1).max(100),
});

export const KeywordResponse = WordsSource.extend({
  word: z.string(),
  /** Number of contacts whose narrative contains the word. */
  matching_contacts: z.number().int(),
  sentences: z.array(
    z.object({
      contact_id: Id,
      contact: z.string(),
      sheet: z.string(),
      sentence: z.string(),
      /** Start and end of the word in the sentence, in UTF-16 units. */
      matches: z.array(z.tuple([z.number().int(), z.number().int()])),
    }),
  ),
});
export type KeywordResponse = z.infer<typeof KeywordResponse>;

/** Words of the narratives: key words, word clouds, and the sentences that contain a word. */
export const wordsRoutes = {
  availableIndicators: {
    access: 'staff',
    summary: 'Indicators with narratives',
    params: inSession,
    query: AvailableIndicatorsQuery,
    response: AvailableIndicatorsResponse,
  },
  tfIdf: {
    access: 'staff',
    summary: 'Key words by TF-IDF',
    params: inSession,
    body: TfIdfRequest,
    flat: true,
    response: TfIdfResponse,
    job: 'rank-words',
  },
  wordcloud: {
    access: 'staff',
    summary: 'Word cloud as a PNG',
    params: inSession,
    body: WordcloudRequest,
    flat: true,
    response: WordcloudResponse,
    job: 'draw-word-cloud',
  },
  keyword: {
    access: 'staff',
    summary: 'Sentences that hold a word',
    params: inSession,
    query: KeywordQuery,
    response: KeywordResponse,
    job: 'find-keyword',
  },
} as const satisfies Routes;
