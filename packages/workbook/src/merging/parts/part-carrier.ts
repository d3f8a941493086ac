import type { Markup } from '../markup.js';
import { type Link, relationshipsPath } from '../link.js';
import type { RenamedSheet, SourceContext } from '../source-context.js';
import { SHEET_PARTS_LEFT_BEHIND } from '../left-behind.js';
import { isHarmlessAddress } from '../live-content.js';
import type { LossKind } from '../losses.js';
import { rewriteMarkup, type XmlEdits } from '../xml-rewriter.js';
import { PROLOG } from '../namespaces.js';
import { DrawingEdits } from './drawing-edits.js';
import { isMarkup } from './part-kinds.js';
import { relationshipsMarkup, type WrittenLink } from './relationships-markup.js';
import { withoutSlicers } from './slicer-anchors.js';
import { CommentEdits, ControlEdits } from './small-edits.js';
import { TableEdits } from './table-edits.js';
import { VmlEdits } from './vml-edits.js';

/** What is lost with an address outside. */
const OUTSIDE: Readonly<Record<string, LossKind>> = {
  hyperlink: 'live-link',
  image: 'live-picture',
};
const DRAWN = new Set([
  'drawing',
  'chart',
  'chartEx',
  'chartUserShapes',
  'diagramData',
  'diagramDrawing',
  'themeOverride',
]);

const UNCHANGED: XmlEdits = { open: () => 'keep' };

export interface CarriedLinks {
  readonly links: readonly WrittenLink[];
  readonly dropped: ReadonlySet<string>;
}

/** Carries the parts that hang on a source's sheets, each once, under paths of their own. */
export class PartCarrier {
  readonly #carried = new Map<string, string>();

  constructor(private readonly context: SourceContext) {}

  /** Everything that a part refers to, and which references cannot come along. */
  async links(path: string, sheet: RenamedSheet): Promise<CarriedLinks> {
    const links: WrittenLink[] = [];
    const dropped = new Set<string>();
    for (const link of await this.context.source.links(path)) {
      const target = link.external ? this.#outside(link, sheet) : await this.#part(link, sheet);
      if (target === null) dropped.add(link.id);
      else links.push({ id: link.id, address: link.address, target, external: link.external });
    }
    return { links, dropped };
  }

  /** Stages the relationships of a part that is staged itself. */
  stageLinks(path: string, { links }: CarriedLinks): void {
    if (links.length > 0)
      this.context.staged.addMarkup(
        relationshipsPath(path),
        null,
        relationshipsMarkup(path, links),
      );
  }

  #outside(link: Link, sheet: RenamedSheet): string | null {
    if (link.target.startsWith('#'))
      return `#${this.context.moves.link(link.target.slice(1), sheet.final)}`;
    if (link.type === 'hyperlink' && isHarmlessAddress(link.target)) return link.target;
    this.context.losses.add(OUTSIDE[link.type] ?? 'outside-link', sheet.name);
    return null;
  }

  async #part(link: Link, sheet: RenamedSheet): Promise<string | null> {
    const { source, staged, losses } = this.context;
    const behind = SHEET_PARTS_LEFT_BEHIND[link.type] ?? (isAmiss(link) ? 'other-part' : undefined);
    if (behind || !source.has(link.target)) {
      losses.add(behind ?? 'missing-part', sheet.name);
      return null;
    }
    const key = link.target.toLowerCase();
    const known = this.#carried.get(key);
    if (known) return known;
    const contentType = await source.contentType(link.target);
    if (link.type === 'image') {
      const picture = staged.picture(link.target, contentType, await source.bytes(link.target));
      this.#carried.set(key, picture);
      return picture;
    }
    const next = staged.paths.next(link.type, link.target, contentType);
    // Before what hangs on it: parts may refer to each other in a circle.
    this.#carried.set(key, next.path);
    const carried = await this.links(link.target, sheet);
    this.stageLinks(next.path, carried);
    await this.#stage(link, next, carried.dropped, sheet);
    return next.path;
  }

  async #stage(
    link: Link,
    next: { readonly path: string; readonly contentType: string },
    dropped: ReadonlySet<string>,
    sheet: RenamedSheet,
  ): Promise<void> {
    const { source, staged, losses } = this.context;
    if (!isMarkup(next.path, next.contentType))
      return staged.add(next.path, next.contentType, await source.bytes(link.target));
    let markup: Markup =
      link.type === 'vmlDrawing'
        ? await source.vmlMarkup(link.target)
        : await source.markup(link.target);
    if (link.type === 'drawing') {
      const kept = withoutSlicers(markup);
      markup = kept.markup;
      losses.add('slicer', sheet.name, kept.dropped);
    }
    const edits = this.#edits(link, sheet, dropped);
    staged.addMarkup(next.path, next.contentType, PROLOG + rewriteMarkup(markup, edits));
  }

  #edits(link: Link, sheet: RenamedSheet, dropped: ReadonlySet<string>): XmlEdits {
    if (DRAWN.has(link.type)) return new DrawingEdits(this.context, sheet, dropped);
    if (link.type === 'vmlDrawing') return new VmlEdits(this.context, sheet);
    if (link.type === 'comments') return new CommentEdits(this.context);
    if (link.type === 'ctrlProp') return new ControlEdits(this.context, sheet);
    const table = this.context.tables.get(link.target.toLowerCase());
    return link.type === 'table' && table ? new TableEdits(this.context, sheet, table) : UNCHANGED;
  }
}

/** A picture that would be read as markup, or a part among the relationships, is none. */
function isAmiss({ type, target }: Link): boolean {
  return /\.rels$/i.test(target) || (type === 'image' && isMarkup(target, undefined));
}
