import { z } from 'zod';
import { postgresUrl } from './kinds-of-settings.js';

/** Settings that gateway and worker are both started with. */
export const SETTINGS_OF_BOTH = {
  DATABASE_URL: postgresUrl().describe('must be set to an address that starts with postgres://'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('must be an address that starts with redis://'),
  /** Used by the workers; the gateway only reports whether it is set. */
  XAI_API_KEY: z
    .string()
    // It goes into a header, which takes nothing else.
    .regex(/^[\x21-\x7e]*$/)
    .default('')
    .describe('must be a key in one line, without spaces'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('must be an address that starts with http:// or https://'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('must be debug, info, warn, error or silent'),
};
