import type { RenamedSheet, SourceContext } from '../source-context.js';
import { editText } from '../shared-strings.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';

/** Comments: colours and phonetic guides of their texts. */
export class CommentEdits implements XmlEdits {
  constructor(private readonly context: SourceContext) {}

  open(tag: OpenTag): Edit {
    const { recolour, styles } = this.context;
    editText(tag, recolour, (index) => styles.font(index));
    return 'keep';
  }
}

const LINKS = ['fmlaLink', 'fmlaRange', 'fmlaTxbx', 'fmlaGroup', 'fmlaPict'];

/** A form's control: the cells that it reads and writes. */
export class ControlEdits implements XmlEdits {
  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
  ) {}

  open(tag: OpenTag): Edit {
    for (const name of LINKS) {
      const cells = tag.get(name);
      if (!cells) continue;
      const moved = this.context.moves.move(cells, this.sheet.final);
      if ('text' in moved) tag.set(name, moved.text);
      else {
        this.context.losses.add(moved.loss, this.sheet.name);
        tag.delete(name);
      }
    }
    return 'keep';
  }
}
