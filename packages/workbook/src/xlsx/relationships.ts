import { posix } from 'node:path';
import type { WorkbookLimits } from '../limits.js';
import { readXml } from '../xml/read-xml.js';
import { unescapePercent } from '../zip/unescape-percent.js';
import type { Zip } from '../zip/zip.js';

/** One relationship of a part. */
export interface Relationship {
  readonly id: string;
  /** The last segment of the type's URI: `worksheet`, `sharedStrings`, `officeDocument`. */
  readonly type: string;
  readonly typeUri: string;
  /** Path of the part within the package; for an external relationship, the address as written. */
  readonly target: string;
  /** True when the target is outside the package, or a location within the workbook (`#Sheet1!A1`). */
  readonly external: boolean;
}

const LOCATION = /^#/;

/** The path of the part that holds the relationships of a part; '' is the package itself. */
export function relationshipsPath(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
}

/**
 * The relationship that a `Relationship` element describes; null when an attribute is missing.
 *
 * @param get the value of the element's attribute of this name
 */
export function relationshipOf(
  part: string,
  get: (name: string) => string | undefined,
): Relationship | null {
  const [id, typeUri, target] = [get('Id'), get('Type'), get('Target')];
  if (!id || !typeUri || !target) return null;
  const external = get('TargetMode') === 'External' || LOCATION.test(target);
  const type = typeUri.slice(typeUri.lastIndexOf('/') + 1);
  return { id, type, typeUri, target: external ? target : resolve(part, target), external };
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
  const path = relationshipsPath(part);
  if (!zip.has(path)) return relationships;
  await readXml(
    zip.read(path),
    {
      open(name, attributes) {
        if (name !== 'Relationship') return;
        const relationship = relationshipOf(part, (key) => attributes.get(key));
        if (relationship && !relationship.external)
          relationships.set(relationship.id, relationship);
      },
    },
    limits,
  );
  return relationships;
}

/** A path below the part's own folder, which nearly all programs write and which needs no resolving. */
const PLAIN_TARGET = /^[\w-]+(?:\/[\w-]+)*\.\w+$/;

/** The path of a relationship's target, which is relative to the part's folder or begins with `/`. */
function resolve(part: string, target: string): string {
  if (PLAIN_TARGET.test(target)) return part.slice(0, part.lastIndexOf('/') + 1) + target;
  const unified = unescapePercent(target).replaceAll('\\', '/');
  const absolute = unified.startsWith('/')
    ? unified
    : posix.join('/', posix.dirname(part), unified);
  return posix.normalize(absolute).slice(1);
}
