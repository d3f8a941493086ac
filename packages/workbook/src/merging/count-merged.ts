import type { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import { WORKBOOK_LIMITS } from '../limits.js';
import { unescapeExcel } from '../text.js';
import { Zip } from '../zip/zip.js';
import type { Counts } from './certificate/counts.js';
import { type CountedPackage, countSheet } from './certificate/count-sheet.js';
import { PartCensus } from './certificate/part-census.js';
import { parseStrictly, strictTree } from './certificate/strict-parser.js';
import { StyleKeys } from './certificate/style-keys.js';
import { type Link, linkOf } from './link.js';
import { isMarkup } from './parts/part-kinds.js';

/** More than zlib lets a part become in one call is never asked for. */
const MANY = 2 ** 32 - 1;
/** We wrote it ourselves, out of sources that each kept the limits. */
const NO_LIMITS = {
  ...WORKBOOK_LIMITS,
  cells: MANY,
  inflatedBytes: MANY,
  entries: MANY,
  ratio: MANY,
};
const [WORKBOOK, STYLES] = ['xl/workbook.xml', 'xl/styles.xml'];

/** A part of the written workbook that another parser does not take. */
export class UnsoundPart extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(`not well formed: ${path}`, { cause });
    this.name = 'UnsoundPart';
  }
}

/**
 * What a written workbook holds, sheet by sheet. Every part is read anew from its bytes by a parser
 * that is not ours.
 *
 * @throws UnsoundPart for the first part that this parser refuses
 */
export async function countMerged(bytes: Buffer): Promise<ReadonlyMap<string, Counts>> {
  const zip = await Zip.open(bytes, NO_LIMITS);
  const written = new WrittenParts(zip);
  for (const path of zip.paths)
    await written.read(path).catch((error: unknown) => {
      throw new UnsoundPart(path, error);
    });
  const keys = new StyleKeys(await strictTree(zip.read(STYLES)), null);
  const counts = new Map<string, Counts>();
  for (const { name, part } of written.sheets())
    counts.set(name, await countSheet(written, part, await written.census(part), keys));
  return counts;
}

class WrittenParts implements CountedPackage {
  readonly #links = new Map<string, Link[]>();
  readonly #censuses = new Map<string, PartCensus>();
  readonly #sheets: { readonly name: string; readonly id: string | undefined }[] = [];

  constructor(private readonly zip: Zip) {}

  async read(path: string): Promise<void> {
    if (!isMarkup(path, undefined)) {
      // Its checksum is looked at while it is read.
      for await (const _ of this.zip.read(path));
    } else if (path.endsWith('.rels')) await this.#readLinks(path);
    else {
      const census = new PartCensus(NO_LIMITS);
      this.#censuses.set(path, census);
      await parseStrictly(this.zip.read(path), path === WORKBOOK ? this.#sheetList() : census);
    }
  }

  *sheets(): Generator<{ name: string; part: string }, void, void> {
    const links = new Map(this.#links.get(WORKBOOK)?.map(({ id, target }) => [id, target]));
    for (const { name, id } of this.#sheets) yield { name, part: links.get(id!)! };
  }

  has(path: string): boolean {
    return this.zip.has(path);
  }

  async links(path: string): Promise<readonly Link[]> {
    return this.#links.get(path.toLowerCase()) ?? [];
  }

  async census(path: string): Promise<PartCensus> {
    return this.#censuses.get(path.toLowerCase())!;
  }

  async #readLinks(path: string): Promise<void> {
    const part = posix.join(posix.dirname(posix.dirname(path)), posix.basename(path, '.rels'));
    const links: Link[] = [];
    this.#links.set(part, links);
    await parseStrictly(this.zip.read(path), {
      open(name, attributes) {
        const link = name === 'Relationship' ? linkOf(part, (key) => attributes.get(key)) : null;
        if (link) links.push(link);
      },
    });
  }

  #sheetList(): Parameters<typeof parseStrictly>[1] {
    return {
      open: (name, attributes, parent) => {
        if (name !== 'sheet' || parent !== 'sheets') return;
        const shown = unescapeExcel(attributes.get('name') ?? '');
        this.#sheets.push({ name: shown, id: attributes.relationship() });
      },
    };
  }
}
