import { SUMMARY_MAX_LENGTH } from '@lqc/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { copy } from './copy';

interface EditorProps {
  readonly text: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onType: (text: string) => void;
  readonly onCancel: () => void;
  readonly onCheck: () => void;
}

/** Edits a draft's text; the caret stands at its beginning. */
export function Editor({ text, busy, error, onType, onCancel, onCheck }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(0, 0);
  }, []);
  return (
    <div className="flex flex-col gap-3">
      <label className="text-sm font-medium" htmlFor="summary-editor">
        {copy.editTitle}
      </label>
      <textarea
        id="summary-editor"
        ref={area}
        value={text}
        maxLength={SUMMARY_MAX_LENGTH}
        rows={14}
        onChange={(event) => onType(event.target.value)}
        className="w-full rounded-md border border-control bg-surface p-3 text-base leading-6"
      />
      <p className="-mt-2 text-xs text-muted">{copy.editHint}</p>
      {error && <ErrorNotice error={error} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button variant="primary" disabled={busy || text.trim() === ''} onClick={onCheck}>
          {busy ? copy.checking : copy.apply}
        </Button>
      </div>
    </div>
  );
}
