import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@lqc/database';
import type { Origin } from './login-throttle.js';

/** The browser and address that a request comes from. */
export interface Whence {
  readonly address: string;
  /** The token of the browser's long-lived cookie; null when it has none. */
  readonly device: string | null;
}

const hashed = (kind: 'address' | 'device', value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url');

/** Browsers and addresses from which accounts were signed in to. Knowing one gives no access. */
@Injectable()
export class KnownPlaces {
  constructor(private readonly database: Database) {}

  /** The place whose failed sign-ins are counted: a known browser, or else a known address of the office. */
  async originOf(username: string, { address, device }: Whence): Promise<Origin> {
    const byAddress = hashed('address', address);
    const byDevice = hashed('device', device ?? '');
    const places = { address: byAddress, device: byDevice };
    const known = await this.database.knownPlaces.known(username, places);
    const isDevice = device !== null && known.has(byDevice);
    const place = isDevice ? byDevice : known.has(byAddress) ? byAddress : null;
    return { address, place, isDevice };
  }

  /** Stores browser and address; gives the token for the browser's cookie, a new one if it had none. */
  async remember(userId: string, { address }: Whence, known: Origin, device: string | null) {
    const token = known.isDevice && device ? device : randomBytes(32).toString('base64url');
    const places = [hashed('address', address), hashed('device', token)];
    await this.database.knownPlaces.remember(userId, places);
    return token;
  }
}
