import { CodedError, type LlmConfig } from '@lqc/contracts';
import OpenAI from 'openai';
import type { Message } from '../prompt/chapter-prompt.js';
import { asModelError, isWorthRetrying, ModelSilent, statusOf } from './model-error.js';
import {
  type AnswerSchema,
  FormRefused,
  isFormRefusal,
  responseFormat,
  StructuredOutput,
  withSchema,
} from './structured-output.js';

/** Without a piece for so long, a model's answer is given up. */
const LLM_SILENCE_MS = 30_000;

export interface ModelSettings {
  readonly baseUrl: string;
  /** Empty: no model is configured. */
  readonly apiKey: string;
  readonly config: LlmConfig;
  readonly silenceMs?: number;
  /** Told of every answer, with the tokens as the endpoint counts them; estimated where it does not. */
  readonly onTokensUsed?: (tokens: { prompt: number | null; completion: number | null }) => void;
  /** Told of every call that failed, by code. */
  readonly onFailure?: (code: string) => void;
}

export interface ModelResponse {
  readonly text: string;
  /** The model stopped at its length, not at its end. */
  readonly isTruncated: boolean;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

export interface Listening {
  readonly signal: AbortSignal;
  /** Called with each piece as it comes. */
  readonly onPiece?: (piece: string) => void;
  /** What the response is to look like; whether it does is for the asker to see. */
  readonly schema?: AnswerSchema;
}

const REACH_WITHIN_MS = 5000;
const LOCKED_OUT: ReadonlySet<number> = new Set([401, 403]);
const RETRIES = 1;
const RETRY_AFTER_MS = 800;
const MODELS_WITH_EFFORT = /mini|reason|^o\d|gpt-5/i;

/** The door to any OpenAI-compatible endpoint. */
export class Model {
  readonly #client: OpenAI;
  readonly #structured: StructuredOutput;

  /** @throws CodedError `LLM_NOT_CONFIGURED` without a key */
  constructor(private readonly settings: ModelSettings) {
    if (!settings.apiKey) throw new CodedError('LLM_NOT_CONFIGURED');
    this.#client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      timeout: settings.config.xai_timeout * 1000,
      maxRetries: 0,
      logLevel: 'off',
    });
    this.#structured = new StructuredOutput(`${settings.baseUrl} ${settings.config.xai_model}`);
  }

  get name(): string {
    return this.settings.config.xai_model;
  }

  /**
   * Asks, and gives the whole response. What is busy or broken at the other end is tried once more,
   * as long as no piece has come. A schema goes along as structured output; an endpoint that refuses
   * it is asked again with the schema in the prompt, and from then on so at once.
   *
   * @throws CodedError `LLM_UNREACHABLE`, `LLM_REFUSED`, `LLM_BUSY`, `LLM_TIMED_OUT`,
   *   `LLM_EMPTY_ANSWER` or `LLM_FAILED`; the signal's reason when it is aborted
   */
  async ask(messages: readonly Message[], listening: Listening): Promise<ModelResponse> {
    const { schema, ...others } = listening;
    if (!schema) return this.#asked(messages, listening);
    return this.#structured.ask({
      structured: () => this.#asked(messages, listening),
      inPrompt: () => this.#asked(withSchema(messages, schema), others),
    });
  }

  async #asked(messages: readonly Message[], listening: Listening): Promise<ModelResponse> {
    for (let attempt = 0; ; attempt += 1) {
      let hasPiece = false;
      let pieces = 0;
      const told = (prompt: number | null, completion: number | null) =>
        this.settings.onTokensUsed?.({
          prompt: prompt ?? estimated(sumOf(messages)),
          completion: completion ?? estimated(pieces),
        });
      try {
        const response = await this.#once(messages, {
          ...listening,
          onPiece: (piece) => {
            hasPiece = true;
            pieces += piece.length;
            listening.onPiece?.(piece);
          },
        });
        told(response.promptTokens, response.completionTokens);
        return response;
      } catch (error) {
        // Who stops each answer before its end has used the model all the same.
        if (hasPiece) told(null, null);
        listening.signal.throwIfAborted();
        if (listening.schema && isFormRefusal(statusOf(error))) throw new FormRefused();
        this.settings.onFailure?.(asModelError(error).code);
        if (attempt === RETRIES || hasPiece || !isWorthRetrying(error)) throw asModelError(error);
        await pause(RETRY_AFTER_MS * (0.5 + Math.random()), listening.signal);
      }
    }
  }

  /**
   * Whether the endpoint lets us in, without asking it anything. One that has no list of models
   * and says so is there all the same.
   */
  async canBeReached(signal: AbortSignal): Promise<boolean> {
    try {
      await this.#client.models.list({ timeout: REACH_WITHIN_MS, signal });
      return true;
    } catch (error) {
      const hasStatus = error instanceof OpenAI.APIError && typeof error.status === 'number';
      return hasStatus && error.status < 500 && !LOCKED_OUT.has(error.status);
    }
  }

  async #once(
    messages: readonly Message[],
    { signal, onPiece, schema }: Listening & Required<Pick<Listening, 'onPiece'>>,
  ): Promise<ModelResponse> {
    const { config, silenceMs = LLM_SILENCE_MS } = this.settings;
    const control = new AbortController();
    const giveUp = () => control.abort(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    const whole = setTimeout(() => control.abort(new ModelSilent()), config.xai_timeout * 1000);
    let silence = setTimeout(() => control.abort(new ModelSilent()), silenceMs);
    try {
      const stream = await this.#client.chat.completions.create(
        {
          model: config.xai_model,
          messages: messages.map(({ role, content }) => ({ role, content })),
          temperature: config.xai_temperature,
          max_tokens: config.xai_max_tokens,
          ...(MODELS_WITH_EFFORT.test(config.xai_model) && {
            reasoning_effort: config.xai_reasoning_effort,
          }),
          ...(schema && { response_format: responseFormat(schema) }),
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal: control.signal },
      );
      let text = '';
      let ending: string | null = null;
      let usage: { prompt_tokens: number; completion_tokens: number } | null = null;
      for await (const chunk of stream) {
        clearTimeout(silence);
        silence = setTimeout(() => control.abort(new ModelSilent()), silenceMs);
        const [choice] = chunk.choices;
        const piece = choice?.delta.content ?? '';
        if (piece) onPiece(piece);
        text += piece;
        ending = choice?.finish_reason ?? ending;
        usage = chunk.usage ?? usage;
      }
      // The SDK ends an aborted stream without a word.
      control.signal.throwIfAborted();
      if (text.trim() === '') throw new CodedError('LLM_EMPTY_ANSWER');
      return {
        text,
        isTruncated: ending !== 'stop',
        promptTokens: usage?.prompt_tokens ?? null,
        completionTokens: usage?.completion_tokens ?? null,
      };
    } catch (error) {
      throw control.signal.reason instanceof ModelSilent ? control.signal.reason : error;
    } finally {
      clearTimeout(whole);
      clearTimeout(silence);
      signal.removeEventListener('abort', giveUp);
    }
  }
}

/** A token has some four letters. */
const estimated = (letters: number): number => Math.ceil(letters / 4);

const sumOf = (messages: readonly Message[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
