/**
 * A verdict for who hears the text: a title is read only where it is on a control, and never of what stands in one.
 * Who copies the text does not take it along.
 */
export const Verdict = ({ children }: { children: string }) => (
  <span className="sr-only select-none">{` (${children})`}</span>
);
