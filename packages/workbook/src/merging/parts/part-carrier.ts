import type { Markup } from '../markup.js';
import { type Relationship, relationshipsPath } from '../../xlsx/relationships.js';
import type { RenamedSheet, SourceContext } from '../source-context.js';
import { SHEET_PARTS_CARRIED, SHEET_PARTS_LEFT_BEHIND } from '../left-behind.js';
import { isHarmlessAddress } from '../live-content.js';
import type { LossKind } from '../losses.js';
import { rewriteMarkup, type XmlEdits } from '../xml-rewriter.js';
import { PROLOG } from '../namespaces.js';
import { chartPlaces } from './chart-places.js';
import { DrawingEdits } from './drawing-edits.js';
import { isMarkup } from './part-kinds.js';
import { withoutLostChoices } from './lost-choices.js';
import { relationshipsMarkup, type WrittenRelationship } from './relationships-markup.js';
import { withoutSlicers } from './slicer-anchors.js';
import { CommentEdits } from './comment-edits.js';
import { ControlEdits } from './control-edits.js';
import { TableEdits } from './table-edits.js';
import { VmlEdits } from './vml-edits.js';

/** The loss to report for an external relationship, by its type. */
const EXTERNAL_LOSSES: Readonly<Record<string, LossKind>> = {
  hyperlink: 'live-link',
  image: 'live-picture',
};
const DRAWING_TYPES = new Set([
  'drawing',
  'chart',
  'chartEx',
  'chartUserShapes',
  'diagramData',
  'diagramDrawing',
  'themeOverride',
]);

const UNCHANGED: XmlEdits = { open: () => 'keep' };

export interface CarriedRelationships {
  readonly relationships: readonly WrittenRelationship[];
  /** Ids of the relationships that are not kept. */
  readonly dropped: ReadonlySet<string>;
  /** Their types. */
  readonly droppedTypes: ReadonlySet<string>;
}

/**
 * Copies the parts that a source's sheets refer to (drawings, charts, comments, tables …), each once, to
 * new paths in the merged workbook.
 */
export class PartCarrier {
  readonly #carried = new Map<string, string>();
  readonly #chartPlaces = new Map<string, ReadonlyMap<string, string>>();

  constructor(private readonly context: SourceContext) {}

  /** Copies everything that a part refers to; returns its new relationships and the dropped ones. */
  async relationships(path: string, sheet: RenamedSheet): Promise<CarriedRelationships> {
    const relationships: WrittenRelationship[] = [];
    const dropped = new Set<string>();
    const droppedTypes = new Set<string>();
    for (const relationship of await this.context.source.relationships(path)) {
      const target = relationship.external
        ? this.#externalTarget(relationship, sheet)
        : await this.#carryPart(relationship, path, sheet);
      if (target === null) {
        dropped.add(relationship.id);
        droppedTypes.add(relationship.type);
      } else
        relationships.push({
          id: relationship.id,
          typeUri: relationship.typeUri,
          target,
          external: relationship.external,
        });
    }
    return { relationships, dropped, droppedTypes };
  }

  /** Stages the relationships part that belongs to a part with this path. */
  stageRelationships(path: string, { relationships }: CarriedRelationships): void {
    if (relationships.length > 0)
      this.context.staged.addMarkup(
        relationshipsPath(path),
        null,
        relationshipsMarkup(path, relationships),
      );
  }

  #externalTarget(relationship: Relationship, sheet: RenamedSheet): string | null {
    if (relationship.target.startsWith('#'))
      return `#${this.context.formulas.rewriteLocation(relationship.target.slice(1), sheet.finalName)}`;
    if (relationship.type === 'hyperlink' && isHarmlessAddress(relationship.target))
      return relationship.target;
    this.context.losses.add(EXTERNAL_LOSSES[relationship.type] ?? 'outside-link', sheet.name);
    return null;
  }

  async #carryPart(
    relationship: Relationship,
    from: string,
    sheet: RenamedSheet,
  ): Promise<string | null> {
    const { source, staged, losses } = this.context;
    const loss =
      SHEET_PARTS_LEFT_BEHIND[relationship.type] ??
      (!SHEET_PARTS_CARRIED.has(relationship.type) || isMislabelled(relationship)
        ? 'other-part'
        : undefined);
    if (loss || !source.has(relationship.target)) {
      losses.add(loss ?? 'missing-part', sheet.name);
      return null;
    }
    const key = relationship.target.toLowerCase();
    const known = this.#carried.get(key);
    if (known) return known;
    const contentType = await source.contentType(relationship.target);
    if (relationship.type === 'image') {
      const picture = staged.picture(
        relationship.target,
        contentType,
        await source.bytes(relationship.target),
      );
      this.#carried.set(key, picture);
      return picture;
    }
    const next = staged.paths.next(relationship.type, relationship.target, contentType);
    // Set before the part's own relationships are followed, since parts may refer to each other.
    this.#carried.set(key, next.path);
    const carried = await this.relationships(relationship.target, sheet);
    this.stageRelationships(next.path, carried);
    const isDead = await this.#stage(relationship, next, carried.dropped, sheet);
    if (isDead)
      losses.add('dead-chart', sheet.name, 1, await this.#chartPlace(from, relationship.id));
    return next.path;
  }

  /** The cell at which a chart of a drawing begins; undefined when it is not known. */
  async #chartPlace(drawing: string, id: string): Promise<string | undefined> {
    // What is not carried is a sheet, which is no place to look for charts.
    if (!this.#carried.has(drawing.toLowerCase())) return undefined;
    let places = this.#chartPlaces.get(drawing);
    if (!places) {
      places = chartPlaces(await this.context.source.markup(drawing));
      this.#chartPlaces.set(drawing, places);
    }
    return places.get(id);
  }

  /** Stages a part; true for one that is a chart and has lost a formula. */
  async #stage(
    relationship: Relationship,
    next: { readonly path: string; readonly contentType: string },
    dropped: ReadonlySet<string>,
    sheet: RenamedSheet,
  ): Promise<boolean> {
    const { source, staged, losses, recolour } = this.context;
    if (!isMarkup(next.path, next.contentType)) {
      staged.add(next.path, next.contentType, await source.bytes(relationship.target));
      return false;
    }
    let markup: Markup =
      relationship.type === 'vmlDrawing'
        ? await source.vmlMarkup(relationship.target)
        : await source.markup(relationship.target);
    if (relationship.type === 'drawing') {
      const kept = withoutSlicers(markup);
      markup = withoutLostChoices(kept.markup, dropped);
      losses.add('slicer', sheet.name, kept.dropped);
    }
    const edits = this.#edits(relationship, sheet, dropped);
    staged.addMarkup(next.path, next.contentType, PROLOG + rewriteMarkup(markup, edits));
    if (!(edits instanceof DrawingEdits)) return false;
    if (recolour?.theme && relationship.type === 'chart' && !edits.isColoured)
      losses.add('theme-look', sheet.name);
    return edits.isDead;
  }

  #edits(relationship: Relationship, sheet: RenamedSheet, dropped: ReadonlySet<string>): XmlEdits {
    if (DRAWING_TYPES.has(relationship.type)) return new DrawingEdits(this.context, sheet, dropped);
    if (relationship.type === 'vmlDrawing') return new VmlEdits(this.context, sheet);
    if (relationship.type === 'comments') return new CommentEdits(this.context);
    if (relationship.type === 'ctrlProp') return new ControlEdits(this.context, sheet);
    const table = this.context.tables.get(relationship.target.toLowerCase());
    return relationship.type === 'table' && table
      ? new TableEdits(this.context, sheet, table)
      : UNCHANGED;
  }
}

/** True for a "picture" that programs would parse as XML, and for a relationships part as a target. */
function isMislabelled({ type, target }: Relationship): boolean {
  return /\.rels$/i.test(target) || (type === 'image' && isMarkup(target, undefined));
}
