import { posix } from 'node:path';
import type { WorkbookLimits } from '../limits.js';
import { readXml } from '../xml/read-xml.js';
import type { Zip } from '../zip/zip.js';

export interface Relationship {
  /** The last segment of the type's URI: `worksheet`, `sharedStrings`, `officeDocument`. */
  readonly type: string;
  /** Path of the part within the package. */
  readonly target: string;
}

/**
 * The relationships of a part by id, '' standing for the package itself. External ones are left out, so
 * that nothing outside the file is ever followed.
 */
export async function readRelationships(
  zip: Zip,
  part: string,
  limits: WorkbookLimits,
): Promise<Map<string, Relationship>> {
  const relationships = new Map<string, Relationship>();
  const path = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
  if (!zip.has(path)) return relationships;
  await readXml(
    zip.read(path),
    {
      open(name, attributes) {
        if (name !== 'Relationship' || attributes.get('TargetMode') === 'External') return;
        const type = lastSegment(attributes.get('Type') ?? '');
        const target = attributes.get('Target');
        const id = attributes.get('Id');
        if (type && target && id) relationships.set(id, { type, target: resolve(part, target) });
      },
    },
    limits,
  );
  return relationships;
}

function lastSegment(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** A path below the part's own folder, which nearly all programs write and which needs no resolving. */
const PLAIN_TARGET = /^[\w-]+(?:\/[\w-]+)*\.\w+$/;

/** The path of a relationship's target, which is relative to the part's folder or begins with `/`. */
export function resolve(part: string, target: string): string {
  if (PLAIN_TARGET.test(target)) return part.slice(0, part.lastIndexOf('/') + 1) + target;
  const unified = unescapePercent(target).replaceAll('\\', '/');
  const absolute = unified.startsWith('/')
    ? unified
    : posix.join('/', posix.dirname(part), unified);
  return posix.normalize(absolute).slice(1);
}

function unescapePercent(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
