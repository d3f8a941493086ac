import type { OpenTag } from './tag.js';
import { CELL_THEME_COLOURS, type Theme } from './theme.js';
import { tinted } from './tint.js';

/** Colour names in drawings that stand for theme colours of other names (Excel's fixed mapping). */
const MAPPED: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
/** Indexed colours below 64 are the palette's; higher ones are system colours. */
const PALETTE_SIZE = 64;

/** Replaces theme and palette colours of a source by RGB, so that they look the same in the merged workbook. */
export class Recolour {
  constructor(
    /** The source's theme; null when the merged workbook has the same. */
    readonly theme: Theme | null,
    /** The source's palette, RRGGBB by index; null when the merged workbook has the same. */
    readonly palette: readonly string[] | null,
  ) {}

  /** Replaces the attributes `theme`, `indexed` and `tint` of a cell's colour by `rgb`. */
  cellColour(tag: Pick<OpenTag, 'get' | 'set' | 'delete'>): void {
    const rgb = this.#rgb(tag);
    if (rgb === undefined) return;
    const tint = Number(tag.get('tint') ?? 0);
    for (const name of ['theme', 'indexed', 'tint']) tag.delete(name);
    tag.set('rgb', `FF${tinted(rgb, Number.isFinite(tint) ? tint : 0)}`);
  }

  /** RRGGBB for a theme colour of a drawing, by its name; undefined to keep the name. */
  drawingColour(name: string): string | undefined {
    return this.theme?.colours.get(MAPPED[name] ?? name);
  }

  /** The typeface for a reference to the theme's fonts, such as `+mn-lt`; undefined to keep the name. */
  typeface(name: string): string | undefined {
    if (name === '+mn-lt') return this.theme?.minor;
    return name === '+mj-lt' ? this.theme?.major : undefined;
  }

  #rgb(tag: Pick<OpenTag, 'get'>): string | undefined {
    if (this.theme) {
      const name = CELL_THEME_COLOURS[Number(tag.get('theme') ?? -1)];
      if (name) return this.theme.colours.get(name);
    }
    const index = tag.get('indexed');
    if (!this.palette || index === undefined || Number(index) >= PALETTE_SIZE) return undefined;
    return this.palette[Number(index)];
  }
}
