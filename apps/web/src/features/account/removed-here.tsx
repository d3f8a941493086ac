import { deviceDrafts } from '../../lib/device-drafts';
import { savedDrafts } from '../../lib/saved-drafts';
import { useUser } from '../../lib/sign-in-store';
import { unsaved } from '../../lib/unsaved';
import { TYPED_QUESTION } from '../chat/typed-question';
import { copy } from './copy';

/** What of a person's unsent words is removed from this browser with the sign-in, a sentence each. */
export function RemovedHere() {
  const { username } = useUser();
  // Of sections that are not open no component tells.
  const kept = deviceDrafts.has(username) ? [copy.signOutRemoves] : [];
  // The assistant may be closed over a question.
  const isAsking = savedDrafts.read<string>(TYPED_QUESTION)?.trim();
  const question = isAsking ? [copy.signOutQuestion] : [];
  return [...unsaved(), ...kept, ...question].map((sentence) => (
    <p key={sentence} className="mb-2 font-medium text-danger">
      {sentence}
    </p>
  ));
}
