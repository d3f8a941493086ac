import { signInStore } from '../../lib/sign-in-store';
import { signIn } from '../../testing/in-product';
import { chatOpening, useChatOpening } from './opening';

beforeEach(() => signInStore.leave());
afterEach(() => signInStore.leave());

test('the assistant stays open over a sign-in that expired, and is closed and about nothing for another person', () => {
  signIn();
  const about = { title: 'Draf Rani', summary: 'Permintaan naik.' };
  chatOpening.open(about);
  signInStore.clear();
  signIn();
  expect(useChatOpening.getState()).toEqual({ isOpen: true, about });
  signInStore.clear();
  signIn({ username: 'budi' });
  expect(useChatOpening.getState()).toEqual({ isOpen: false, about: null });
});
