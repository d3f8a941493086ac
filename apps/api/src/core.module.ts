import type { KeyObject } from 'node:crypto';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Database } from '@lqc/database';
import type { Logger } from 'pino';
import {
  CONFIG,
  type GatewayConfig,
  type JobQueue,
  LOGGER,
  QUEUE,
  SIGNING_KEY,
  UPLOAD_FOLDER,
} from './tokens.js';

/** The services that must exist before the gateway's modules are made. */
export interface GatewayParts {
  readonly config: GatewayConfig;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: JobQueue;
  readonly uploadFolder: string;
  readonly signingKey: KeyObject;
}

/** Provides these services to every module. */
@Global()
@Module({})
export class CoreModule {
  static with(parts: GatewayParts): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: parts.config },
      { provide: LOGGER, useValue: parts.log },
      { provide: Database, useValue: parts.database },
      { provide: QUEUE, useValue: parts.queue },
      { provide: UPLOAD_FOLDER, useValue: parts.uploadFolder },
      { provide: SIGNING_KEY, useValue: parts.signingKey },
    ];
    return { module: CoreModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}
