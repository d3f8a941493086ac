import { screen } from '@testing-library/react';
import { writeStored } from '../../lib/browser-store';
import { aSession } from '../../testing/a-session';
import { renderInProduct } from '../../testing/in-product';
import { textOf } from './api';
import { useDraft } from './use-draft';

test('a draft that a version before this one left in the browser has what its readers ask for', async () => {
  const session = aSession();
  writeStored('llmResults', [{ session_id: session.session_id, draft: { summary: 'Naik.' } }]);
  const Shown = () => {
    const { draft } = useDraft(session);
    return draft && JSON.stringify([textOf(draft), draft.statements, draft.checks, draft.counts]);
  };
  renderInProduct(<Shown />);
  await screen.findByText('[{"text":"Naik.","bound":[]},[],[],null]');
});
