import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { getOrInsert } from '@lqc/contracts';
import type { Markup } from '../markup.js';
import { type DeflatedPart, deflatePart } from '../../zip/zip-writer.js';
import type { PartPaths } from './part-kinds.js';

/** A part that is written once the whole source has been checked. */
export interface StagedPart {
  readonly part: DeflatedPart;
  /** Null when the content type follows from the extension, as for relationships. */
  readonly contentType: string | null;
}

/** Collects the parts that one source adds. A picture that an earlier source added is used again. */
export class StagedParts {
  readonly parts: StagedPart[] = [];
  /** Paths of pictures, by the hash of their content and their extension. */
  readonly pictures: Map<string, string>;

  /** @param before the pictures of the sources before */
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

  /** The path in the merged workbook of a picture, which is added when it is new. */
  picture(path: string, contentType: string | undefined, content: Buffer): string {
    const key = `${createHash('sha256').update(content).digest('hex')} ${path.slice(path.lastIndexOf('.')).toLowerCase()}`;
    return getOrInsert(this.pictures, key, () => {
      const next = this.paths.next('image', path, contentType);
      this.add(next.path, next.contentType, content);
      return next.path;
    });
  }
}
