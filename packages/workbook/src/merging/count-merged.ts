import type { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import { WORKBOOK_LIMITS } from '../limits.js';
import { unescapeExcel } from '../text.js';
import { Zip } from '../zip/zip.js';
import type { Counts } from './certificate/counts.js';
import { type CountedPackage, countSheet } from './certificate/count-sheet.js';
import { PartCounter } from './certificate/part-counter.js';
import { parseStrictly, strictTree } from './certificate/strict-parser.js';
import { StyleKeys } from './certificate/style-keys.js';
import { type Relationship, relationshipOf } from '../xlsx/relationships.js';
import { isMarkup } from './parts/part-kinds.js';
import { StyleSheet } from './styles/style-sheet.js';

/** The largest size that zlib accepts as a limit. */
const MANY = 2 ** 32 - 1;
/** The merged workbook needs no limits, because each of its sources was read within them. */
const NO_LIMITS = {
  ...WORKBOOK_LIMITS,
  cells: MANY,
  inflatedBytes: MANY,
  entries: MANY,
  ratio: MANY,
};
const [WORKBOOK, STYLES] = ['xl/workbook.xml', 'xl/styles.xml'];

/** A part of the written workbook that the independent parser refuses. */
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
 * The counts of each sheet of a written workbook, by sheet name. Every part is read from the bytes with
 * an independent parser.
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
  const keys = new StyleKeys(new StyleSheet(await strictTree(zip.read(STYLES)), null));
  const counts = new Map<string, Counts>();
  for (const { name, part } of written.sheets())
    counts.set(name, await countSheet(written, part, await written.counted(part), keys));
  return counts;
}

class WrittenParts implements CountedPackage {
  readonly #relationships = new Map<string, Relationship[]>();
  readonly #counters = new Map<string, PartCounter>();
  readonly #sheets: { readonly name: string; readonly id: string | undefined }[] = [];

  constructor(private readonly zip: Zip) {}

  async read(path: string): Promise<void> {
    if (!isMarkup(path, undefined)) {
      // Reading the part checks its checksum.
      for await (const _ of this.zip.read(path));
    } else if (path.endsWith('.rels')) await this.#readRelationships(path);
    else {
      const counter = new PartCounter(NO_LIMITS);
      this.#counters.set(path, counter);
      await parseStrictly(this.zip.read(path), path === WORKBOOK ? this.#sheetList() : counter);
    }
  }

  *sheets(): Generator<{ name: string; part: string }, void, void> {
    const relationships = new Map(
      this.#relationships.get(WORKBOOK)?.map(({ id, target }) => [id, target]),
    );
    for (const { name, id } of this.#sheets) yield { name, part: relationships.get(id!)! };
  }

  has(path: string): boolean {
    return this.zip.has(path);
  }

  async relationships(path: string): Promise<readonly Relationship[]> {
    return this.#relationships.get(path.toLowerCase()) ?? [];
  }

  async counted(path: string): Promise<PartCounter> {
    return this.#counters.get(path.toLowerCase())!;
  }

  async #readRelationships(path: string): Promise<void> {
    const part = posix.join(posix.dirname(posix.dirname(path)), posix.basename(path, '.rels'));
    const relationships: Relationship[] = [];
    this.#relationships.set(part, relationships);
    await parseStrictly(this.zip.read(path), {
      open(name, attributes) {
        const relationship =
          name === 'Relationship' ? relationshipOf(part, (key) => attributes.get(key)) : null;
        if (relationship) relationships.push(relationship);
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
