import { type Citation, indicatorKeyOf, INDICATORS, type ReportSection } from '@lqc/contracts';
import { MessagesSquare } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '../../components/button';
import { LatePart } from '../../components/late-part';
import { chatOpening, useChatOpening } from '../chat/opening';
import type { Behind } from './behind-figure';
import { copy } from './copy';

const ChatWindow = lazy(async () => ({
  default: (await import('../chat/chat-window')).ChatWindow,
}));

export function ReportChatButton() {
  const { isOpen } = useChatOpening();
  return (
    <Button
      aria-pressed={isOpen}
      className="px-2.5"
      onClick={() => (isOpen ? chatOpening.close() : chatOpening.open())}
    >
      <MessagesSquare size={16} aria-hidden />
      <span className="sr-only">{copy.chat}</span>
    </Button>
  );
}

interface ReportChatProps {
  readonly sessionId: string;
  readonly section: ReportSection;
  readonly onBehind: (behind: Behind) => void;
}

/** The assistant beside a report, when it is open; its citations lead to the contacts. */
export function ReportChat({ sessionId, section, onBehind }: ReportChatProps) {
  const { isOpen } = useChatOpening();
  if (!isOpen) return null;
  return (
    <LatePart onBroken={chatOpening.close}>
      <ChatWindow
        key={sessionId}
        sessionId={sessionId}
        indicator={indicatorKeyOf(section.target)}
        onContact={(citation) => {
          const indicator = indicatorOf(citation);
          const { quarter, contact_id: contact } = citation;
          if (indicator) onBehind({ indicator, quarter, contact });
        }}
      />
    </LatePart>
  );
}

/** Answers name an indicator by its key or by its label. */
const indicatorOf = ({ indicator }: Citation) =>
  indicatorKeyOf(indicator) ?? INDICATORS.find(({ label }) => label === indicator)?.key;
