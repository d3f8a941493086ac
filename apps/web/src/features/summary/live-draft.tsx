import { withoutMarks } from '@lqc/contracts';

/** The draft while it is written; citation marks are removed when it is checked. */
export function LiveDraft({ text }: { text: string }) {
  const paragraphs = withoutMarks(text)
    .replace(/\s?\[K[\d,;K\s]*\]?/g, '')
    .split(/\n\n+/);
  return (
    <div aria-live="off" className="mt-3 max-w-[72ch] space-y-3 text-base leading-6">
      {paragraphs.map((paragraph, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs only grow
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}
