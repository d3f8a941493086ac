import type { OpenTag } from './tag.js';
import { CELL_ORDER, type Theme } from './theme.js';
import { tinted } from './tint.js';

/** Names of drawings for the colours that a theme calls otherwise (Excel's own mapping). */
const MAPPED: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
/** Of these only the first 64 belong to a palette; the others are the system's. */
const PALETTE_SIZE = 64;

/** Writes colours of one workbook so that they look the same under another's theme and palette. */
export class Recolour {
  constructor(
    /** Null where the themes are alike. */
    readonly theme: Theme | null,
    /** RRGGBB by index; null where the palettes are alike. */
    readonly palette: readonly string[] | null,
  ) {}

  /** A colour of a cell: attributes `theme` and `tint`, or `indexed`. */
  cellColour(tag: Pick<OpenTag, 'get' | 'set' | 'delete'>): void {
    const rgb = this.#rgb(tag);
    if (rgb === undefined) return;
    const tint = Number(tag.get('tint') ?? 0);
    for (const name of ['theme', 'indexed', 'tint']) tag.delete(name);
    tag.set('rgb', `FF${tinted(rgb, Number.isFinite(tint) ? tint : 0)}`);
  }

  /** A colour of a drawing by its name; undefined where it stays. */
  drawingColour(name: string): string | undefined {
    return this.theme?.colours.get(MAPPED[name] ?? name);
  }

  /** A typeface that stands for one of the theme: `+mn-lt`. */
  typeface(name: string): string | undefined {
    if (name === '+mn-lt') return this.theme?.minor;
    return name === '+mj-lt' ? this.theme?.major : undefined;
  }

  #rgb(tag: Pick<OpenTag, 'get'>): string | undefined {
    if (this.theme) {
      const name = CELL_ORDER[Number(tag.get('theme') ?? -1)];
      if (name) return this.theme.colours.get(name);
    }
    const index = tag.get('indexed');
    if (!this.palette || index === undefined || Number(index) >= PALETTE_SIZE) return undefined;
    return this.palette[Number(index)];
  }
}
