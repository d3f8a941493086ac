import type { BoundMark, Statement } from '@lqc/contracts';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { TextSelection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ChosenStatement } from './mark-status';
import { BoundSentences } from './bound-sentences';
import { type BoundText, sameText } from './bound-text';
import { boundTextOf, documentOf } from './markdown';
import { PastedHtml } from './pasted-html';
import { chosenStatement, markStatements, placeOf, StatementMarks } from './statement-marks';
import { Toolbar } from './toolbar';
import { type ReadyOptions, SentenceCombobox } from './sentence-combobox';
import { Slash, type Slashed, type SlashKey } from './slash';

/** What a section's text may have, and how it behaves. */
export const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  // Before bold, so that a sentence that is partly bold is still one.
  BoundSentences,
  Bold,
  Heading.configure({ levels: [3] }),
  BulletList,
  OrderedList,
  // Lists have only one level, so that a document converts to text and back without loss.
  ListItem.extend({ content: 'paragraph' }),
  ListKeymap,
  UndoRedo,
  PastedHtml,
  StatementMarks,
];

/** Actions on the text that the panel beside it may call. */
export interface EditorActions {
  /** Puts the keyboard back into the text, where it was. */
  readonly focus: () => void;
  /** Moves the cursor into a sentence and scrolls to it. */
  readonly goTo: (statement: number) => void;
  /** As `goTo`, for who looks at the text from beside it and keeps the keyboard there. */
  readonly show: (statement: number) => void;
  /** Replaces a sentence; it can be undone like typing. */
  readonly replace: (statement: number, text: string) => void;
  /** Inserts a text after a sentence, or at the cursor when it is null. */
  readonly insertAfter: (statement: number | null, text: string) => void;
}

interface SectionEditorProps {
  readonly label: string;
  /** The last saved text. */
  readonly text: string;
  /** Where sentences of it are bound to their figures. */
  readonly bound: readonly BoundMark[];
  readonly statements: readonly Statement[];
  readonly isReadOnly: boolean;
  /** Whether the keyboard begins at the start of the text. */
  readonly takesFocus?: boolean;
  /** Unsaved text from an earlier visit; null when there is none. */
  readonly unsaved: BoundText | null;
  readonly onText: (text: BoundText) => void;
  /** How the sentences are asked for that a slash offers. */
  readonly ready: ReadyOptions;
  readonly onChosen: (chosen: ChosenStatement | null) => void;
  readonly actions: Ref<EditorActions>;
  /** Elements at the end of the toolbar. */
  readonly status: ReactNode;
  /** Elements above the text. */
  readonly children: ReactNode;
}

/** The editor of a section's text, with sentences underlined by the result of their check. */
export function SectionEditor(props: SectionEditorProps) {
  const { label, text, bound, statements, isReadOnly, unsaved, onText, onChosen, actions } = props;
  const saved = useRef<BoundText | null>(null);
  const [slashed, setSlashed] = useState<Slashed | null>(null);
  const key = useRef<SlashKey>(null);
  // The editor takes its extensions once.
  const [extensions] = useState(() => [
    ...EXTENSIONS,
    Slash.configure({ onSlashed: setSlashed, onKey: (event) => key.current?.(event) ?? false }),
  ]);
  const editor = useEditor({
    extensions,
    content: documentOf(unsaved?.text ?? text, unsaved?.bound ?? bound).doc,
    editable: !isReadOnly,
    autofocus: props.takesFocus ? 'start' : false,
    // Its style rules are in the product's own style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        // A browser's waves under the words would hide the lines of the check.
        spellcheck: 'false',
      },
    },
    // The editor calls those of the latest drawing.
    onUpdate: ({ editor: now }) => {
      const written = writtenIn(now);
      if (!saved.current || !sameText(written, saved.current)) return onText(written);
      // Whoever undoes a change has the checked sentences back.
      const { shown } = documentOf(text);
      now.view.dispatch(markStatements(now.state.tr, { statements, shown }));
      onText({ text, bound });
    },
    onTransaction: ({ editor: now }) => onChosen(chosenStatement(now.state)),
  });
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);
  useEffect(() => {
    const { doc, shown } = documentOf(text, bound);
    const [written, now] = [boundTextOf(doc), writtenIn(editor)];
    const isOther = !sameText(now, written);
    const isTyping = saved.current !== null && !sameText(now, saved.current) && isOther;
    saved.current = written;
    // Do not replace text that is being typed; it is checked when it is saved.
    if (isTyping || (unsaved !== null && isOther)) return;
    // A text from the server replaces the document without an undo step.
    if (isOther)
      editor
        .chain()
        .setMeta('addToHistory', false)
        .setContent(doc, { emitUpdate: false })
        .setTextSelection(0)
        .run();
    editor.view.dispatch(markStatements(editor.state.tr, { statements, shown }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `unsaved` is of the beginning only
  }, [editor, text, bound, statements]);
  useImperativeHandle(actions, () => actionsOf(editor), [editor]);
  return (
    <>
      <Toolbar editor={editor} isReadOnly={isReadOnly}>
        {props.status}
      </Toolbar>
      <div className="px-5 pt-3 pb-4 md:pr-8 md:pl-12">
        {props.children}
        <div className="relative">
          <EditorContent editor={editor} className="report-text" />
          {slashed && !isReadOnly && (
            <SentenceCombobox editor={editor} slashed={slashed} onKey={key} ready={props.ready} />
          )}
        </div>
      </div>
    </>
  );
}

const writtenIn = (editor: Editor) => boundTextOf(editor.getJSON());

function actionsOf(editor: Editor): EditorActions {
  const place = (statement: number | null) =>
    statement === null ? null : placeOf(editor.state, statement);
  const into = ({ from }: { from: number }) =>
    editor.state.tr.setSelection(TextSelection.create(editor.state.doc, from + 1));
  return {
    focus: () => editor.view.focus(),
    goTo(statement) {
      const at = place(statement);
      if (!at) return;
      const { view } = editor;
      view.dispatch(into(at).scrollIntoView());
      view.focus();
    },
    show(statement) {
      const at = place(statement);
      if (!at) return;
      const { view } = editor;
      view.dispatch(into(at));
      // A transaction scrolls to the selection of a text that has the keyboard only.
      const { node } = view.domAtPos(at.from + 1);
      node.parentElement?.scrollIntoView({ block: 'nearest' });
    },
    replace(statement, text) {
      const at = place(statement);
      if (at) editor.chain().focus().insertContentAt(at, inline(text)).run();
    },
    insertAfter(statement, text) {
      const at = place(statement)?.to ?? editor.state.selection.to;
      editor
        .chain()
        .focus()
        .insertContentAt(at, inline(` ${text}`))
        .run();
    },
  };
}

/** A text as inline content of a paragraph. */
const inline = (text: string) => {
  const lead = /^\s*/.exec(text)![0];
  const content = documentOf(text.trim()).doc.content![0]!.content ?? [];
  return [...(lead ? [{ type: 'text', text: lead }] : []), ...content];
};
