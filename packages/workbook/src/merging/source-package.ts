import { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import type { WorkbookLimits } from '../limits.js';
import { Utf8Converter } from '../xml/encoding.js';
import type { XmlHandlers } from '../xml/handlers.js';
import { XmlScanner } from '../xml/scanner.js';
import { WorkbookError } from '../workbook-error.js';
import { Zip } from '../zip/zip.js';
import { type CountedPackage } from './certificate/count-sheet.js';
import { PartCensus } from './certificate/part-census.js';
import { type Link, linkOf, relationshipsPath } from './link.js';
import { fromMarkup, type Markup, markupOf } from './markup.js';
import { isStrict, transitional } from './namespaces.js';
import { childrenOf, parseTree } from './xml-tree.js';

/** Namespaces are declared by the root, which some thirty of them make long. */
const ROOT_WITHIN = 8192;
const MAX_AT_ONCE = 256 * 1024 * 1024;
const UNHEARD: XmlHandlers = { open: () => undefined };

/** A source's parts as markup, checked as strictly as any parser would, and how they hang together. */
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

  /** A part's bytes as they are. */
  async bytes(path: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.zip.read(path)) pieces.push(piece);
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  }

  /** A part's markup piece by piece, told to `handlers` on its way. */
  pieces(path: string, handlers?: XmlHandlers): AsyncGenerator<Markup, void, void> {
    return this.#checked(this.zip.read(path), handlers);
  }

  async *#checked(
    pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
    handlers: XmlHandlers = UNHEARD,
  ): AsyncGenerator<Markup, void, void> {
    const scanner = new XmlScanner(handlers, { ...this.limits, strict: true });
    const utf8 = new Utf8Converter(true);
    let strict: boolean | null = null;
    const take = (piece: Buffer) => {
      scanner.write(piece);
      const markup = markupOf(piece);
      strict ??= isStrict(markup.slice(0, ROOT_WITHIN));
      return strict ? transitional(markup) : markup;
    };
    for await (const piece of pieces) yield take(utf8.take(piece));
    const rest = utf8.rest();
    if (rest) yield take(rest);
    scanner.end();
  }

  /** A part's whole markup; sheets, which may be larger, are read in pieces. */
  async markup(path: string): Promise<Markup> {
    return joined(this.pieces(path));
  }

  /** The markup of a VML drawing, where Excel itself leaves breaks of lines open. */
  async vmlMarkup(path: string): Promise<Markup> {
    const closed = (await this.bytes(path)).toString('latin1').replaceAll('<br>', '<br/>');
    return joined(this.#checked([Buffer.from(closed, 'latin1')]));
  }

  /** What a part refers to; '' is the package itself. */
  async links(path: string): Promise<readonly Link[]> {
    const rels = relationshipsPath(path);
    if (!this.zip.has(rels)) return [];
    return childrenOf(parseTree(await this.markup(rels)), 'Relationship').flatMap(
      ({ attributes }) => linkOf(path, (name) => fromMarkup(attributes.get(name) ?? '')) ?? [],
    );
  }

  async census(path: string): Promise<PartCensus> {
    const census = new PartCensus(this.limits);
    for await (const _ of this.pieces(path, census));
    return census;
  }

  /** What the package calls the content of a part. */
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
      if (key && type) types.set(fromMarkup(key).toLowerCase(), fromMarkup(type));
    }
    return types;
  }
}

async function joined(pieces: AsyncIterable<Markup>): Promise<Markup> {
  let markup = '';
  for await (const piece of pieces) {
    markup += piece;
    if (markup.length > MAX_AT_ONCE) throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
  }
  return markup;
}
