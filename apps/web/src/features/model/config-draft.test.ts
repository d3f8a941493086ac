import { LLM_DEFAULTS } from '@lqc/contracts';
import { configOf, draftOf, isDirty, outOfRange } from './config-draft';

const draft = draftOf(LLM_DEFAULTS);

describe('the configuration as typed', () => {
  it('is dirty when it differs from what was loaded, and clean again when typed back', () => {
    expect(isDirty(draft, LLM_DEFAULTS)).toBe(false);
    const changed = { ...draft, xai_timeout: '130' };
    expect(isDirty(changed, LLM_DEFAULTS)).toBe(true);
    expect(isDirty({ ...changed, xai_timeout: '120' }, LLM_DEFAULTS)).toBe(false);
    expect(configOf(draft)).toEqual(LLM_DEFAULTS);
  });

  it.each(['', '999', '80001', '4000.5', 'x'])('holds back %j as a number of tokens', (typed) => {
    expect(outOfRange({ ...draft, xai_max_tokens: typed })).toEqual(['xai_max_tokens']);
  });
});
