import type { SourceContext } from '../source-context.js';
import { editRichText } from '../shared-strings.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';

/** Rewrites comments: the colours and phonetic guides of their texts. */
export class CommentEdits implements XmlEdits {
  constructor(private readonly context: SourceContext) {}

  open(tag: OpenTag): Edit {
    const { recolour, styles } = this.context;
    editRichText(tag, recolour, (index) => styles.font(index));
    return 'keep';
  }
}
