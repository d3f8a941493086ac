import { plainWords, type Report, type ReportSection, type SectionComment } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { Awaited, EmptyState, ErrorNotice } from '../../components/states';
import { announce } from '../../lib/announce';
import { dateTime } from '../../lib/format';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { closeComment, comment, commentsOf, rereadReport } from './api';
import { copy } from './copy';
import type { ChosenStatement } from './editor/mark-status';
import { TextForm } from './text-form';

interface RemarksProps {
  readonly report: Report;
  readonly section: ReportSection;
  readonly chosen: ChosenStatement | null;
  readonly onSentence: (sentence: string) => void;
}

/** Comments on the sentences of a section, with forms to write, reply and close. */
export function Remarks({ report, section, chosen, onSentence }: RemarksProps) {
  const query = commentsOf(report.id, section);
  const asked = useQuery(query);
  const { data: comments } = asked;
  const queries = useQueryClient();
  const refresh = (answer: { comments: SectionComment[] }) => {
    // A reading that is under way would take it back.
    void queries.cancelQueries({ queryKey: query.queryKey });
    queries.setQueryData(query.queryKey, answer.comments);
    void rereadReport(queries, report.id);
  };
  const write = useMutation({
    mutationFn: (body: { sentence: string; text: string; answers?: string }) =>
      comment(report.id, section.id, body),
    onSuccess: (answer, { answers }) => {
      refresh(answer);
      announce(answers ? copy.remarks.answered : copy.remarks.sent);
    },
  });
  const close = useMutation({
    mutationFn: (id: string) => closeComment(report.id, section.id, id),
    onSuccess: (answer) => {
      refresh(answer);
      announce(copy.remarks.isClosed);
    },
  });
  const sentence = sentenceOf(section, chosen);
  const open = comments?.filter((one) => one.closed_at === null) ?? [];
  const closed = comments?.filter((one) => one.closed_at !== null) ?? [];
  const failure = write.error ?? close.error;
  const one = (remark: SectionComment) => (
    <Remark
      key={remark.id}
      remark={remark}
      isGone={!section.text.includes(remark.sentence)}
      onSentence={onSentence}
    >
      {remark.closed_at === null && (
        <div className="mt-2 flex flex-col gap-2">
          <Writing
            name={`answer ${remark.id}`}
            label={copy.remarks.answerLabel}
            action={copy.remarks.answer}
            busy={write.isPending}
            onSend={(text) =>
              write.mutateAsync({ sentence: remark.sentence, text, answers: remark.id })
            }
          >
            <Button
              variant="tool"
              disabled={close.isPending}
              onClick={() => close.mutate(remark.id)}
            >
              {copy.remarks.close}
            </Button>
          </Writing>
        </div>
      )}
    </Remark>
  );
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{copy.side.comments}</h2>
      {sentence && (
        <section>
          <blockquote className="mb-2 border-l-[3px] border-gold pl-2.5 text-sm">
            {plainWords(sentence)}
          </blockquote>
          <Writing
            key={sentence}
            name={`comment ${section.id} ${sentence}`}
            isOpen
            label={copy.remarks.write}
            action={copy.remarks.send}
            busy={write.isPending}
            onSend={(text) => write.mutateAsync({ sentence, text })}
          />
        </section>
      )}
      <ErrorNotice error={failure} />
      <Awaited of={asked} rows={3} />
      {comments && open.length === 0 && !sentence && (
        <EmptyState title={copy.remarks.none}>{copy.remarks.noneBody}</EmptyState>
      )}
      {open.length > 0 && <ul className="space-y-4 border-t border-line pt-4">{open.map(one)}</ul>}
      {closed.length > 0 && (
        <Disclosure summary={copy.remarks.closed(closed.length)}>
          <ul className="space-y-4">{closed.map(one)}</ul>
        </Disclosure>
      )}
    </div>
  );
}

/** The text of the chosen sentence in the saved version, by which comments refer to it. */
const sentenceOf = ({ statements, text }: ReportSection, chosen: ChosenStatement | null) => {
  const statement = chosen && statements[chosen.statement];
  return statement ? text.slice(statement.start, statement.end) : null;
};

function Remark({
  remark,
  isGone,
  onSentence,
  children,
}: {
  remark: SectionComment;
  isGone: boolean;
  onSentence: (sentence: string) => void;
  children: ReactNode;
}) {
  return (
    <li className="text-sm">
      {isGone ? (
        <p className="border-l-[3px] border-line pl-2.5 text-muted">
          <s>{plainWords(remark.sentence)}</s> {copy.remarks.gone}
        </p>
      ) : (
        <button
          type="button"
          onClick={() => onSentence(remark.sentence)}
          className="block w-full border-l-[3px] border-gold pl-2.5 text-left text-muted hover:text-ink max-lg:min-h-11"
        >
          {plainWords(remark.sentence)}
        </button>
      )}
      <Said {...remark} />
      {remark.answers.map((answer) => (
        <div key={answer.at + answer.by} className="ml-3 border-l border-line pl-3">
          <Said {...answer} />
        </div>
      ))}
      {remark.closed_by && remark.closed_at && (
        <p className="mt-1 text-xs text-muted">
          {copy.remarks.closedBy(remark.closed_by, dateTime(remark.closed_at))}
        </p>
      )}
      {children}
    </li>
  );
}

const Said = ({ by, at, text }: { by: string; at: string; text: string }) => (
  <div className="mt-2">
    <p className="text-xs text-muted">
      <b className="font-semibold text-ink">{by}</b> · {dateTime(at)}
    </p>
    <p className="whitespace-pre-line">{text}</p>
  </div>
);

/** The input of a comment or reply, collapsed until it is opened. */
function Writing({
  name,
  label,
  action,
  busy,
  isOpen = false,
  onSend,
  children,
}: {
  /** Under which name what is typed is kept until it is sent. */
  name: string;
  label: string;
  action: string;
  busy: boolean;
  isOpen?: boolean;
  onSend: (text: string) => Promise<unknown>;
  children?: ReactNode;
}) {
  const empty = isOpen ? '' : null;
  const [text, setText, settle] = useSavedDraft<string | null>(name, empty);
  if (text === null)
    return (
      <div className="flex flex-wrap gap-1">
        <Button size="small" onClick={() => setText('')}>
          {action}
        </Button>
        {children}
      </div>
    );
  return (
    <TextForm
      label={label}
      value={text}
      onChange={setText}
      submit={action}
      isHeld={busy}
      // An error is shown beside the list, and the typed text stays.
      onSend={(sent) => {
        onSend(sent).then(
          () => settle(empty),
          () => {},
        );
      }}
    >
      {children}
    </TextForm>
  );
}
