import { isActive } from './company-status.js';

test.each(['Tidak Aktif', 'non-aktif', 'NONAKTIF', 'Tutup sementara', 'pailit 2024', 'tdk aktif'])(
  'a company whose status is "%s" is not to be visited',
  (status) => {
    expect(isActive(status)).toBe(false);
  },
);

test.each([null, 'Aktif', 'aktif kembali', '1'])('one whose status is "%s" may be', (status) => {
  expect(isActive(status)).toBe(true);
});
