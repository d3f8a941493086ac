import { LLM_LIMITS, type LlmConfig } from '@lqc/contracts';
import type { DraftUpon } from '../../lib/use-draft-upon';

/** The settings as typed; numbers are texts until they are valid. */
export interface ConfigFields extends Omit<LlmConfig, 'xai_max_tokens' | 'xai_timeout'> {
  readonly xai_max_tokens: string;
  readonly xai_timeout: string;
}

export type ConfigDraft = DraftUpon<ConfigFields>;

const fieldsOf = (config: LlmConfig): ConfigFields => ({
  xai_model: config.xai_model,
  xai_temperature: config.xai_temperature,
  xai_max_tokens: String(config.xai_max_tokens),
  xai_timeout: String(config.xai_timeout),
  xai_reasoning_effort: config.xai_reasoning_effort,
  names_may_go: config.names_may_go,
});

/** What the form shows: what was typed, and of the other settings those that stand. */
export const shownOf = ({ typed }: ConfigDraft, standing: LlmConfig): ConfigFields => ({
  ...fieldsOf(standing),
  ...typed,
});

/** The settings that were typed otherwise than they stand. */
export function changedOf({ typed }: ConfigDraft, standing: LlmConfig): (keyof ConfigFields)[] {
  const stands = fieldsOf(standing);
  return (Object.keys(typed) as (keyof ConfigFields)[]).filter((key) => typed[key] !== stands[key]);
}

/** The changed settings as they are sent; the others are not, since others may change them meanwhile. */
export function changesOf(draft: ConfigDraft, standing: LlmConfig): Partial<LlmConfig> {
  const shown = shownOf(draft, standing);
  const config: LlmConfig = {
    ...shown,
    xai_max_tokens: Number(shown.xai_max_tokens),
    xai_timeout: Number(shown.xai_timeout),
  };
  return Object.fromEntries(changedOf(draft, standing).map((key) => [key, config[key]]));
}

type Ranged = 'xai_max_tokens' | 'xai_timeout';
export const RANGES = {
  xai_max_tokens: LLM_LIMITS.maxTokens,
  xai_timeout: LLM_LIMITS.timeoutSeconds,
} as const satisfies Record<Ranged, { min: number; max: number; step: number }>;

/** The settings whose typed number is outside its range, or between its steps. */
export const outOfRange = (fields: ConfigFields): Ranged[] =>
  (Object.keys(RANGES) as Ranged[]).filter((key) => {
    const value = Number(fields[key]);
    const { min, max, step } = RANGES[key];
    return fields[key].trim() === '' || value % step !== 0 || value < min || value > max;
  });
