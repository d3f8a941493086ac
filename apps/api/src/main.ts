import { fileURLToPath } from 'node:url';
import { takeSettings } from '@lqc/contracts';
import { orStop } from '@lqc/contracts/settings';
import { startTracing } from '@lqc/tracing';
import { pino } from 'pino';
import { readConfig } from './config.js';
import { createGateway } from './gateway.js';

const STOP_WITHIN_MS = 28_000;
const BUILT_WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

const settings = await takeSettings(process);
const config = await orStop('api', () => readConfig({ WEB_DIST: BUILT_WEB, ...settings }));
const stderr = pino.destination(2);
// When the terminal was closed, logging fails; the gateway must still stop in an orderly way.
stderr.on('error', () => {});
const log = pino({ level: config.logLevel, base: { process: 'api' } }, stderr);
const tracing = await startTracing({ service: 'liaison-api', endpoint: config.traceEndpoint });
const gateway = await orStop('api', () => createGateway(config, log));
if (gateway.firstAdmin?.oneTimePassword) {
  const { username, oneTimePassword: password } = gateway.firstAdmin;
  process.stdout.write(`FIRST_ADMIN ${JSON.stringify({ username, password })}\n`);
}
process.stdout.write(`READY ${JSON.stringify({ address: gateway.url })}\n`);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
// `npm start` stops its children by closing this channel; it also closes when `npm start` was killed.
process.once('disconnect', stop);
if (process.connected === false) stop();

function stop(): void {
  if (stopping) return;
  stopping = true;
  // Closing may hang when a server cannot be reached.
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  void gateway
    .close()
    .then(() => tracing.stop())
    .finally(() => process.exit(0));
}
