import type { Logger } from 'pino';
import { aGateway, type TestGateway } from './a-gateway.js';

/** The gateway of a file of tests; there once `withGateway` has started it. */
export let gateway: TestGateway;

interface Settings {
  readonly settings?: Record<string, string>;
  readonly log?: Logger;
}

/** Starts a gateway before a file's tests, then does what they `begin` with; stops it after them. */
export function withGateway(
  begin: () => Promise<unknown> = async () => {},
  { settings, log }: Settings = {},
): void {
  beforeAll(async () => {
    gateway = await aGateway(settings, log);
    await begin();
  });
  afterAll(() => gateway?.stop());
}
