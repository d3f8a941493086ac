import { type CheckedText, SUMMARY_MAX_LENGTH } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { checkAgain, type Draft } from './api';
import { copy } from './copy';

interface EditorProps {
  readonly sessionId: string;
  readonly draft: Draft;
  readonly onCancel: () => void;
  readonly onChecked: (checked: CheckedText) => void;
}

/** Edits a draft; the edited text is checked against the data like a model's. */
export function Editor({ sessionId, draft, onCancel, onChecked }: EditorProps) {
  const [text, setText, settle] = useSavedDraft(`editor ${sessionId}`, draft.summary);
  const check = useMutation({
    mutationFn: () => checkAgain(sessionId, draft.target, text),
    onSuccess: (checked) => {
      settle(draft.summary);
      onChecked(checked);
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <label className="text-sm font-medium" htmlFor="summary-editor">
        {copy.editTitle}
      </label>
      <textarea
        id="summary-editor"
        value={text}
        maxLength={SUMMARY_MAX_LENGTH}
        rows={14}
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-md border border-control bg-surface p-3 text-base leading-6"
      />
      <p className="-mt-2 text-xs text-muted">{copy.editHint}</p>
      {check.error && <ErrorNotice error={check.error} />}
      <div className="flex justify-end gap-2">
        <Button
          onClick={() => {
            settle(draft.summary);
            onCancel();
          }}
        >
          {copy.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={check.isPending || text.trim() === ''}
          onClick={() => check.mutate()}
        >
          {check.isPending ? copy.checking : copy.apply}
        </Button>
      </div>
    </div>
  );
}
