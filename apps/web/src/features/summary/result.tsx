import { isOverview, type SessionResponse, withoutMarks } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { useMutation } from '@tanstack/react-query';
import { Copy, Database, MessagesSquare, PenLine, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { Panel } from '../../components/panel';
import { toast } from '../../components/toast';
import { announce } from '../../lib/announce';
import { average, count } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { useUnsaved } from '../../lib/unsaved';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { chatOpening } from '../chat/opening';
import { copy as checksCopy } from '../checked-text/copy';
import { CheckSummary } from './check-summary';
import { copy } from './copy';
import { CompanyCharts } from '../quarter/company-charts';
import { checkAgain, type Draft, saveConclusion, textOf } from './api';
import { notices } from '../analysis-session/notices';
import { isWithoutScale, NarrativesLink } from './narratives-link';
import { saveFailure, saveProblem } from './saving';
import { Editor } from './editor';
import { type BoundText, sameText } from '../report/editor/bound-text';
import { EvidencePanel, evidenceSaid } from './evidence-panel';
import { MarkedText } from '../checked-text/marked-text';

const SAVED_TOAST_MS = 3_000;

/** Text that is being typed, and the texts of the draft that it began with, as first written and as checked since. */
interface Typed extends BoundText {
  readonly of: readonly string[];
}

interface ResultProps {
  readonly session: SessionResponse;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onAgain: () => void;
  /** Shows the draft before this one again; null when there is none. */
  readonly onPrevious: (() => void) | null;
}

/** A finished draft with its marks, and beside it the evidence of the chosen sentence. */
export function Result({ session, draft, onDraft, onAgain, onPrevious }: ResultProps) {
  const { username } = useUser();
  const [chosenOf, setChosenOf] = useState<{ draft: Draft; at: number | null } | null>(null);
  const chosen = chosenOf?.draft === draft ? chosenOf.at : null;
  const [typed, type, settle] = useSavedDraft<Typed | null>(`editing ${session.session_id}`, null);
  // What a version before this one left in the browser has no marks.
  const edited = typed?.of.includes(draft.summary) ? { ...typed, bound: typed.bound ?? [] } : null;
  const text = edited?.text ?? null;
  const edit = ({ text: words, bound }: BoundText) =>
    type({ of: edited?.of ?? [draft.summary], text: words, bound });
  const isChanged = edited !== null && !sameText(edited, textOf(draft));
  useUnsaved(isChanged ? copy.leave : null);
  const [isSaved, setSaved] = useState(false);
  /** The draft as it is typed, checked against the data like a model's. */
  const checked = async (sent: BoundText | null): Promise<Draft> =>
    sent === null || sameText(sent, textOf(draft))
      ? draft
      : { ...draft, ...(await checkAgain(session.session_id, draft.target, sent)) };
  const use = (next: Draft, sent: BoundText | null) => {
    // Text typed during the check goes on from the draft that was just checked.
    if (edited && !(sent && sameText(edited, sent)))
      type({ ...edited, of: [...edited.of, next.summary] });
    else settle(null);
    if (next !== draft) onDraft(next);
  };
  const check = useMutation({
    mutationFn: checked,
    onSuccess: (next, sent) => {
      use(next, sent);
      announce(next.counts ? checksCopy.counts(next.counts) : checksCopy.noCounts);
    },
  });
  const save = useMutation({
    mutationFn: async (sent: BoundText | null) => {
      const next = await checked(sent);
      const { corrected, message } = await saveConclusion(session.session_id, username, next);
      return { next, said: corrected.length > 0 ? message : copy.saved };
    },
    onMutate: () => notices.clear(),
    onSuccess: ({ next, said }, sent) => {
      use(next, sent);
      notices.succeed(said);
      setSaved(true);
      setTimeout(() => setSaved(false), SAVED_TOAST_MS);
    },
    onError: (error) => tellFailure(saveFailure(error)),
  });
  const press = () => {
    const problem = saveProblem(username, { summary: text ?? draft.summary });
    if (problem) return tellFailure(problem);
    return save.mutateAsync(edited).catch(() => {});
  };
  const copyDraft = () => copyAndTell(withoutMarks(text ?? draft.summary), copy);
  return (
    <>
      <Panel
        title={draft.indicator}
        note={noteOf(draft)}
        actions={
          <div className="flex flex-wrap gap-1">
            {edited === null && (
              <>
                {onPrevious && (
                  <Button variant="tool" onClick={onPrevious}>
                    <Undo2 size={14} /> {copy.previous}
                  </Button>
                )}
                <Button variant="tool" onClick={onAgain}>
                  <RotateCcw size={14} /> {copy.again}
                </Button>
                <Button variant="tool" onClick={() => edit(textOf(draft))}>
                  <PenLine size={14} /> {copy.edit}
                </Button>
                <Button
                  variant="tool"
                  onClick={() =>
                    chatOpening.open({ title: draft.indicator, summary: draft.summary })
                  }
                >
                  <MessagesSquare size={14} /> {copy.ask}
                </Button>
              </>
            )}
            <Button variant="tool" onClick={copyDraft}>
              <Copy size={14} /> {copy.copy}
            </Button>
            <Button
              size="small"
              variant={edited === null ? 'primary' : 'secondary'}
              disabled={save.isPending}
              onAction={press}
            >
              <Database size={14} />{' '}
              {save.isPending ? copy.saving : isSaved ? copy.saved : copy.save}
            </Button>
          </div>
        }
      >
        {isWithoutScale(draft.target) && <NarrativesLink target={draft.target} />}
        {draft.is_truncated && <p className="mb-3 text-sm text-danger">{copy.truncated}</p>}
        {edited !== null ? (
          <Editor
            draft={draft}
            session={session.session_id}
            typed={edited}
            busy={check.isPending || save.isPending}
            error={check.error}
            onType={edit}
            onCancel={() => settle(null)}
            onCheck={() => check.mutate(edited)}
          />
        ) : (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_280px]">
            <div>
              <MarkedText
                summary={draft.summary}
                checks={draft.checks}
                statements={draft.statements}
                sentences={draft.evidence}
                chosen={chosen}
                onChoose={(at) => setChosenOf({ draft, at })}
                onPress={(at) => announce(evidenceSaid(draft.evidence[at]!.contacts))}
              />
              <CheckSummary draft={draft} />
            </div>
            <EvidencePanel draft={draft} chosen={chosen} />
          </div>
        )}
      </Panel>
      {draft.target.chapter === 'bab_4' && (
        <CompanyCharts
          sectors={session.main_result!}
          orientation={session.domestik_ekspor_result!}
          source={session.quarters.now!.source}
          sessionId={session.session_id}
        />
      )}
    </>
  );
}

function tellFailure(sentence: string): void {
  toast(sentence, { kind: 'error' });
  notices.fail(sentence, { isSaid: true });
}

function noteOf({ avg_now, avg_before, n_now, n_before, writer, model, target }: Draft): string {
  const averages = isWithoutScale(target)
    ? `${copy.withoutScale} · `
    : (target.chapter === 'bab_1' && !isOverview(target)) || target.chapter === 'bab_2'
      ? `${copy.averages(average(avg_now), average(avg_before))} (${copy.n(`${count(n_now ?? 0)} / ${count(n_before ?? 0)}`)}) · `
      : '';
  const quarters = [target.quarter_now, target.quarter_before]
    .flatMap((label) => (label ? [shortLabel(label)] : []))
    .join(' terhadap ');
  return `${averages}${quarters} · ${writer === 'model' ? copy.by(model ?? '') : copy.byRules}`;
}
