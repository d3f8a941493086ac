import 'reflect-metadata';
import { createSecretKey } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { errorKind } from '@lqc/contracts';
import { cannotListen } from '@lqc/contracts/settings';
import { makeOwnFolder, migrate, openBySetting, removeAbandonedFolders } from '@lqc/database';
import { createQueue } from '@lqc/queue';
import { type Logger, pino } from 'pino';
import { AppModule } from './app.module.js';
import { ensureFirstAdmin, type FirstAdmin } from './auth/first-admin.js';
import { jwtSecret } from './auth/jwt-secret.js';
import type { GatewayConfig } from './config.js';
import { useDocsPage } from './docs/docs-page.js';
import { useMiddleware } from './http/middleware.js';
import { Access } from './calls/access.js';
import { observed } from './operations/observed.js';
import { Refusals } from './calls/refusals.js';
import { refuseUnreadable } from './http/unreadable-requests.js';
import { serveWeb } from './http/serve-web.js';
import { RunWatch } from './jobs/run-watch.js';
import { Metrics } from './operations/metrics.js';

export interface Gateway {
  readonly app: NestExpressApplication;
  readonly url: string;
  readonly firstAdmin: FirstAdmin | null;
  close(): Promise<void>;
}

/** An upload may be slow, but a connection that sends nothing is closed. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
/**
 * Longer than proxies and clients keep an unused connection, so that none of them sends a call on one
 * which the gateway is closing.
 */
const KEEP_ALIVE_MS = 75_000;
const NOTHING_TO_CONSUME = { quick: 0, heavy: 0, model: 0 };

/** Migrates the database, makes the first admin where there is none, and listens. */
export async function createGateway(
  config: GatewayConfig,
  log: Logger = pino({ level: config.logLevel }),
): Promise<Gateway> {
  const openedBy = (setting: string, url: string) =>
    openBySetting(setting, {
      url,
      applicationName: 'liaison-api',
      onPoolError: (error) => log.warn({ error: errorKind(error) }, 'database connection lost'),
    });
  const tell = (line: string) => log.info(line);
  if (config.migrationDatabaseUrl) {
    const owner = await openedBy('MIGRATION_DATABASE_URL', config.migrationDatabaseUrl);
    const servingUrl = config.databaseUrl;
    await migrate(owner, { servingUrl, tell }).finally(() => owner.close());
  }
  const database = await openedBy('DATABASE_URL', config.databaseUrl);
  if (!config.migrationDatabaseUrl) await migrate(database, { tell });
  const queue = await createQueue({
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    concurrency: NOTHING_TO_CONSUME,
    onError: (error, leftOut) => log.warn({ error: errorKind(error), leftOut }, 'queue error'),
  });
  // A folder that may not be listed can still be written to.
  await removeAbandonedFolders('upload').catch(() => {});
  const uploadFolder = await makeOwnFolder('upload');
  const secret = await jwtSecret(config.jwtSecret, config.dataDir);
  // The key object is made once, since from text the library would derive it again at every call.
  const signingKey = createSecretKey(secret, 'utf8');
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with({ config, log, database, queue, uploadFolder, signingKey }),
    { bodyParser: false, logger: false, abortOnError: false },
  );
  const express = app.getHttpAdapter().getInstance();
  const observe = observed(log, app.get(Metrics));
  useMiddleware(express, { behindTls: config.behindTls, observe });
  useDocsPage(express, app.get(Access), app.get(Refusals));
  if (config.webDist) serveWeb(express, config.webDist);
  const firstAdmin = await ensureFirstAdmin(database, config);
  const server = await app.listen(config.port, config.host).catch((error) => {
    throw cannotListen(error, { port: ['PORT', config.port], host: ['HOST', config.host] });
  });
  refuseUnreadable(server);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const { stopping } = app.get(RunWatch);
  // Nobody sends a further call on a connection that is about to be closed.
  server.prependListener('request', (_request, response) => {
    if (stopping.aborted) response.setHeader('Connection', 'close');
  });
  const { port } = server.address() as AddressInfo;
  const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host;

  return {
    app,
    url: `http://${host}:${port}`,
    firstAdmin,
    async close() {
      // Again and again, because a connection whose last call is answered meanwhile is kept open otherwise.
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const patience = setTimeout(() => server.closeAllConnections(), 20_000);
      await app.close();
      clearTimeout(patience);
      clearInterval(idle);
      await queue.close();
      await database.close();
      await rm(uploadFolder, { recursive: true, force: true });
    },
  };
}
