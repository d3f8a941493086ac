import type { Check, Evidence, Statement } from '@lqc/contracts';
import { cx } from '../../lib/cx';
import { pressedBy } from '../../lib/pressed-by';
import { UNCHECKED_LOOK } from './check-look';
import { CheckedWords } from './checked-words';
import { copy } from './copy';
import { paragraphsOf, type Segment } from './text-segments';
import { Verdict } from './verdict';

interface MarkedTextProps {
  readonly summary: string;
  readonly checks: readonly Check[];
  readonly evidence: readonly Evidence[];
  /** Those that were not wholly checked are underlined. */
  readonly statements: readonly Statement[];
  /** Index of the sentence whose contacts are shown. */
  readonly chosen?: number | null;
  readonly onChoose?: (sentence: number) => void;
  /** Told when a sentence is pressed, also one that the pointer has chosen already. */
  readonly onPress?: (sentence: number) => void;
}

/** A draft with its checked words marked; clicking a sentence shows the contacts behind it. */
export function MarkedText({
  summary,
  checks,
  evidence,
  statements,
  chosen,
  onChoose,
  onPress,
}: MarkedTextProps) {
  const isUnchecked = (index: number) =>
    statements.some(
      ({ start, status }) => status === 'unchecked' && start === evidence[index]?.start,
    );
  return (
    <div className="max-w-[72ch] space-y-3 text-base leading-6">
      {paragraphsOf(summary, checks, evidence).map((sentences, paragraph) => (
        // oxlint-disable-next-line react/no-array-index-key -- a finished text never moves
        <p key={paragraph}>
          {sentences.map(({ index, segments }, at) =>
            index === -1 || !onChoose ? (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <span key={at} className={cx(isUnchecked(index) && UNCHECKED_LOOK)}>
                <Segments segments={segments} isUnchecked={isUnchecked(index)} />
              </span>
            ) : (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- as above
                key={at}
                role="button"
                tabIndex={0}
                aria-pressed={index === chosen}
                onMouseEnter={() => onChoose(index)}
                {...pressedBy(() => {
                  onChoose(index);
                  onPress?.(index);
                })}
                className={cx(
                  'cursor-pointer rounded-sm decoration-clone',
                  index === chosen && 'bg-sunken',
                  isUnchecked(index) && UNCHECKED_LOOK,
                )}
              >
                <Segments segments={segments} isUnchecked={isUnchecked(index)} />
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

function Segments({
  segments,
  isUnchecked,
}: {
  segments: readonly Segment[];
  isUnchecked: boolean;
}) {
  return (
    <>
      {segments.map(({ text, bold, check }, at) => {
        const body = bold ? <strong>{text}</strong> : text;
        if (!check) {
          // oxlint-disable-next-line react/no-array-index-key -- a finished text never moves
          return <span key={at}>{body}</span>;
        }
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a finished text never moves
          <CheckedWords key={at} check={check} isEnd={segments[at + 1]?.check !== check}>
            {body}
          </CheckedWords>
        );
      })}
      {isUnchecked && <Verdict>{copy.mark.unchecked}</Verdict>}
    </>
  );
}
