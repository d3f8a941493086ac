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
// A terminal that was closed takes no more lines; what is in hand is handed back all the same.
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
// Of `npm start`, which stops its processes so or is gone.
process.once('disconnect', stop);
if (process.connected === false) stop();

function stop(): void {
  if (stopping) return;
  stopping = true;
  // A server that is away may keep a close waiting; what was in hand is taken over by others.
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
