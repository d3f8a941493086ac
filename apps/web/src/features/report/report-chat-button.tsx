import { MessagesSquare } from 'lucide-react';
import { Button } from '../../components/button';
import { chatOpening, useChatOpening } from '../chat/opening';
import { copy } from './copy';

/** Opens the assistant beside a report, and closes it again. */
export function ReportChatButton() {
  const { isOpen } = useChatOpening();
  return (
    <Button
      aria-pressed={isOpen}
      className="px-2.5"
      onClick={() => (isOpen ? chatOpening.close() : chatOpening.open())}
    >
      <MessagesSquare size={16} />
      <span className="sr-only">{copy.chat}</span>
    </Button>
  );
}
