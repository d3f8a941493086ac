import { MessagesSquare } from 'lucide-react';
import { Button } from '../../components/button';
import { copy } from './copy';
import { chatOpening, useChatOpening } from './opening';

/** Opens the assistant beside the page, and closes it again; a laptop's bar has room for its sign alone. */
export function ChatButton() {
  const { isOpen } = useChatOpening();
  return (
    <Button
      aria-pressed={isOpen}
      title={copy.open}
      className="px-2.5 max-lg:border-transparent"
      onClick={() => (isOpen ? chatOpening.close() : chatOpening.open())}
    >
      <MessagesSquare size={16} />
      <span className="max-2xl:sr-only">{copy.open}</span>
    </Button>
  );
}
