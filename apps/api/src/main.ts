import { fileURLToPath } from 'node:url';
import { takeSettings } from '@lqc/contracts';
import { startTracing } from '@lqc/tracing';
import { pino } from 'pino';
import { type GatewayConfig, readConfig } from './config.js';
import { createGateway } from './gateway.js';

const STOP_WITHIN_MS = 28_000;
const BUILT_WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

const config = await settings();
const stderr = pino.destination(2);
// When the terminal was closed, logging fails; the gateway must still stop in an orderly way.
stderr.on('error', () => {});
const log = pino({ level: config.logLevel, base: { process: 'api' } }, stderr);
const tracing = await startTracing({ service: 'liaison-api', endpoint: config.traceEndpoint });
const gateway = await createGateway(config, log).catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `PORT ${config.port} is in use; choose another.` : error.message;
  process.stderr.write(`api: ${reason}\n`);
  return process.exit(1);
});
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

async function settings(): Promise<GatewayConfig> {
  try {
    return readConfig({ WEB_DIST: BUILT_WEB, ...(await takeSettings(process)) });
  } catch (error) {
    process.stderr.write(`api: ${(error as Error).message}\n`);
    return process.exit(1);
  }
}
