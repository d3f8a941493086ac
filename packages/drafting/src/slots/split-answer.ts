/** What a model thinks aloud before it answers. */
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
/** How an answer in claims begins, as a whole or at once with a sentence. */
const CLAIMS_BEGIN = /\{\s*"(?:sentences|text|starts_paragraph|claims|quotes)"/;
/** How JSON begins, also within the marks of a code block; prose begins otherwise. */
const JSON_BEGINS = /^\s*(?:```[a-z]{0,8}\s{0,4})?(?:\{|\[\s{0,4}\{)/;
/** Marks between prose and claims. */
const MARKS_BEFORE = /(?:```[a-z]{0,8}\s{0,4})?(?:\[\s{0,4})?$/;
/** An end that may become such marks, a thought or claims; it is shown once it is known. */
const UNFINISHED =
  /(?:<\/?[a-z]{0,8}|(?:`{1,3}(?:[a-z]{0,8}\s{0,4})?)?(?:\[\s{0,4})?(?:\{\s{0,8}(?:"[a-z_]{0,16}"?)?)?)$/i;

/** The two parts of a model's answer, either of which may be missing. */
export interface SplitAnswer {
  /** What it writes before any claims, without its thoughts; empty where it is JSON of another form. */
  readonly prose: string;
  /** From its claims on; null without any. */
  readonly claims: string | null;
}

/** Parts an answer where its claims begin, whatever stands before them. */
export function splitAnswer(written: string): SplitAnswer {
  const text = written.replace(THOUGHTS, '');
  const at = text.search(CLAIMS_BEGIN);
  const before = at < 0 ? text : text.slice(0, at).replace(MARKS_BEFORE, '').trimEnd();
  return {
    prose: JSON_BEGINS.test(text) ? '' : before,
    claims: at < 0 ? null : text.slice(at),
  };
}

/** The part of an unfinished answer in prose that can be shown already. */
export const shownProse = ({ prose }: SplitAnswer): string => prose.replace(UNFINISHED, '');
