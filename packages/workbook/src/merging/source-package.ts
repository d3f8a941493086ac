import { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import type { WorkbookLimits } from '../limits.js';
import { Utf8Pieces } from '../xml/encoding.js';
import { type XmlHandlers, XmlScanner } from '../xml/scanner.js';
import { resolve } from '../xlsx/relationships.js';
import { WorkbookError } from '../workbook-error.js';
import { Zip } from '../zip/zip.js';
import { fromMarkup, type Markup, markupOf } from './markup.js';
import { isStrict, transitional } from './namespaces.js';
import { parseTree } from './xml-tree.js';

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

/** Namespaces are declared by the root, which some thirty of them make long. */
const ROOT_WITHIN = 8192;
const MOST_AT_ONCE = 256 * 1024 * 1024;
const UNHEARD: XmlHandlers = { open: () => undefined };
const INSIDE_A_SHEET = /^#/;

/** A source's parts as markup, checked to be well formed, and how they hang together. */
export class SourcePackage {
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
  async *pieces(path: string, handlers: XmlHandlers = UNHEARD): AsyncGenerator<Markup, void, void> {
    const scanner = new XmlScanner(handlers, this.limits);
    const utf8 = new Utf8Pieces();
    let strict: boolean | null = null;
    const take = (piece: Buffer) => {
      scanner.write(piece);
      const markup = markupOf(piece);
      strict ??= isStrict(markup.slice(0, ROOT_WITHIN));
      return strict ? transitional(markup) : markup;
    };
    for await (const piece of this.zip.read(path)) yield take(utf8.take(piece));
    const rest = utf8.rest();
    if (rest) yield take(rest);
    scanner.end();
  }

  /** A part's whole markup; sheets, which may be larger, are read in pieces. */
  async markup(path: string): Promise<Markup> {
    let markup = '';
    for await (const piece of this.pieces(path)) {
      markup += piece;
      if (markup.length > MOST_AT_ONCE) throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
    }
    return markup;
  }

  /** What a part refers to; '' is the package itself. */
  async links(path: string): Promise<readonly Link[]> {
    const rels = posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`);
    if (!this.zip.has(rels)) return [];
    const links: Link[] = [];
    for (const { local, attributes } of parseTree(await this.markup(rels)).children) {
      const text = (name: string) => fromMarkup(attributes.get(name) ?? '');
      const [id, address, target] = [text('Id'), text('Type'), text('Target')];
      if (local !== 'Relationship' || !id || !address || !target) continue;
      const external = text('TargetMode') === 'External' || INSIDE_A_SHEET.test(target);
      const type = address.slice(address.lastIndexOf('/') + 1);
      links.push({
        id,
        type,
        address,
        target: external ? target : resolve(path, target),
        external,
      });
    }
    return links;
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
