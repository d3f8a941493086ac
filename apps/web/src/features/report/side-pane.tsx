import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../../lib/cx';
import { useKey } from '../../lib/use-key';
import { type Side, SIDES } from './address';
import { Basis } from './basis';
import type { BasisProps } from './basis-props';
import { copy } from './copy';
import { Remarks } from './remarks';
import { Versions } from './versions';

interface SidePaneProps extends Omit<BasisProps, 'onRemark'> {
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly onStatement: (statement: number) => void;
}

/**
 * The panel beside the text: basis of a sentence, comments, versions. On a telephone it is at the
 * bottom and can be pulled up.
 */
export function SidePane({ side, onSide, onStatement, ...basis }: SidePaneProps) {
  const { report, section, chosen } = basis;
  const [isPulled, setPulled] = useState(false);
  const pane = useRef<HTMLElement>(null);
  // As in other programs F6 goes from one part of the window to the next.
  useKey(
    ({ key }) => key === 'F6',
    () => {
      if (pane.current?.contains(document.activeElement)) basis.actions.current?.focus();
      else pane.current?.focus();
    },
  );
  const labels = {
    basis: copy.side.basis,
    comments:
      section.open_comments > 0
        ? `${copy.side.comments} (${section.open_comments})`
        : copy.side.comments,
    versions: copy.side.versions,
  } satisfies Record<Side, string>;
  return (
    <aside
      ref={pane}
      tabIndex={-1}
      aria-label={copy.side.label}
      className="flex min-h-0 flex-col border-line bg-surface max-lg:border-t lg:border-l print:hidden"
    >
      <div className="flex border-b border-line px-1.5">
        {SIDES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === side}
            onClick={() => {
              onSide(one);
              setPulled(true);
            }}
            className="h-9 border-b-2 border-transparent px-2.5 text-sm font-medium text-muted -outline-offset-2 hover:text-ink aria-pressed:border-gold aria-pressed:text-ink max-lg:h-11"
          >
            {labels[one]}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={isPulled}
          aria-label={isPulled ? copy.side.close : copy.side.open}
          onClick={() => setPulled(!isPulled)}
          className="ml-auto grid size-11 place-items-center text-muted lg:hidden"
        >
          {isPulled ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
        </button>
      </div>
      <div
        className={cx(
          'min-h-0 flex-1 overflow-y-auto bg-surface p-4 pt-3 max-lg:tall:max-h-[52dvh]',
          !isPulled && 'max-lg:hidden',
        )}
      >
        {side === 'basis' && <Basis {...basis} onRemark={() => onSide('comments')} />}
        {side === 'comments' && (
          <Remarks
            key={section.id}
            report={report}
            section={section}
            chosen={chosen}
            onSentence={(sentence) => {
              const at = section.text.indexOf(sentence);
              const statement = section.statements.findIndex(({ start }) => start === at);
              if (statement !== -1) onStatement(statement);
            }}
          />
        )}
        {side === 'versions' && <Versions key={section.id} report={report} section={section} />}
      </div>
    </aside>
  );
}
