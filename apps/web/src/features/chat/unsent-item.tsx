import { chatPhrases } from '@lqc/phrases';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../components/button';
import { copy } from './copy';
import { Question } from './message-item';
import { ReplyText } from './reply-text';
import type { Unsent } from './use-unsent';

const nowhere = () => {};

/** A question without a reply, unless it is being sent with the reason and a button to ask it again. */
export function UnsentItem({
  unsent: { messages },
  isBeingSent,
  busy,
  onAgain,
}: {
  unsent: Unsent;
  isBeingSent: boolean;
  busy: boolean;
  onAgain: () => void;
}) {
  return messages.map((message) =>
    message.role === 'user' ? (
      <Question key={message.id} message={message} />
    ) : isBeingSent ? null : (
      <li key={message.id} className="mr-4 self-start border-l-2 border-danger pl-3">
        <ReplyText message={message} onContact={nowhere} />
        <Button variant="tool" className="-ml-2" disabled={busy} onClick={onAgain}>
          <RotateCcw size={12} /> {copy.tryAgain}
        </Button>
      </li>
    ),
  );
}

/** The warning after two failures in a row. */
export function Trouble({ of }: { of: 'modelTrouble' | 'lineTrouble' }) {
  return (
    <li className="mr-4 self-start border-l-2 border-danger pl-3">
      <p className="font-semibold">{chatPhrases.troubleTitle}</p>
      <p>{chatPhrases[of].advice}</p>
    </li>
  );
}
