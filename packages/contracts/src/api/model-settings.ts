import { z } from 'zod';
import { LLM_LIMITS } from '../limits.js';
import { ChangedAt, coded, Done } from './common.js';
import type { Routes } from './route.js';

const INVALID = coded('LLM_CONFIG_INVALID');
const { temperature, maxTokens, timeoutSeconds } = LLM_LIMITS;
const range = (limits: { readonly min: number; readonly max: number }) =>
  z
    .number({ error: () => INVALID })
    .min(limits.min, INVALID)
    .max(limits.max, INVALID);

/**
 * Settings of the language model; `xai_timeout` in seconds. None has a `.default` here, which would change a
 * setting that a request leaves out: what an office has not set yet comes from `LLM_DEFAULTS`.
 */
export const LlmConfig = z.object({
  xai_model: z.string().trim().min(1, INVALID).max(100),
  xai_temperature: range(temperature),
  xai_max_tokens: range(maxTokens).int(INVALID),
  xai_timeout: range(timeoutSeconds).int(INVALID),
  xai_reasoning_effort: z.enum(['low', 'medium', 'high'], {
    error: () => INVALID,
  }),
  /** Whether staff may turn _Mode samaran_ off, so that company names are sent to the model. */
  names_may_go: z.boolean(),
});
export type LlmConfig = z.infer<typeof LlmConfig>;

/**
 * The settings that are changed; what a body does not contain stays. `based_on`: `changed_at` of those that
 * were shown; a change by others since is not replaced. A script may leave it out: it then changes what it
 * contains, whatever stands.
 */
export const SaveLlmConfigRequest = LlmConfig.extend({
  // Not of what is read: an office may have stored others before.
  xai_temperature: LlmConfig.shape.xai_temperature.multipleOf(temperature.step, INVALID),
  xai_max_tokens: LlmConfig.shape.xai_max_tokens.multipleOf(maxTokens.step, INVALID),
  xai_timeout: LlmConfig.shape.xai_timeout.multipleOf(timeoutSeconds.step, INVALID),
})
  .partial()
  .extend({ based_on: ChangedAt.optional() });
export type SaveLlmConfigRequest = z.infer<typeof SaveLlmConfigRequest>;

export const LlmConfigResponse = LlmConfig.extend({
  changed_at: ChangedAt,
  /** Names of the models that can be chosen. */
  models: z.array(z.string()),
  /** True when an API key is set; the key itself is never sent. */
  configured: z.boolean(),
});
export type LlmConfigResponse = z.infer<typeof LlmConfigResponse>;

export const SaveLlmConfigResponse = Done.extend({
  config: LlmConfigResponse,
});

/** `Uji koneksi`: the result of asking the model a short question. */
export const ModelTestResponse = Done.extend({
  model: z.string(),
  duration_ms: z.number(),
});

/** The language model that writes drafts and replies. */
export const modelSettingsRoutes = {
  llmConfig: {
    access: 'admin',
    summary: "The language model's settings",
    response: LlmConfigResponse,
  },
  saveLlmConfig: {
    access: 'admin',
    summary: "Change the language model's settings; those that are not sent stay",
    body: SaveLlmConfigRequest,
    response: SaveLlmConfigResponse,
    audit: 'change-model',
  },
  testModel: {
    access: 'admin',
    summary: 'Ask the language model a short question',
    response: ModelTestResponse,
    job: 'test-model',
    audit: 'test-model',
  },
} as const satisfies Routes;
