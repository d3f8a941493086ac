import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Hash,
  Heading3,
  List,
  ListOrdered,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx';
import { copy } from '../copy';
import { openMenu } from './sentence-combobox';

interface ToolbarProps {
  readonly editor: Editor;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** The toolbar with the formatting of reports, and the status of the section. */
export function Toolbar({ editor, isReadOnly, children }: ToolbarProps) {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading'),
      bold: now.isActive('bold'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const tools = [
    [Heading3, copy.toolbar.heading, is.heading, () => run().toggleHeading({ level: 3 })],
    [Bold, copy.toolbar.bold, is.bold, () => run().toggleBold()],
    [List, copy.toolbar.bullets, is.bullets, () => run().toggleBulletList()],
    [ListOrdered, copy.toolbar.numbers, is.numbers, () => run().toggleOrderedList()],
  ] as const;
  const steps = [
    [Undo2, copy.toolbar.undo, is.canUndo, () => run().undo()],
    [Redo2, copy.toolbar.redo, is.canRedo, () => run().redo()],
  ] as const;
  return (
    <div
      role="toolbar"
      aria-label={copy.toolbar.label}
      className="sticky top-bar z-10 tall:top-0 lg:top-0 flex min-h-11 flex-wrap items-center gap-0.5 rounded-t-md border-b border-line bg-surface px-3 py-1 max-sm:gap-0 max-sm:px-1 print:hidden"
    >
      {!isReadOnly && (
        <>
          {tools.map(([icon, name, isOn, press]) => (
            <Tool key={name} {...{ icon, name, isOn }} onPress={() => press().run()} />
          ))}
          <span aria-hidden className="mx-1.5 h-5 w-px bg-line max-sm:hidden" />
          {steps.map(([icon, name, can, press]) => (
            <Tool key={name} {...{ icon, name }} disabled={!can} onPress={() => press().run()} />
          ))}
          <span aria-hidden className="mx-1.5 h-5 w-px bg-line max-sm:hidden" />
          <button
            type="button"
            title={copy.insert.hint}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => openMenu(editor)}
            className="flex h-8 min-w-8 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-medium text-accent hover:bg-sunken max-md:h-11 max-md:min-w-11"
          >
            <Hash size={15} />
            <span className="max-sm:sr-only">{copy.insert.open}</span>
            <kbd
              aria-hidden
              className="rounded border border-line bg-ground px-1.5 font-sans text-xs max-md:hidden"
            >
              /
            </kbd>
          </button>
        </>
      )}
      <div className="ml-auto flex min-w-0 items-center gap-2 text-xs text-muted">{children}</div>
    </div>
  );
}

function Tool({
  icon: Icon,
  name,
  isOn,
  disabled,
  onPress,
}: {
  icon: LucideIcon;
  name: string;
  isOn?: boolean;
  disabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isOn}
      disabled={disabled}
      // Prevents the button from taking the focus, so that the selection stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cx(
        'grid size-8 place-items-center rounded-md text-muted hover:bg-sunken disabled:opacity-40 max-md:size-11',
        isOn && 'bg-accent-tint text-accent',
      )}
    >
      <Icon size={17} />
    </button>
  );
}
