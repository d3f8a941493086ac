import { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import type { WorkbookLimits } from '../limits.js';
import { Utf8Converter } from '../xml/encoding.js';
import type { XmlHandlers } from '../xml/handlers.js';
import { XmlScanner } from '../xml/scanner.js';
import { WorkbookError } from '../workbook-error.js';
import { unescapePercent } from '../zip/unescape-percent.js';
import { Zip } from '../zip/zip.js';
import { type CountedPackage } from './certificate/count-sheet.js';
import { PartCounter } from './certificate/part-counter.js';
import { type Relationship, relationshipOf, relationshipsPath } from '../xlsx/relationships.js';
import { fromMarkup, type Markup, markupOf } from './markup.js';
import { isStrict, transitional } from './namespaces.js';
import { childrenOf, parseTree } from './xml-tree.js';

/** Where to look for namespaces: in the root's tag, which some thirty declarations make long. */
const ROOT_TAG_MAX_BYTES = 8192;
const MAX_WHOLE_PART_BYTES = 256 * 1024 * 1024;
const NO_HANDLERS: XmlHandlers = { open: () => undefined };

/** The parts of a source as markup, checked to be well-formed XML, and their relationships. */
export class SourcePackage implements CountedPackage {
  #types: ReadonlyMap<string, string> | null = null;

  private constructor(
    private readonly zip: Zip,
    private readonly limits: WorkbookLimits,
  ) {}

  static async open(bytes: Buffer, limits: WorkbookLimits): Promise<SourcePackage> {
    return new SourcePackage(await Zip.open(bytes, limits), limits);
  }

  has(path: string): boolean {
    return this.zip.has(path);
  }

  /** The inflated bytes of a part. */
  async bytes(path: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.zip.read(path)) pieces.push(piece);
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  }

  /** The markup of a part, piece by piece; `handlers` are called for its elements on the way. */
  pieces(path: string, handlers?: XmlHandlers): AsyncGenerator<Markup, void, void> {
    return this.#checked(this.zip.read(path), handlers);
  }

  async *#checked(
    pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
    handlers: XmlHandlers = NO_HANDLERS,
  ): AsyncGenerator<Markup, void, void> {
    const scanner = new XmlScanner(handlers, { ...this.limits, strict: true });
    const utf8 = new Utf8Converter(true);
    let strict: boolean | null = null;
    const take = (piece: Buffer) => {
      scanner.write(piece);
      const markup = markupOf(piece);
      strict ??= isStrict(markup.slice(0, ROOT_TAG_MAX_BYTES));
      return strict ? transitional(markup) : markup;
    };
    for await (const piece of pieces) yield take(utf8.take(piece));
    const rest = utf8.rest();
    if (rest) yield take(rest);
    scanner.end();
  }

  /**
   * The whole markup of a part. Sheets, which may be very large, are read by `pieces` instead.
   *
   * @throws WorkbookError `WORKBOOK_TOO_LARGE_INFLATED`
   */
  async markup(path: string): Promise<Markup> {
    return joined(this.pieces(path));
  }

  /** The markup of a VML drawing, whose texts programs write as HTML: Excel leaves `<br>` open. */
  async vmlMarkup(path: string): Promise<Markup> {
    const closed = (await this.bytes(path))
      .toString('latin1')
      .replace(/<br\s*>/gi, '<br/>')
      .replace(/<\/br\s*>/gi, '')
      .replaceAll('&nbsp;', '&#160;');
    return joined(this.#checked([Buffer.from(closed, 'latin1')]));
  }

  /** The relationships of a part, external ones included; '' is the package itself. */
  async relationships(path: string): Promise<readonly Relationship[]> {
    const rels = relationshipsPath(path);
    if (!this.zip.has(rels)) return [];
    return childrenOf(parseTree(await this.markup(rels)), 'Relationship').flatMap(
      ({ attributes }) =>
        relationshipOf(path, (name) => fromMarkup(attributes.get(name) ?? '')) ?? [],
    );
  }

  async counted(path: string): Promise<PartCounter> {
    const counter = new PartCounter(this.limits);
    for await (const _ of this.pieces(path, counter));
    return counter;
  }

  /** The content type of a part, from its override or by its extension. */
  async contentType(path: string): Promise<string | undefined> {
    this.#types ??= await this.#readTypes();
    const extension = posix.extname(path).slice(1).toLowerCase();
    return this.#types.get(`/${path}`.toLowerCase()) ?? this.#types.get(extension);
  }

  async #readTypes(): Promise<Map<string, string>> {
    const types = new Map<string, string>();
    if (!this.zip.has('[Content_Types].xml')) return types;
    for (const { attributes } of parseTree(await this.markup('[Content_Types].xml')).children) {
      const key = attributes.get('PartName') ?? attributes.get('Extension');
      const type = attributes.get('ContentType');
      if (key && type) types.set(unescapePercent(fromMarkup(key)).toLowerCase(), fromMarkup(type));
    }
    return types;
  }
}

async function joined(pieces: AsyncIterable<Markup>): Promise<Markup> {
  let markup = '';
  for await (const piece of pieces) {
    markup += piece;
    if (markup.length > MAX_WHOLE_PART_BYTES)
      throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
  }
  return markup;
}
