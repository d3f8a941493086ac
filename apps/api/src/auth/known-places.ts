import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@lqc/database';
import type { Origin } from './login-throttle.js';

/** Where a request comes from. */
export interface Whence {
  readonly address: string;
  /** The token of the browser's long-lived cookie; null where it has none. */
  readonly device: string | null;
}

const hashed = (kind: 'address' | 'device', value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url');

/** The browsers and addresses that accounts were signed in to from. They open nothing by themselves. */
@Injectable()
export class KnownPlaces {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** A browser that the account knows counts for itself, an address of the office for all behind it. */
  async originOf(username: string, { address, device }: Whence): Promise<Origin> {
    const byAddress = hashed('address', address);
    const byDevice = hashed('device', device ?? '');
    const places = { address: byAddress, device: byDevice };
    const known = await this.database.knownPlaces.known(username, places);
    const isDevice = device !== null && known.has(byDevice);
    const place = isDevice ? byDevice : known.has(byAddress) ? byAddress : null;
    return { address, place, isDevice };
  }

  /** Remembers both; gives the token for the browser's cookie, a new one where it is not known. */
  async remember(userId: string, { address }: Whence, known: Origin, device: string | null) {
    const token = known.isDevice && device ? device : randomBytes(32).toString('base64url');
    const places = [hashed('address', address), hashed('device', token)];
    await this.database.knownPlaces.remember(userId, places);
    return token;
  }
}
