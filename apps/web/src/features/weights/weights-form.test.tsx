import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECTORS, type SectorWeights } from '@lqc/contracts';
import { unsaved } from '../../lib/unsaved';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { copy } from './copy';
import { WeightsForm } from './weights-form';

const aSet = (source: string): SectorWeights => ({
  as_of: '2025-01-01',
  source,
  weights: [{ sector: SECTORS[0]!.name, weight: 1 }],
});

test('a set that came into force meanwhile is no input of the person, who keeps what they typed', async () => {
  signIn({ role: 'admin', is_admin: true });
  answering({});
  const { show } = renderInProduct(<WeightsForm inForce={aSet('BPS satu')} />);
  const source = await screen.findByLabelText<HTMLInputElement>(copy.source);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: copy.save });
  show(<WeightsForm inForce={aSet('BPS dua')} />);
  expect([source.value, save.disabled, unsaved()]).toEqual(['BPS dua', true, []]);
  await userEvent.type(source, ', revisi');
  show(<WeightsForm inForce={aSet('BPS tiga')} />);
  expect([source.value, unsaved()]).toEqual(['BPS dua, revisi', [copy.unsaved]]);
  await userEvent.click(screen.getByRole('button', { name: copy.discard }));
  expect([source.value, unsaved()]).toEqual(['BPS tiga', []]);
});
