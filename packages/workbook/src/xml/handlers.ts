import type { Buffer } from 'node:buffer';
import type { ElementAttributes } from './attributes.js';

/**
 * What a part's reader does with its elements. Names come without prefix. `open` and `close` are called
 * for elements in the namespace of the part's root; of the branches of an `mc:AlternateContent`, only
 * the elements of the one that Excel would choose are reported.
 */
export interface XmlHandlers {
  /**
   * Called for an opening tag; returns `true` to be given the element's text when it closes.
   *
   * @param parent the name of the parent element; '' for the root and below an element of another namespace
   */
  open(name: string, attributes: ElementAttributes, parent: string): boolean | void;
  /** `text` is empty unless `open` asked for it, and for elements that contain others. */
  close?(name: string, text: string): void;
  /** Called for elements in other namespaces. */
  foreign?(name: string, attributes: ElementAttributes): void;
  /** Lets the reader parse frequent elements (a sheet's cells) by itself, to save time. */
  readonly shortcut?: {
    /** The name of the parent of these elements. */
    readonly within: string;
    /** How many levels of elements one of them has. */
    readonly depth: number;
    /** The offset after the element that begins at `at`, or `at` to leave the element to the scanner. */
    read(bytes: Buffer, at: number): number;
  };
}
