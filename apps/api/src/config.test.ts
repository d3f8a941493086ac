import { readConfig } from './config.js';

const DATABASE_URL = 'postgres://liaison:secret@localhost:5432/liaison';

test('only the database must be named; everything else has a careful default', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    adminUsername: 'admin',
    adminPassword: undefined,
    behindTls: false,
  });
});

test('a setting that is set but empty counts as not set', () => {
  expect(readConfig({ DATABASE_URL, PORT: '', ADMIN_PASSWORD: '' })).toMatchObject({ port: 3000 });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/liaison'],
  ['DATABASE_URL', 'a folder of mine'],
  ['MIGRATION_DATABASE_URL', 'mysql://localhost/liaison'],
  ['MIGRATION_DATABASE_URL', DATABASE_URL],
  ['REDIS_URL', 'localhost:6379'],
  ['ADMIN_USERNAME', 'a b'],
  ['ADMIN_PASSWORD', 'elevenchars'],
  ['JWT_SECRET', 'x'.repeat(31)],
  ['BEHIND_TLS', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s ends in one sentence that names it and does not repeat it', (name, value) => {
  const read = () => readConfig({ DATABASE_URL, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must [^.]+\\.$`.replace('[^.]+', '.+')));
  expect(read).not.toThrow(value);
});

test('without a database the start is refused', () => {
  expect(() => readConfig({})).toThrow(/^DATABASE_URL must be set/);
});
