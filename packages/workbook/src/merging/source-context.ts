import type { FormulaRewriter } from './formulas/formula-rewriter.js';
import type { Losses } from './losses.js';
import { type Markup, fromMarkup, toMarkup } from './markup.js';
import type { StagedParts } from './parts/staged-parts.js';
import type { Recolour } from './recolour.js';
import type { SourcePackage } from './source-package.js';
import type { SourceStyles } from './styles/source-styles.js';
import type { OpenTag } from './tag.js';

/** What the parts of one source are rewritten with. */
export interface SourceContext {
  readonly source: SourcePackage;
  readonly staged: StagedParts;
  readonly formulas: FormulaRewriter;
  readonly styles: SourceStyles;
  readonly recolour: Recolour | null;
  readonly losses: Losses;
  /** Id and name in the merged workbook of each table, by the path of its part in lower case. */
  readonly tables: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
}

/** A sheet by its name in the source and its name in the merged workbook. */
export interface RenamedSheet {
  readonly name: string;
  readonly finalName: string;
}

/** Rewrites the cells that an attribute refers to, and removes it, told, where they cannot be kept. */
export function rewriteCells(
  tag: OpenTag,
  name: string,
  { formulas, losses }: SourceContext,
  sheet: RenamedSheet,
): void {
  const cells = tag.get(name);
  if (!cells) return;
  const rewritten = formulas.rewrite(cells, sheet.finalName);
  if ('loss' in rewritten) {
    losses.add(rewritten.loss, sheet.name);
    tag.delete(name);
  } else if (rewritten.text !== cells) tag.set(name, rewritten.text);
}

/** What Excel itself writes for a reference to a deleted sheet. */
export const DELETED_REFERENCE = '#REF!';

/**
 * The rewritten formula of a chart, a validation, a format … Unlike a cell's formula it has no value that
 * could replace it, so a formula that cannot be kept becomes `#REF!`.
 *
 * @param lose reports the loss then, by what the formula belonged to
 */
export function rewrittenOutsideCell(
  text: Markup,
  context: SourceContext,
  sheet: RenamedSheet,
  lose: () => void,
): Markup {
  if (text === '') return text;
  const formula = fromMarkup(text);
  const rewritten = context.formulas.rewrite(formula, sheet.finalName);
  if ('text' in rewritten) return rewritten.text === formula ? text : toMarkup(rewritten.text);
  lose();
  return DELETED_REFERENCE;
}
