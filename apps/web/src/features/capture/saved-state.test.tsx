import { screen } from '@testing-library/react';
import { renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { sending } from './device/sender';
import { NetworkBar } from './saved-state';

test.each([
  [true, null],
  [false, copy.unpromised],
])(
  'without a network it is said whether the browser promises to keep what is written: %s',
  async (isPromised, sentence) => {
    Object.assign(navigator, { storage: { persisted: async () => isPromised } });
    sending.setState({ isOnline: false });
    renderInProduct(<NetworkBar />);
    await screen.findByText([copy.offline, sentence].filter(Boolean).join(' '));
    Reflect.deleteProperty(navigator, 'storage');
    sending.setState({ isOnline: true });
  },
);
