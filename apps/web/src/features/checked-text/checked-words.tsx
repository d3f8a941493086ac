import type { Check } from '@lqc/contracts';
import { checkSentence } from '@lqc/phrases';
import type { ReactNode } from 'react';
import { CHECK_LOOKS, WORTH_SAYING } from './check-look';
import { Verdict } from './verdict';

interface CheckedWordsProps {
  readonly check: Check;
  /** Whether the words end here; bold ones in between break them into parts. */
  readonly isEnd: boolean;
  readonly children: ReactNode;
}

/** Checked words of a text, marked by the result; where they need attention it is read out after them. */
export function CheckedWords({ check, isEnd, children }: CheckedWordsProps) {
  const said = checkSentence(check);
  return (
    <span className={CHECK_LOOKS[check.status]} title={said}>
      {children}
      {isEnd && WORTH_SAYING.has(check.status) && <Verdict>{said}</Verdict>}
    </span>
  );
}
