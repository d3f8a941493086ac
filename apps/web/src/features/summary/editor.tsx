import { Button } from '../../components/button';
import { late, LatePart } from '../../components/late-part';
import { ErrorNotice, Skeleton } from '../../components/states';
import type { BoundText } from '../report/editor/bound-text';
import { type Draft, sentencesOf } from './api';
import { copy } from './copy';

// Loaded separately, as in the report.
const SectionEditor = late(() => import('../report/editor/section-editor'), 'SectionEditor');

interface EditorProps {
  readonly session: string;
  readonly draft: Draft;
  readonly typed: BoundText;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onType: (text: BoundText) => void;
  readonly onCancel: () => void;
  readonly onCheck: () => void;
}

/** Edits a draft's text in the report's editor; the caret stands at its beginning. */
export function Editor(props: EditorProps) {
  const { session, draft, typed, busy, error, onType, onCancel, onCheck } = props;
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-md border border-control">
        <LatePart waiting={<Skeleton rows={8} />}>
          <SectionEditor
            label={copy.editTitle}
            text={draft.summary}
            bound={draft.bound}
            statements={draft.statements}
            isReadOnly={false}
            takesFocus
            unsaved={typed}
            onText={onType}
            ready={sentencesOf(session, draft.target)}
            onChosen={() => undefined}
            actions={null}
            status={null}
          >
            {null}
          </SectionEditor>
        </LatePart>
      </div>
      <p className="-mt-2 text-xs text-muted">{copy.editHint}</p>
      <ErrorNotice error={error} />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button variant="primary" disabled={busy || typed.text.trim() === ''} onClick={onCheck}>
          {busy ? copy.checking : copy.apply}
        </Button>
      </div>
    </div>
  );
}
