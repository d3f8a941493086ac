import { withDevice } from '../../../testing/with-device';
import { makeVault, openVault } from './vault';

afterEach(withDevice());

test('a passphrase is derived by as many rounds as OWASP asks for, and another one opens nothing', async () => {
  const derived = jest.spyOn(crypto.subtle, 'deriveKey');
  const { record, vault } = await makeVault('frasa sandi', null);
  const sealed = await vault.seal('kata kontak', 'catatan');
  const opened = await openVault(record, 'frasa sandi');
  expect(await opened!.open(sealed, 'catatan')).toBe('kata kontak');
  expect(await openVault(record, 'bukan frasa itu')).toBeNull();
  const rounds = derived.mock.calls.map(([how]) => (how as Pbkdf2Params).iterations);
  expect(rounds).toEqual([600_000, 600_000, 600_000]);
});
