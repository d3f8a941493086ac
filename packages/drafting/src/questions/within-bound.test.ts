import { MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';
import { withinBound } from './within-bound.js';

test.each(['Kontak K12', '[K12, K3]'])(
  'an answer is not cut within %s, which would name another contact',
  (name) => {
    const before = 'a '.repeat((MODEL_ANSWER_MAX_LENGTH - name.length + 1) / 2);
    expect(withinBound(`${before}${name} dan lainnya`).slice(-20)).toBe(before.slice(-20));
    expect(withinBound(name)).toBe(name);
  },
);
