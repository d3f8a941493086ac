import type { SessionResponse } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { Copy, Database, MessagesSquare, PenLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { toast } from '../../components/toast';
import { copyText } from '../../lib/clipboard';
import { average, count } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { chatOpening } from '../chat/opening';
import { ChapterCharts } from './chapter-charts';
import { CheckSummary } from './check-summary';
import { copy } from './copy';
import { type Draft, saveConclusion } from './api';
import { notices } from '../session-data/notices';
import { isWithoutScale, NarrativesLink } from './narratives-link';
import { saveFailure, saveProblem } from './saving';
import { Editor } from './editor';
import { EvidencePanel } from './evidence-panel';
import { MarkedText } from '../checks/marked-text';

const SAVED_TOAST_MS = 3_000;

interface ResultProps {
  readonly session: SessionResponse;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onAgain: () => void;
}

/** A finished draft with its marks, and beside it the evidence of the chosen sentence. */
export function Result({ session, draft, onDraft, onAgain }: ResultProps) {
  const { username } = useUser();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isEditing, setEditing] = useSavedDraft(`editing ${session.session_id}`, false);
  const [isSaved, setSaved] = useState(false);
  const save = useMutation({
    mutationFn: () => saveConclusion(session.session_id, username, draft),
    onMutate: () => notices.clear(),
    onSuccess: () => {
      notices.succeed(copy.saved);
      setSaved(true);
      setTimeout(() => setSaved(false), SAVED_TOAST_MS);
    },
    onError: (error) => tellFailure(saveFailure(error)),
  });
  const press = () => {
    const problem = saveProblem(username, draft);
    if (problem) tellFailure(problem);
    else save.mutate();
  };
  const copyDraft = async () => {
    const copied = await copyText(draft.summary.replaceAll('**', ''));
    toast(copied ? copy.copied : copy.copyFailed, { kind: copied ? 'success' : 'error' });
  };
  return (
    <>
      <Panel
        title={draft.indicator}
        note={noteOf(draft)}
        actions={
          <div className="flex flex-wrap gap-1">
            <Button size="small" variant="quiet" onClick={onAgain}>
              <RotateCcw size={14} aria-hidden /> {copy.again}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void copyDraft()}>
              <Copy size={14} aria-hidden /> {copy.copy}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
              <PenLine size={14} aria-hidden /> {copy.edit}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => chatOpening.open({ title: draft.indicator, summary: draft.summary })}
            >
              <MessagesSquare size={14} aria-hidden /> {copy.ask}
            </Button>
            <Button size="small" variant="primary" disabled={save.isPending} onClick={press}>
              <Database size={14} aria-hidden /> {isSaved ? copy.saved : copy.save}
            </Button>
          </div>
        }
      >
        {isWithoutScale(draft.target) && <NarrativesLink target={draft.target} />}
        {draft.is_truncated && <p className="mb-3 text-sm text-danger">{copy.truncated}</p>}
        {isEditing ? (
          <Editor
            sessionId={session.session_id}
            draft={draft}
            onCancel={() => setEditing(false)}
            onChecked={(checked) => {
              onDraft({ ...draft, ...checked });
              setEditing(false);
            }}
          />
        ) : (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_280px]">
            <div>
              <MarkedText
                summary={draft.summary}
                checks={draft.checks}
                evidence={draft.evidence}
                statements={draft.statements}
                chosen={chosen}
                onChoose={setChosen}
              />
              <CheckSummary draft={draft} />
            </div>
            <EvidencePanel draft={draft} chosen={chosen} />
          </div>
        )}
      </Panel>
      {draft.charts && <ChapterCharts charts={draft.charts} />}
    </>
  );
}

function tellFailure(sentence: string): void {
  toast(sentence, { kind: 'error' });
  notices.fail(sentence);
}

function noteOf({ avg_now, avg_before, n_now, n_before, writer, model, target }: Draft): string {
  const averages = isWithoutScale(target)
    ? `${copy.withoutScale} · `
    : target.chapter === 'bab_1' || target.chapter === 'bab_2'
      ? `${copy.averages(average(avg_now), average(avg_before))} (${copy.n(`${count(n_now ?? 0)} / ${count(n_before ?? 0)}`)}) · `
      : '';
  const quarters = [target.quarter_now, target.quarter_before].filter(Boolean).join(' / ');
  return `${averages}${quarters} · ${writer === 'model' ? copy.by(model ?? '') : copy.byRules}`;
}
