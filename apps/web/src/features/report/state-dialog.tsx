import {
  plainWords,
  redStatements,
  type Report,
  type ReportSection,
  type ReportState,
} from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { TextArea } from '../../components/text-area';
import { useUser } from '../../lib/sign-in-store';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { rereadReport, setReportState, showReport } from './api';
import { copy } from './copy';
import { ambersOf, includedOf, isOutstanding, isUnfilled, numberedTitle } from './outline-order';
import { knownVersion } from './typed-text';
import { storeTexts } from './unsent-texts';

interface StateDialogProps {
  readonly report: Report;
  readonly to: ReportState;
  readonly onClose: () => void;
  readonly onStatement: (section: string, statement: number) => void;
}

/**
 * Changes a report's state. Contradicted sentences must be corrected or explained before approval.
 */
export function StateDialog({ report, to, onClose, onStatement }: StateDialogProps) {
  const queries = useQueryClient();
  const { username } = useUser();
  const [opened] = useState(report);
  const [reason, setReason, settle] = useSavedDraft(`reason ${report.id} ${to}`, '');
  const move = useMutation({
    mutationFn: async () => {
      if (to === 'draf') return setReportState(report.id, { state: to });
      // A text that is stored after it would return the report to a draft.
      await storeTexts(report);
      return setReportState(report.id, {
        state: to,
        ...(reason.trim() && {
          reason: reason.trim(),
          reasoned: reds.map(({ red }) => red),
        }),
        seen: {
          session_id: report.session_id,
          sections: sections.map((one) => ({ id: one.id, version: knownVersion(one) })),
        },
      });
    },
    onSuccess: (moved) => {
      settle('');
      showReport(queries, moved);
      toast(copy.review.changed(copy.states[moved.state]));
      onClose();
    },
    // The report may have changed since it was fetched.
    onError: () => rereadReport(queries, report.id),
  });
  const sections = includedOf(report);
  const reds = sections.flatMap((section) =>
    redStatements(section).map((red) => ({ section, red })),
  );
  const hasRed = reds.length > 0 && to !== 'draf';
  const isBlocked = hasRed && to !== 'ditelaah';
  const changed = sections.filter(({ id, version }) => {
    const was = opened.sections.find((one) => one.id === id);
    return !was || version > knownVersion(was);
  });
  const edited = sections.flatMap((section) =>
    section.holder && section.holder.username !== username
      ? [copy.review.editing(section.holder.username, numberedTitle(report, section))]
      : [],
  );
  const count = (of: (section: (typeof sections)[number]) => number) =>
    sections.reduce((sum, section) => sum + of(section), 0);
  const empty = count((section) => Number(isOutstanding(section)));
  const comments = count((section) => section.open_comments);
  const ambers = count((section) => ambersOf(section).length);
  return (
    <Dialog wide={hasRed} title={copy.review.confirmTitle[to]} onClose={onClose}>
      <Form className="mt-2 flex flex-col gap-3" onSend={() => move.mutate()}>
        <p className="text-muted">{copy.review.confirmBody[to]}</p>
        {hasRed && (
          <section className="rounded-md border border-danger p-3">
            <h3 className="font-semibold text-danger">{copy.review.redTitle(reds.length)}</h3>
            <p className="text-sm">{isBlocked ? copy.review.redBody : copy.review.redToReview}</p>
            <ul className="my-2 max-h-64 divide-y divide-line overflow-y-auto">
              {reds.map(({ section, red }) => {
                const statement = statementOf(section, red.text);
                const title = numberedTitle(report, section);
                return (
                  <li key={`${section.id} ${red.start}`} className="text-sm">
                    {/* Of a very long text the last sentences are not marked. */}
                    {statement === -1 ? (
                      <p className="py-2">
                        <span className="block font-medium">{title}</span>
                        {plainWords(red.text)}
                      </p>
                    ) : (
                      <button
                        type="button"
                        className="group block w-full py-2 text-left max-md:min-h-11"
                        onClick={() => {
                          onClose();
                          onStatement(section.id, statement);
                        }}
                      >
                        <span className="block font-medium text-accent group-hover:underline">
                          {title}
                        </span>
                        {plainWords(red.text)}
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
            {isBlocked && (
              <TextArea
                label={copy.review.redReason}
                hint={copy.basis.reasonHint}
                value={reason}
                onChange={setReason}
              />
            )}
          </section>
        )}
        {to !== 'draf' && (
          <ul className="list-disc pl-5 text-sm empty:hidden">
            {changed.map((section) => (
              <li key={section.id} className="font-semibold text-warn">
                {copy.review.changedSince(numberedTitle(report, section))}
              </li>
            ))}
            {edited.map((words) => (
              <li key={words}>{words}</li>
            ))}
            {sections.filter(isUnfilled).map((section) => (
              <li key={section.id}>{copy.review.unfilled(numberedTitle(report, section))}</li>
            ))}
            {empty > 0 && <li>{copy.review.empty(empty)}</li>}
            {comments > 0 && <li>{copy.review.comments(comments)}</li>}
            {ambers > 0 && <li>{copy.review.ambers(ambers)}</li>}
          </ul>
        )}
        <ErrorNotice error={move.error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={move.isPending || (isBlocked && reason.trim() === '')}
          >
            {isBlocked ? copy.review.withReason : copy.review.to[to]}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Where a sentence is among the checked ones of its section; -1 for one that a long text leaves out. */
const statementOf = ({ statements, text }: ReportSection, sentence: string): number =>
  statements.findIndex(({ start, end }) => text.slice(start, end) === sentence);
