import type { SessionResponse } from '@lqc/contracts';
import { chapterName, errorSentence } from '@lqc/phrases';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { HelpLink } from '../../components/help-link';
import { Panel } from '../../components/panel';
import { EmptyState, ErrorNotice } from '../../components/states';
import { useMedia } from '../../lib/use-media';
import { WorkProgress } from '../jobs/work-progress';
import { ChapterWorkbook } from '../exports/chapter-workbook';
import { ChapterChoice } from './chapter-choice';
import { type DraftForm, isComplete, targetOf } from './chapters';
import { copy } from './copy';
import { Form } from './form';
import { LiveDraft } from './live-draft';
import { PreviewDialog } from './preview-dialog';
import { previewRefusal } from './previewing';
import { textOf } from './api';
import { InReport } from '../report/in-report';
import { Result } from './result';
import { SaidByData } from './said-by-data';
import { useDraft } from './use-draft';
import { useForm } from './use-form';

/** The tab for drafts of the report's chapters: form and result. */
export function SummaryTab({ session }: { session: SessionResponse }) {
  const { form, change, sectors, problem } = useForm(session);
  const { state, busy, draft, keep, onPrevious, write, cancel } = useDraft(session);
  const [isPreviewing, setPreviewing] = useState(false);
  const [lastDraft, setLastDraft] = useState('');
  const target = targetOf(form);
  // On a narrow screen the form stands above what it makes, and gives it the room.
  const isNarrow = useMedia('(width < 64rem)');
  const [isFormWished, setFormWished] = useState(false);
  const isFormShown = isFormWished || !isNarrow || !(busy || draft);
  const workbook = workbookOf(form);
  const shown = draft?.target ?? (isComplete(target) ? target : null);
  const writeBy = (writer: 'model' | 'automatic') => {
    if (!isComplete(target)) return;
    setLastDraft('');
    setFormWished(false);
    write(target, { writer, samaran: form.samaran });
  };
  const written = state.status === 'working' ? state.draft : null;
  if (written !== null && written !== lastDraft) setLastDraft(written);
  // The buttons stand at the form's foot: what they make is brought into view beside or below it.
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (busy) results.current?.scrollIntoView({ block: 'nearest' });
  }, [busy]);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[300px_minmax(0,1fr)] print:block">
      {isFormShown ? (
        <Panel
          title={copy.formTitle}
          note={
            <>
              {copy.formNote} <HelpLink about="model">{copy.whatIsSent}</HelpLink>
            </>
          }
          className="rule-gold print:hidden"
        >
          <Form
            form={form}
            sectors={sectors}
            problem={problem}
            previewRefusal={previewRefusal(target)}
            busy={busy}
            onChange={change}
            onWrite={writeBy}
            onPreview={() => setPreviewing(true)}
          />
          {workbook && (
            <div className="mt-4 border-t border-line pt-4">
              <ChapterWorkbook
                key={workbook.bab}
                chapter={workbook}
                session={session}
                disabled={!session.quarters.now}
                now={form.now.trim()}
                before={form.before.trim()}
              />
            </div>
          )}
        </Panel>
      ) : (
        <Panel
          title={copy.formTitle}
          note={form.chapter && chapterName(form.chapter)}
          className="rule-gold print:hidden"
          actions={
            <Button size="small" onClick={() => setFormWished(true)}>
              <SlidersHorizontal size={14} /> {copy.change}
            </Button>
          }
        />
      )}
      <div className="flex min-w-0 flex-col gap-4">
        <div ref={results} className="-mb-4 scroll-mt-16 scroll-mb-64" />
        {busy && (
          <Panel
            title={copy.writing}
            actions={
              <Button
                size="small"
                disabled={state.status === 'working' && state.cancelling}
                onClick={cancel}
              >
                {copy.stop}
              </Button>
            }
          >
            <WorkProgress state={state} />
            <LiveDraft text={lastDraft} />
          </Panel>
        )}
        {state.status === 'cancelled' && lastDraft !== '' && (
          <Panel title={copy.stop} note={copy.stopped}>
            <LiveDraft text={lastDraft} />
          </Panel>
        )}
        {state.status === 'failed' && (
          <Failure
            error={state.error}
            onRetry={() => writeBy('model')}
            onAutomatic={() => writeBy('automatic')}
          />
        )}
        {!busy && draft && (
          <Result
            session={session}
            draft={draft}
            onDraft={keep}
            onPrevious={onPrevious}
            onAgain={() => writeBy(draft.writer)}
          />
        )}
        {!busy && shown && (
          <InReport
            session={session.session_id}
            subject={shown}
            draft={draft ? textOf(draft) : null}
          />
        )}
        {!busy && !draft && isComplete(target) && (
          <SaidByData sessionId={session.session_id} target={target} />
        )}
        {!busy && !shown && form.chapter === '' && state.status === 'idle' && (
          <ChapterChoice onChoose={(chapter) => change({ chapter })} />
        )}
        {!busy && !shown && form.chapter !== '' && problem && state.status === 'idle' && (
          <Panel>
            <EmptyState title={errorSentence(problem)}>{copy.emptyBody}</EmptyState>
          </Panel>
        )}
      </div>
      {isPreviewing && (
        <PreviewDialog
          sessionId={session.session_id}
          target={target}
          onClose={() => setPreviewing(false)}
        />
      )}
    </div>
  );
}

/** The workbook of the chosen chapter, if it has one. */
const workbookOf = ({ chapter, indicator }: DraftForm) =>
  chapter === 'bab_2'
    ? ({ bab: 2, indicator } as const)
    : chapter === 'bab_3'
      ? ({ bab: 3 } as const)
      : null;

/** Why there is no draft, with a button to write it without a model. */
function Failure({
  error,
  onRetry,
  onAutomatic,
}: {
  error: Error;
  onRetry: () => void;
  onAutomatic: () => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      <ErrorNotice error={error} title={copy.failed} onRetry={onRetry} />
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-4 py-3">
        <p className="min-w-0 flex-1 text-muted">{copy.fallback}</p>
        <Button onClick={onAutomatic}>{copy.automatic}</Button>
      </div>
    </div>
  );
}
