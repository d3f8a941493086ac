import { makeVault, openForOffice, openVault } from './vault';

test('a device that was set up before the office had a key is opened by it afterwards, and by its passphrase as before', async () => {
  const { record, vault } = await makeVault('frasa sandi uji', null);
  const sealed = await vault.seal('Kata kontak.', 'catatan');
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 2048,
      publicExponent: Uint8Array.of(1, 0, 1),
      hash: 'SHA-256',
    },
    true,
    ['encrypt', 'decrypt'],
  );
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey));
  const shared = await openForOffice(record, 'frasa sandi uji', spki.toString('base64'));
  const raw = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, shared.forOffice!);
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const algorithm = {
    name: 'AES-GCM',
    iv: sealed.iv,
    additionalData: new TextEncoder().encode('catatan'),
  };
  const plain = await crypto.subtle.decrypt(algorithm, key, sealed.box);
  expect(JSON.parse(new TextDecoder().decode(plain))).toBe('Kata kontak.');
  const opened = await openVault(shared, 'frasa sandi uji');
  expect(await opened!.open(sealed, 'catatan')).toBe('Kata kontak.');
  await expect(openForOffice(record, 'frasa lain', '')).rejects.toThrow();
});
