import { setTimeout as wait } from 'node:timers/promises';
import { CodedError, type LlmConfig, MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';
import type OpenAI from 'openai';
import type { Message } from '../prompt/chapter-prompt.js';
import { boundedFetch } from './bounded-fetch.js';
import { countedTokens } from './counted-tokens.js';
import { codeWithoutText } from './code-without-text.js';
import { asModelError, isWorthRetrying, ModelSilent, statusOf } from './model-error.js';
import { isRefusal, OptionalParameter, ParameterRefused } from './optional-parameter.js';
import { type AnswerSchema, responseFormat, withSchema } from './structured-output.js';
import { textOfContent } from './text-of-content.js';

/** A response that has begun is abandoned when no further piece of it arrives for this long. */
const LLM_SILENCE_MS = 30_000;

export interface ModelSettings {
  readonly baseUrl: string;
  /** Empty when no model is configured. */
  readonly apiKey: string;
  readonly config: LlmConfig;
  readonly silenceMs?: number;
  /**
   * Called after every response with its tokens, see `countedTokens`.
   */
  readonly onTokensUsed?: (tokens: { prompt: number; completion: number }) => void;
  /** Called with the error code of every failed call. */
  readonly onFailure?: (code: string) => void;
}

export interface ModelResponse {
  readonly text: string;
  /** True when the text has no end: the model stopped at its maximum length, or went on beyond any. */
  readonly isTruncated: boolean;
}

/** How a response is received. */
export interface Listening {
  readonly signal: AbortSignal;
  /** Called with each piece as it arrives. */
  readonly onPiece?: (piece: string) => void;
  /** The form that the response is asked for in; the caller must still check it. */
  readonly schema?: AnswerSchema;
  /** When it has to be whole, where that is sooner than an answer may take. */
  readonly withinMs?: number;
}

interface Asking extends Listening {
  readonly effort?: LlmConfig['xai_reasoning_effort'];
}

const REACH_WITHIN_MS = 5000;
const LOCKED_OUT: ReadonlySet<number> = new Set([401, 403]);
const RETRIES = 1;
const RETRY_AFTER_MS = 800;
/** Whose names let it be supposed that they take an effort; who refuses it is asked without. */
const MODELS_WITH_EFFORT = /mini|reason|^o\d|gpt-5/i;

/** A client of any OpenAI-compatible endpoint. */
export class Model {
  #client: Promise<OpenAI> | null = null;
  readonly #structured: OptionalParameter;
  readonly #effort: OptionalParameter;

  /** @throws CodedError `LLM_NOT_CONFIGURED` without a key */
  constructor(private readonly settings: ModelSettings) {
    if (!settings.apiKey) throw new CodedError('LLM_NOT_CONFIGURED');
    const endpoint = `${settings.baseUrl} ${settings.config.xai_model}`;
    this.#structured = new OptionalParameter('response_format', endpoint);
    this.#effort = new OptionalParameter('reasoning_effort', endpoint);
  }

  get name(): string {
    return this.settings.config.xai_model;
  }

  /** The length of an answer at which it is cut off, in tokens. */
  get maxTokens(): number {
    return this.settings.config.xai_max_tokens;
  }

  /** Loaded on first use: threads that write by rules alone need no client, which takes 12 MB in each. */
  #opened(): Promise<OpenAI> {
    const { apiKey, baseUrl, config } = this.settings;
    this.#client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({
          apiKey,
          baseURL: baseUrl,
          timeout: config.xai_timeout * 1000,
          maxRetries: 0,
          fetch: boundedFetch,
          // Narratives and key go to the configured address and to no other that it names.
          fetchOptions: { redirect: 'manual' },
          logLevel: 'off',
        }),
    );
    return this.#client;
  }

  /**
   * Asks the model and gives its whole response. When the endpoint is busy or fails before sending
   * a piece, there is one more attempt. A schema is sent as structured output; an endpoint that
   * refuses structured output gets the schema in the prompt instead, and one that refuses the effort
   * none, from then on at once.
   *
   * @throws CodedError `LLM_UNREACHABLE`, `LLM_REFUSED`, `LLM_PROMPT_TOO_LONG`, `LLM_REDIRECTED`, `LLM_BUSY`,
   *   `LLM_TIMED_OUT`, `LLM_WRONG_ANSWER`, `LLM_DECLINED`, `LLM_TOKENS_USED_UP`, `LLM_EMPTY_ANSWER` or
   *   `LLM_FAILED`; the signal's reason when it is aborted
   */
  async ask(messages: readonly Message[], listening: Listening): Promise<ModelResponse> {
    const { schema, ...withoutSchema } = listening;
    if (!schema) return this.#askWithEffort(messages, listening);
    return this.#structured.ask({
      with: () => this.#askWithEffort(messages, listening),
      without: () => this.#askWithEffort(withSchema(messages, schema), withoutSchema),
    });
  }

  async #askWithEffort(messages: readonly Message[], listening: Listening): Promise<ModelResponse> {
    const { xai_model: model, xai_reasoning_effort: effort } = this.settings.config;
    if (!MODELS_WITH_EFFORT.test(model)) return this.#askWithRetry(messages, listening);
    return this.#effort.ask({
      with: () => this.#askWithRetry(messages, { ...listening, effort }),
      without: () => this.#askWithRetry(messages, listening),
    });
  }

  async #askWithRetry(messages: readonly Message[], listening: Asking): Promise<ModelResponse> {
    for (let attempt = 0; ; attempt += 1) {
      let hasPiece = false;
      let received = '';
      // What a provider counts is not of a form that can be relied on.
      let said: { prompt_tokens?: unknown; completion_tokens?: unknown } | null = null;
      const reportTokens = () =>
        this.settings.onTokensUsed?.({
          prompt: countedTokens(said?.prompt_tokens, {
            characters: lengthOf(messages),
            // A token is a byte at least; the form of the answer is sent, too.
            most: Buffer.byteLength(JSON.stringify([messages, listening.schema])),
          }),
          completion: countedTokens(said?.completion_tokens, {
            characters: received.length,
            // What a model thinks is not sent, but is within the length that it was asked for.
            most: Math.max(this.maxTokens, Buffer.byteLength(received)),
          }),
        });
      try {
        const response = await this.#askOnce(messages, {
          ...listening,
          onPiece: (piece) => {
            hasPiece = true;
            received += piece;
            listening.onPiece?.(piece);
          },
          onUsage: (usage) => (said = usage),
        });
        reportTokens();
        return response;
      } catch (error) {
        // A response that was stopped early has used tokens, too, and so has one of thoughts alone.
        if (hasPiece || said) reportTokens();
        listening.signal.throwIfAborted();
        if ((listening.schema || listening.effort) && isRefusal(statusOf(error)))
          throw new ParameterRefused();
        this.settings.onFailure?.(asModelError(error).code);
        if (attempt === RETRIES || hasPiece || !isWorthRetrying(error)) throw asModelError(error);
        await pause(RETRY_AFTER_MS * (0.5 + Math.random()), listening.signal);
      }
    }
  }

  /**
   * True when the endpoint itself responds and accepts the key, checked by its list of models. An endpoint
   * without such a list (404) counts as reachable.
   */
  async canBeReached(signal: AbortSignal): Promise<boolean> {
    try {
      await (await this.#opened()).models.list({ timeout: REACH_WITHIN_MS, signal });
      return true;
    } catch (error) {
      const status = statusOf(error) ?? 500;
      return status >= 400 && status < 500 && !LOCKED_OUT.has(status);
    }
  }

  async #askOnce(
    messages: readonly Message[],
    {
      signal,
      onPiece,
      onUsage,
      schema,
      effort,
      withinMs = Infinity,
    }: Asking &
      Required<Pick<Asking, 'onPiece'>> & {
        /** Called with what the endpoint says that the response took so far. */
        readonly onUsage: (usage: OpenAI.CompletionUsage) => void;
      },
  ): Promise<ModelResponse> {
    const { config, silenceMs = LLM_SILENCE_MS } = this.settings;
    const client = await this.#opened();
    const control = new AbortController();
    const ended = AbortSignal.any([signal, control.signal]);
    const wholeTimer = setTimeout(
      () => control.abort(new ModelSilent()),
      Math.min(config.xai_timeout * 1000, withinMs),
    );
    // A model may think for as long as the administrator grants it before its first word.
    let silenceTimer: NodeJS.Timeout | undefined;
    try {
      const { data: stream, response } = await client.chat.completions
        .create(
          {
            model: config.xai_model,
            messages: messages.map(({ role, content }) => ({ role, content })),
            temperature: config.xai_temperature,
            max_tokens: config.xai_max_tokens,
            ...(effort && { reasoning_effort: effort }),
            ...(schema && { response_format: responseFormat(schema) }),
            stream: true,
            stream_options: { include_usage: true },
          },
          { signal: ended },
        )
        .withResponse();
      let text = '';
      // In the form an answer is written with its claims, some four times as long as what is told of it.
      const longest = () => (schema && /^\s*[{[]/.test(text) ? 4 : 1) * MODEL_ANSWER_MAX_LENGTH;
      let ending: string | null = null;
      let hasBegun = false;
      let isDeclined = false;
      for await (const chunk of stream) {
        const [choice] = chunk.choices;
        hasBegun = true;
        isDeclined ||= Boolean(choice?.delta.refusal);
        const piece = textOfContent(choice?.delta.content).slice(0, longest() - text.length);
        if (piece) onPiece(piece);
        text += piece;
        clearTimeout(silenceTimer);
        if (text) silenceTimer = setTimeout(() => control.abort(new ModelSilent()), silenceMs);
        ending = choice?.finish_reason ?? ending;
        if (chunk.usage) onUsage(chunk.usage);
        // An endpoint may take no heed of the length that it was asked for. Leaving the loop ends the call.
        if (text.length >= longest()) {
          ending = 'length';
          break;
        }
      }
      // The SDK ends an aborted stream without an error.
      ended.throwIfAborted();
      if (text.trim() === '') {
        const contentType = response.headers.get('content-type');
        throw new CodedError(codeWithoutText({ contentType, hasBegun, isDeclined, ending }));
      }
      return { text, isTruncated: ending !== 'stop' };
    } catch (error) {
      throw ended.reason instanceof ModelSilent ? ended.reason : error;
    } finally {
      clearTimeout(wholeTimer);
      clearTimeout(silenceTimer);
    }
  }
}

const lengthOf = (messages: readonly Message[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

/** Waits; rejects with the signal's reason when it is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
