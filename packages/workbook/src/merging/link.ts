import { posix } from 'node:path';
import { resolve } from '../xlsx/relationships.js';

/** One relationship of a part, those that leave the package included. */
export interface Link {
  readonly id: string;
  /** The last segment of the type's address. */
  readonly type: string;
  /** The type's whole address, never the strict one. */
  readonly address: string;
  /** Path of the part within the package, or the address outside as written. */
  readonly target: string;
  readonly external: boolean;
}

const INSIDE_A_SHEET = /^#/;

/** Where the relationships of a part are written. */
export function relationshipsPath(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
}

/** What an element `Relationship` of a part says; null where it says too little. */
export function linkOf(part: string, get: (name: string) => string | undefined): Link | null {
  const [id, address, target] = [get('Id'), get('Type'), get('Target')];
  if (!id || !address || !target) return null;
  const external = get('TargetMode') === 'External' || INSIDE_A_SHEET.test(target);
  const type = address.slice(address.lastIndexOf('/') + 1);
  return { id, type, address, target: external ? target : resolve(part, target), external };
}
