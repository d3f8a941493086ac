import type { FormulaMoves } from './formulas/formula-moves.js';
import type { Losses } from './losses.js';
import { type Markup, fromMarkup, toMarkup } from './markup.js';
import type { StagedParts } from './parts/staged-parts.js';
import type { Recolour } from './recolour.js';
import type { SourcePackage } from './source-package.js';
import type { SourceStyles } from './styles/source-styles.js';

/** What every part of one source is rewritten with. */
export interface SourceContext {
  readonly source: SourcePackage;
  readonly staged: StagedParts;
  readonly moves: FormulaMoves;
  readonly styles: SourceStyles;
  readonly recolour: Recolour | null;
  readonly losses: Losses;
  /** Tables by the path of their part, as they are called here. */
  readonly tables: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
}

/** One sheet by the source's name and by the final one. */
export interface RenamedSheet {
  readonly name: string;
  readonly final: string;
}

/** What Excel writes for a reference whose sheet was deleted. */
const NOWHERE = '#REF!';

/** A formula outside a cell, which nothing can stand in for: without its sheet it leads nowhere. */
export function movedElsewhere(text: Markup, context: SourceContext, sheet: RenamedSheet): Markup {
  if (text === '') return text;
  const formula = fromMarkup(text);
  const moved = context.moves.move(formula, sheet.final);
  if ('text' in moved) return moved.text === formula ? text : toMarkup(moved.text);
  context.losses.add(moved.loss, sheet.name);
  return NOWHERE;
}
