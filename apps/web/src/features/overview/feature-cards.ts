import { copy } from './copy';

/** Which features have their data, and their tabs: file 1 is the previous quarter, file 2 the current one. */
export function featureCards({ file1, file2 }: { file1: boolean; file2: boolean }) {
  const both = file1 && file2;
  const cards = [
    // With only the previous quarter loaded, its own tab is opened instead of the current quarter's.
    ['data', file1, file2 ? 'data2' : 'data1'],
    ['comparison', both, 'comparison'],
    ['visual', file2, 'analysis'],
    ['llm', file2, 'summary'],
    ['tabulation', both, 'tabulation'],
  ] as const;
  return cards.map(([key, ready, tab]) => {
    const [title, body] = copy.cards[key];
    return { title, body, ready, tab };
  });
}
