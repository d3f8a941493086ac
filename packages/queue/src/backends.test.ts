import { refusalIn } from './backends.js';

test.each([
  ['WRONGPASS invalid username-password pair or user is disabled.', 'WRONGPASS'],
  ['NOAUTH Authentication required.', 'NOAUTH'],
  ['ERR invalid password', 'ERR'],
  ['ERR AUTH <password> called without any password configured for the default user.', 'ERR'],
  ['ERR Client sent AUTH, but no password is set', 'ERR'],
  ['ERR max number of clients reached', null],
  ['LOADING Redis is loading the dataset in memory', null],
])('of Redis, the answer "%s" is the refusal %s', (message, refusal) => {
  expect(refusalIn(new Error(message))).toBe(refusal);
});

test.each([
  ['ENOTFOUND', 'ENOTFOUND'],
  ['EAI_AGAIN', null],
  ['ECONNREFUSED', null],
])('of the network, %s is the refusal %s', (code, refusal) => {
  expect(refusalIn(Object.assign(new Error('getaddrinfo'), { code }))).toBe(refusal);
});
