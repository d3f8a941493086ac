import type { JobQueue } from '@lqc/queue';
import type { GatewayConfig } from './config.js';

export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
export const QUEUE = Symbol('queue');
export const UPLOAD_FOLDER = Symbol('upload folder');
/** Signs and verifies the tokens of sign-in sessions. */
export const SIGNING_KEY = Symbol('signing key');
export type { GatewayConfig, JobQueue };
