import type { LlmConfig } from '@lqc/contracts';
import { decimal } from './figures.js';

/** What people call the settings of the language model, and their values. */
export const modelSettings = {
  names: {
    names_may_go: 'Mode samaran boleh dimatikan',
    xai_model: 'Model',
    xai_temperature: 'Temperature',
    xai_max_tokens: 'Maksimum token',
    xai_timeout: 'Batas waktu (detik)',
    xai_reasoning_effort: 'Upaya penalaran',
  } satisfies Record<keyof LlmConfig, string>,
  efforts: { low: 'Rendah', medium: 'Sedang', high: 'Tinggi' },
  allowed: 'diizinkan',
  notAllowed: 'tidak diizinkan',
  /** How a number of them is shown. */
  numbers: {
    xai_temperature: (value: number) => decimal(value, 1),
    xai_max_tokens: (value: number) => decimal(value, 0),
    xai_timeout: (value: number) => decimal(value, 0),
  } satisfies Partial<Record<keyof LlmConfig, (value: number) => string>>,
} as const;
