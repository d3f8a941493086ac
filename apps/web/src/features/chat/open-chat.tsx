import { type Citation, type IndicatorKey, indicatorNamed } from '@lqc/contracts';
import { late, LatePart } from '../../components/late-part';
import { chatOpening, useChatOpening } from './opening';

const ChatWindow = late(() => import('./chat-window'), 'ChatWindow');

interface OpenChatProps {
  readonly sessionId: string;
  /** Key of the indicator that the user is looking at. */
  readonly indicator: IndicatorKey | undefined;
  /** Shows the contact that an answer cites, among those of the indicator. */
  readonly onContact: (citation: Citation & { readonly indicator: IndicatorKey }) => void;
}

/** The assistant beside a page, when it is open; its citations lead to the contacts. */
export function OpenChat({ sessionId, indicator, onContact }: OpenChatProps) {
  const { isOpen } = useChatOpening();
  if (!isOpen) return null;
  return (
    <LatePart onBroken={chatOpening.close}>
      <ChatWindow
        key={sessionId}
        sessionId={sessionId}
        indicator={indicator}
        onContact={(citation) => {
          // Answers name an indicator by its key or by its label.
          const key = indicatorNamed(citation.indicator);
          if (key) onContact({ ...citation, indicator: key });
        }}
      />
    </LatePart>
  );
}
