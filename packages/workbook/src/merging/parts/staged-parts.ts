import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Markup } from '../markup.js';
import { type DeflatedPart, deflatePart } from '../../zip/zip-writer.js';
import type { PartPaths } from './part-kinds.js';

/** A part of one source, ready to be written once the whole source is known to be good. */
export interface StagedPart {
  readonly part: DeflatedPart;
  /** Null where the extension says it, as for relationships. */
  readonly contentType: string | null;
}

/** The parts that one source brings; pictures that stand in the merged workbook already are not repeated. */
export class StagedParts {
  readonly parts: StagedPart[] = [];
  readonly pictures: Map<string, string>;

  constructor(
    readonly paths: PartPaths,
    before: ReadonlyMap<string, string>,
  ) {
    this.pictures = new Map(before);
  }

  add(path: string, contentType: string | null, content: Buffer): void {
    this.parts.push({ part: deflatePart(path, content), contentType });
  }

  addMarkup(path: string, contentType: string | null, markup: Markup): void {
    this.add(path, contentType, Buffer.from(markup, 'latin1'));
  }

  addDeflated(part: DeflatedPart, contentType: string): void {
    this.parts.push({ part, contentType });
  }

  /** The path of a picture, added where it is new. */
  picture(path: string, contentType: string | undefined, content: Buffer): string {
    const key = `${createHash('sha256').update(content).digest('hex')} ${path.slice(path.lastIndexOf('.')).toLowerCase()}`;
    const known = this.pictures.get(key);
    if (known) return known;
    const next = this.paths.next('image', path, contentType);
    this.pictures.set(key, next.path);
    this.add(next.path, next.contentType, content);
    return next.path;
  }
}
