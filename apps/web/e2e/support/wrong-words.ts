import type { Page } from 'playwright-core';

/** What never stands on a screen, and its name. */
const WRONG: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a name of the program',
    /\b[a-z]+(?:_[a-z\d]+)+\b(?!\.\w)|\b(?:export|write)[A-Z]\w+|\bartifact\b/,
  ],
  ['a value that nobody gave', /\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/],
  ['a hyphen for a minus', /(?:^|[\s(])-\d/],
  ['a stray comma', /\s,|,,|\bterhadap,/],
  ['what only statisticians say', /G²|[Kk]eterampilan [−-]?\d/],
  ['letters of an id', /\bSesi [\da-f]{8}\b/],
  ['an average that nothing has', /N\/A \/ N\/A|n = 0 \/ 0/],
  ['a point for a comma', /(?<![\d.])\d\.\d{1,2}(?![\d.])(?! [A-Z])/],
  // Its button is named by the specification.
  ['English', /\bUpload\b(?! di Admin)|\b(?:Loading|Dismiss|Delete|Cancel)\b/],
];

/** Words of the page that only its makers would write. */
export async function wrongWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (holder && !/^(script|style)$/i.test(holder.tagName) && holder.checkVisibility())
        found.push(node.textContent ?? '');
    }
    return found;
  });
  return texts.flatMap((text) =>
    WRONG.filter(([, pattern]) => pattern.test(text)).map(
      ([what]) => `${what}: "${text.trim().slice(0, 80)}"`,
    ),
  );
}
