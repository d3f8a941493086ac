import { LlmConfig } from '@lqc/contracts';
import type { LiaisonRequest } from '../http/request.js';

/** The settings in the order in which their changes are told: whether names may go is told first. */
const { names_may_go: first, ...others } = LlmConfig.shape;
const TOLD = Object.keys({ names_may_go: first, ...others }) as (keyof LlmConfig)[];

/**
 * Logs the model's settings that a change replaced, from what to what; the model's name where none is
 * another. Told by who changed them, since others may have since the call came.
 */
export function auditModelChange(
  request: LiaisonRequest,
  { from, to }: { from: LlmConfig; to: LlmConfig },
): void {
  const changes = TOLD.filter((name) => from[name] !== to[name]).map(
    (name) => `${name}=${from[name]}→${to[name]}`,
  );
  const object = { type: 'model', label: changes.join(' · ') || to.xai_model } as const;
  request.audited = { action: 'change-model', object };
}
