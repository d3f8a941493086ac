import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { announce } from '../../lib/announce';
import { cx } from '../../lib/cx';
import { dateTime } from '../../lib/format';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { ReadAs } from '../checked-text/read-as';
import { explainRed, showSection } from './api';
import type { StatementBasisProps } from './basis-props';
import { expectedOf } from './basis-said';
import { copy } from './copy';
import type { MarkStatus } from './editor/mark-status';
import { TextForm } from './text-form';

const LOOKS: Record<MarkStatus, string> = {
  contradicted: 'border-danger bg-danger-tint',
  unchecked: 'border-warn bg-warn-tint',
  supported: 'border-line bg-ground',
  no_claim: 'border-line bg-ground',
  edited: 'border-line bg-ground',
};
const NOTES: Partial<Record<MarkStatus, string>> = {
  unchecked: copy.basis.uncheckedNote,
  supported: copy.basis.supportedNote,
  edited: copy.basis.editedNote,
};
const INKS: Partial<Record<MarkStatus, string>> = {
  contradicted: 'text-danger',
  unchecked: 'text-warn',
};

/**
 * The result of checking the sentence; for a contradicted one the data's figure, or why it stays.
 */
export function BasisVerdict(props: StatementBasisProps) {
  const { section, chosen, statement, isLocked } = props;
  const { status } = chosen;
  const sentence = section.text.slice(statement.start, statement.end);
  const standing = section.reasons.find(({ sentences }) => sentences.includes(sentence));
  const expected = expectedOf(statement);
  const isRed = status === 'contradicted';
  return (
    <div className="flex flex-col gap-3">
      <div className={cx('rounded-r-md border-l-[3px] px-3 py-2 text-sm', LOOKS[status])}>
        <p>
          <b className={cx('font-semibold', INKS[status])}>
            {isRed && `${copy.signs.contradicted} `}
            {status === 'unchecked' && `${copy.signs.unchecked} `}
            {copy.status[status]}.
          </b>{' '}
          {NOTES[status]}
        </p>
        {isRed && expected.length > 0 && (
          <ul className="mt-1 space-y-0.5">
            {expected.map((text) => (
              <li key={text}>
                <span className="text-muted">{copy.basis.data}:</span> {text}
              </li>
            ))}
          </ul>
        )}
        {status !== 'edited' && <ReadAs claims={statement.claims} />}
        {status !== 'edited' &&
          statement.advice.map((text) => (
            <p key={text} className="mt-1 text-muted">
              {text}
            </p>
          ))}
      </div>
      {isRed && standing && (
        <blockquote className="border-l-[3px] border-gold pl-3 text-sm">
          <p>{standing.reason}</p>
          <footer className="text-xs text-muted">
            {copy.basis.kept(standing.by, dateTime(standing.at))}
          </footer>
        </blockquote>
      )}
      {isRed && !standing && !isLocked && (
        <KeepWithReason key={sentence} {...props} sentence={sentence} />
      )}
    </div>
  );
}

/** *Biarkan, beri alasan*: stores a reason why the contradicted sentence stays. */
function KeepWithReason({ report, section, sentence }: StatementBasisProps & { sentence: string }) {
  const queries = useQueryClient();
  const name = `reason ${section.id} ${sentence}`;
  const [reason, setReason, settle] = useSavedDraft<string | null>(name, null);
  const keep = useMutation({
    mutationFn: (text: string) => explainRed(report.id, section.id, sentence, text),
    onSuccess: (changed) => {
      showSection(queries, report.id, changed);
      settle(null);
      announce(copy.basis.reasonSaved);
    },
  });
  if (reason === null)
    return (
      <Button size="small" className="self-start" onClick={() => setReason('')}>
        {copy.basis.keep}
      </Button>
    );
  return (
    <TextForm
      label={copy.basis.reason}
      hint={copy.basis.reasonHint}
      value={reason}
      onChange={setReason}
      submit={copy.basis.reasonSave}
      isHeld={keep.isPending}
      error={keep.error}
      onSend={(text) => keep.mutate(text)}
    >
      <Button size="small" onClick={() => settle(null)}>
        {copy.basis.cancel}
      </Button>
    </TextForm>
  );
}
