import { LLM_LIMITS, type LlmConfig } from '@lqc/contracts';

/** The settings as typed; numbers are texts until they are valid. */
export interface ConfigDraft extends Omit<LlmConfig, 'xai_max_tokens' | 'xai_timeout'> {
  readonly xai_max_tokens: string;
  readonly xai_timeout: string;
}

export const draftOf = (config: LlmConfig): ConfigDraft => ({
  xai_model: config.xai_model,
  xai_temperature: config.xai_temperature,
  xai_max_tokens: String(config.xai_max_tokens),
  xai_timeout: String(config.xai_timeout),
  xai_reasoning_effort: config.xai_reasoning_effort,
  names_may_go: config.names_may_go,
});

export const configOf = (draft: ConfigDraft): LlmConfig => ({
  ...draft,
  xai_max_tokens: Number(draft.xai_max_tokens),
  xai_timeout: Number(draft.xai_timeout),
});

export const isDirty = (draft: ConfigDraft, loaded: LlmConfig): boolean => {
  const was = draftOf(loaded);
  return (Object.keys(was) as (keyof ConfigDraft)[]).some((key) => was[key] !== draft[key]);
};

type Ranged = 'xai_max_tokens' | 'xai_timeout';
export const RANGES = {
  xai_max_tokens: LLM_LIMITS.maxTokens,
  xai_timeout: LLM_LIMITS.timeoutSeconds,
} as const satisfies Record<Ranged, { min: number; max: number; step: number }>;

/** The settings whose typed number is outside its range. */
export const outOfRange = (draft: ConfigDraft): Ranged[] =>
  (Object.keys(RANGES) as Ranged[]).filter((key) => {
    const value = Number(draft[key]);
    const { min, max } = RANGES[key];
    return draft[key].trim() === '' || !Number.isInteger(value) || value < min || value > max;
  });
