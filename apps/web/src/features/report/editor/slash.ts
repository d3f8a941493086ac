import { Extension, type Range } from '@tiptap/core';
import { Suggestion } from '@tiptap/suggestion';

/** Letters typed behind a slash, and where the slash and they stand. */
export interface Slashed {
  readonly query: string;
  readonly range: Range;
}

/** The class of the slash and its letters in the text. */
export const SLASHED = 'slashed';

/** Takes a key that is pressed behind a slash; says whether it was meant for the menu. */
export type SlashKey = (event: KeyboardEvent) => boolean;

interface SlashOptions {
  /** Null when nobody is typing after a slash. */
  readonly onSlashed: (slashed: Slashed | null) => void;
  readonly onKey: SlashKey;
}

/** Reports a slash at the beginning of a word, and the letters typed after it. */
export const Slash = Extension.create<SlashOptions>({
  name: 'slash',
  addOptions: () => ({ onSlashed: () => undefined, onKey: () => false }),
  addProseMirrorPlugins() {
    const { onSlashed, onKey } = this.options;
    const tell = ({ query, range }: Slashed) => onSlashed({ query, range });
    return [
      Suggestion({
        editor: this.editor,
        char: '/',
        allowSpaces: true,
        decorationClass: SLASHED,
        render: () => ({
          onStart: tell,
          onUpdate: tell,
          onExit: () => onSlashed(null),
          onKeyDown: ({ event }) => onKey(event),
        }),
      }),
    ];
  },
});
