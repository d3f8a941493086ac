import type { JobQueue } from '@lqc/queue';
import type { GatewayConfig } from './config.js';

export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
export const QUEUE = Symbol('queue');
export const UPLOAD_FOLDER = Symbol('upload folder');
export const JWT_SECRET = Symbol('jwt secret');
export type { GatewayConfig, JobQueue };
