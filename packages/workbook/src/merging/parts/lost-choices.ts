import type { Markup } from '../markup.js';
import { OpenTag } from '../tag.js';
import { tokensOf } from '../tokens.js';
import { usesDropped } from './dropped-relationships.js';

/** Elements that show another part: ink, a 3D model, an add-in. Without it there is nothing to show. */
const SHOWN = new Set(['contentPart', 'model3d', 'webextensionref']);

/**
 * A drawing in which a branch that shows a dropped part is one that no program chooses, so that each shows the
 * picture to fall back on. The branch has to stay, as there must be one.
 */
export function withoutLostChoices(drawing: Markup, dropped: ReadonlySet<string>): Markup {
  if (dropped.size === 0 || !drawing.includes('Choice')) return drawing;
  const out: Markup[] = [];
  const choices: { readonly from: number; readonly name: string; isLost: boolean }[] = [];
  for (const { kind, markup } of tokensOf(drawing)) {
    out.push(markup);
    if (kind === 'open') {
      const tag = new OpenTag(markup);
      if (tag.local === 'Choice' && !tag.empty)
        choices.push({ from: out.length - 1, name: tag.name, isLost: false });
      const within = choices.at(-1);
      if (within && SHOWN.has(tag.local) && usesDropped(tag, dropped)) within.isLost = true;
    } else if (kind === 'close' && /[/:]Choice\s*>$/.test(markup)) {
      const choice = choices.pop();
      if (!choice?.isLost) continue;
      out.length = choice.from;
      out.push(`<${choice.name} xmlns:none="urn:none" Requires="none"/>`);
    }
  }
  return out.join('');
}
