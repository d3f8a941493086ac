import { type RenamedSheet, rewriteCells, type SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';

const CELL_REFERENCES = ['fmlaLink', 'fmlaRange', 'fmlaTxbx', 'fmlaGroup', 'fmlaPict'];

/** Rewrites a form control: its references to the cells that it reads and writes. */
export class ControlEdits implements XmlEdits {
  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
  ) {}

  open(tag: OpenTag): Edit {
    for (const name of CELL_REFERENCES) rewriteCells(tag, name, this.context, this.sheet);
    return 'keep';
  }
}
