import type { Draft } from './api';
import { keptDraft, type LlmResult, writeLlmResult } from './llm-results';

const result = (indicator: string, session: string): LlmResult => ({
  id: indicator,
  indicator,
  quarter_now: 'Triwulan II 2025',
  quarter_before: null,
  avg_now: 3,
  avg_before: null,
  summary: `Tentang ${indicator}.`,
  created_at: '2026-01-01T00:00:00.000Z',
  session_id: session,
  draft: { summary: `Tentang ${indicator}.` } as Draft,
});

beforeEach(() => localStorage.clear());

test("a draft survives its tab: an analysis's latest is read back by another", () => {
  writeLlmResult(result('Harga Jual', 's-1'));
  writeLlmResult(result('Investasi', 's-1'));
  writeLlmResult(result('Persediaan', 's-2'));
  expect(keptDraft('s-1')?.summary).toBe('Tentang Investasi.');
  expect(keptDraft('s-3')).toBeNull();
});

test('a full browser keeps what takes least, and nothing breaks', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (value.includes('"draft"')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  writeLlmResult(result('Harga Jual', 's-1'));
  Storage.prototype.setItem = setItem;
  expect(localStorage.getItem('llmResults')).toContain('Tentang Harga Jual.');
  expect(keptDraft('s-1')).toBeNull();
});
