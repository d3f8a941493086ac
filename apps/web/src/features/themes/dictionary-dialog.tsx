import { THEME_LIMITS, type ThemesResponse } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { ConfirmButton } from '../../components/confirm-button';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { TextArea } from '../../components/text-area';
import { isChangedMeanwhile } from '../../lib/failure';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { ALL_THEMES, resetThemes, saveThemes } from './api';
import { copy } from './copy';
import { begunUpon, dictionaryOf, NEW_THEME, rebased, type ThemeDraft } from './dictionary-draft';

/** The form in which admins change the office's dictionary of themes. */
export function DictionaryDialog({
  dictionary,
  onClose,
}: {
  readonly dictionary: Pick<ThemesResponse, 'themes' | 'is_shipped' | 'changed_at'>;
  readonly onClose: () => void;
}) {
  const [draft, setDraft, settle] = useSavedDraft('themes and base', begunUpon(dictionary));
  const { basedOn, base, drafts, contested } = draft;
  const setDrafts = (next: readonly ThemeDraft[]) => setDraft({ ...draft, drafts: next });
  const isChanged = JSON.stringify(drafts) !== JSON.stringify(base);
  const client = useQueryClient();
  const leave = () => {
    settle(draft);
    onClose();
  };
  const done = (told: string) => {
    void client.invalidateQueries({ queryKey: ALL_THEMES });
    toast(told);
    leave();
  };
  const save = useMutation({
    mutationFn: saveThemes,
    onSuccess: () => done(copy.saved),
    onError: (refusal) => {
      if (isChangedMeanwhile(refusal)) void client.invalidateQueries({ queryKey: ALL_THEMES });
    },
  });
  const isOvertaken = save.error !== null && isChangedMeanwhile(save.error);
  useEffect(() => {
    if (isOvertaken && dictionary.changed_at !== basedOn) setDraft(rebased(draft, dictionary));
  });
  const reset = useMutation({
    mutationFn: resetThemes,
    onSuccess: () => done(copy.resetDone),
  });
  const ready = dictionaryOf(drafts);
  const error = save.error ?? reset.error;
  const change = (position: number, next: ThemeDraft) => setDrafts(drafts.with(position, next));
  return (
    <Dialog wide insistent={isChanged} title={copy.dictionary} onClose={leave}>
      <p className="mt-1 text-sm text-muted">{copy.dictionaryNote}</p>
      <Form
        className="mt-3 flex flex-col gap-3"
        onSend={() => ready && save.mutate({ ...ready, based_on: basedOn })}
      >
        {drafts.map((one, position) => (
          <DraftFields
            key={one.theme ?? `new ${position}`}
            draft={one}
            note={
              one.theme && contested.includes(one.theme)
                ? standingWords(base.find(({ theme }) => theme === one.theme))
                : null
            }
            onChange={(next) => change(position, next)}
            onRemove={() => setDrafts(drafts.toSpliced(position, 1))}
          />
        ))}
        <div>
          <Button
            disabled={drafts.length >= THEME_LIMITS.themes}
            onClick={() => setDrafts([...drafts, NEW_THEME])}
          >
            {copy.add}
          </Button>
        </div>
        <ErrorNotice error={error} title={copy.saveFailed} />
        <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
          <ConfirmButton
            variant="quietDanger"
            className="mr-auto"
            disabled={dictionary.is_shipped || reset.isPending}
            danger
            title={copy.resetTitle}
            confirm={copy.reset}
            busy={reset.isPending}
            onConfirm={(close) => reset.mutate(undefined, { onSettled: close })}
          >
            {copy.resetBody}
          </ConfirmButton>
          <Button onClick={leave}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!ready || save.isPending}>
            {copy.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** What stands of a theme that others changed as well. */
const standingWords = (stands: ThemeDraft | undefined) =>
  stands ? copy.standing(stands.label, stands.terms.split('\n').join(', ')) : copy.goneMeanwhile;

function DraftFields({
  draft,
  note,
  onChange,
  onRemove,
}: {
  readonly draft: ThemeDraft;
  readonly note: string | null;
  readonly onChange: (next: ThemeDraft) => void;
  readonly onRemove: () => void;
}) {
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <legend className="sr-only">{draft.label || copy.add}</legend>
      <div className="flex flex-col items-start gap-2">
        <TextField
          label={copy.label}
          className="w-full"
          maxLength={THEME_LIMITS.labelLength}
          value={draft.label}
          onChange={({ target }) => onChange({ ...draft, label: target.value })}
        />
        <Button
          size="small"
          variant="quietDanger"
          aria-label={copy.removeOf(draft.label)}
          onClick={onRemove}
        >
          {copy.remove}
        </Button>
      </div>
      <div>
        <TextArea
          label={copy.terms}
          rows={Math.min(8, Math.max(3, draft.terms.split('\n').length))}
          value={draft.terms}
          onChange={(terms) => onChange({ ...draft, terms })}
        />
        {note && <p className="mt-1 text-sm">{note}</p>}
      </div>
    </fieldset>
  );
}
