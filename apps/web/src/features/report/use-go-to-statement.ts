import { useRef } from 'react';
import type { EditorActions } from './editor/section-editor';

/**
 * Leads to a sentence of the report. One of another section is reached as soon as the editor of that
 * section has given its actions.
 *
 * @param open id of the open section
 */
export function useGoToStatement(open: string, onSection: (section: string) => void) {
  const actions = useRef<EditorActions | null>(null);
  const awaited = useRef<number | null>(null);
  return {
    actions,
    /** For the editor of the open section. */
    takeActions(given: EditorActions | null) {
      actions.current = given;
      if (!given || awaited.current === null) return;
      const statement = awaited.current;
      awaited.current = null;
      // Deferred, since the sentences are marked only after the editor was created.
      setTimeout(() => given.goTo(statement));
    },
    goToStatement(section: string, statement: number) {
      if (section === open) actions.current?.goTo(statement);
      else {
        awaited.current = statement;
        onSection(section);
      }
    },
  };
}
