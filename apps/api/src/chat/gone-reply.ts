import type { ConversationKey, Database } from '@lqc/database';

/** Why a reply that was being written is there no longer: its analysis was deleted, or its conversation cleared. */
export async function goneReply(
  { sessions }: Pick<Database, 'sessions'>,
  { sessionId }: ConversationKey,
): Promise<'ANALYSIS_NOT_FOUND' | 'CHAT_MESSAGE_NOT_FOUND'> {
  return (await sessions.outline(sessionId)) ? 'CHAT_MESSAGE_NOT_FOUND' : 'ANALYSIS_NOT_FOUND';
}
