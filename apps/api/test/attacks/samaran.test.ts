import { LLM_DEFAULTS } from '@lqc/contracts';
import type { Client } from '../support/client.js';
import { storeSession } from '../support/stored-sessions.js';
import { gateway, withGateway } from '../support/with-gateway.js';

let staff: Client;
let session: string;
withGateway(async () => {
  staff = await gateway.signedIn('staff');
  session = await storeSession(gateway, staff);
});

const ask = (how: { samaran: boolean; writer?: 'model' | 'automatic' }, chapter = 'bab_4') =>
  staff.send(chapter === 'bab_4' ? 'summaryBab4' : 'summary', {
    params: { session },
    body: {
      chapter,
      ...(chapter === 'bab_4'
        ? { analysis_type: 'profil_kontak' }
        : { analysis_type: 'indikator_utama', indicator_type: 'domestik' }),
      quarter_now: 'Triwulan II 2025',
      quarter_before: 'Triwulan I 2025',
      ...how,
    },
    headers: { prefer: 'respond-async' },
  });
const rows = async () =>
  (
    await (await gateway.admin()).call('auditEvents', { query: { action: 'send-names' } })
  ).events.map(({ actor, outcome, code, object_id: id }) => ({ actor, outcome, code, id }));

test.each(['bab_4', 'bab_2'])(
  'names go to the model only where an admin allowed it, and each time is written down (%s)',
  async (chapter) => {
    const before = (await rows()).length;
    const admin = await gateway.admin();
    await admin.call('saveLlmConfig', { body: LLM_DEFAULTS });
    const refused = await ask({ samaran: false }, chapter);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'SAMARAN_REQUIRED' });
    await admin.call('saveLlmConfig', { body: { ...LLM_DEFAULTS, names_may_go: true } });
    expect((await ask({ samaran: false }, chapter)).status).toBe(202);
    const row = { actor: staff.username, id: session };
    expect((await rows()).slice(0, (await rows()).length - before)).toEqual([
      { ...row, outcome: 'accepted', code: null },
      { ...row, outcome: 'refused', code: 'SAMARAN_REQUIRED' },
    ]);
  },
);

test('with Mode samaran, or without a model, nothing is refused or written down', async () => {
  await (await gateway.admin()).call('saveLlmConfig', { body: LLM_DEFAULTS });
  const before = (await rows()).length;
  expect((await ask({ samaran: true })).status).toBe(202);
  expect((await ask({ samaran: false, writer: 'automatic' })).status).toBe(202);
  expect(await rows()).toHaveLength(before);
});
