import { LLM_DEFAULTS } from '@lqc/contracts';
import { changedOf, changesOf, outOfRange, shownOf } from './config-draft';

const draft = { typed: {}, basedOn: null };

describe('the configuration as typed', () => {
  it('has changes where it differs from what stands, and none when it is typed back', () => {
    expect(changedOf(draft, LLM_DEFAULTS)).toEqual([]);
    const changed = { ...draft, typed: { xai_timeout: '130' } };
    expect(changedOf(changed, LLM_DEFAULTS)).toEqual(['xai_timeout']);
    expect(changesOf(changed, LLM_DEFAULTS)).toEqual({ xai_timeout: 130 });
    expect(changedOf({ ...draft, typed: { xai_timeout: '120' } }, LLM_DEFAULTS)).toEqual([]);
  });

  it.each(['', '999', '80001', '4000.5', '1500', 'x'])(
    'holds back %j as a number of tokens',
    (typed) => {
      const shown = shownOf({ ...draft, typed: { xai_max_tokens: typed } }, LLM_DEFAULTS);
      expect(outOfRange(shown)).toEqual(['xai_max_tokens']);
    },
  );
});
