import { useSyncExternalStore } from 'react';

const SAMPLE = 'Perkiraan Jumlah Tenaga Kerja';
const PLACE =
  'position: fixed; top: 0; left: 0; visibility: hidden; pointer-events: none; font-size: 13px; white-space: nowrap';

let stretch = 1;

/** The sample in the letters of the page, unseen. */
function sampleOnPage(): HTMLElement {
  const sample = document.createElement('span');
  sample.textContent = SAMPLE;
  sample.ariaHidden = 'true';
  sample.style.cssText = PLACE;
  document.body.append(sample);
  return sample;
}

/** Measures the sample as the page spaces it beside the same without any spacing, whenever either changes. */
function watch(changed: () => void): () => void {
  const [spaced, plain] = [sampleOnPage(), sampleOnPage()];
  for (const spacing of ['letter-spacing', 'word-spacing'])
    plain.style.setProperty(spacing, 'normal', 'important');
  const observer = new ResizeObserver(() => {
    const [wide, usual] = [spaced, plain].map((one) => one.getBoundingClientRect().width);
    stretch = wide && usual ? Math.round((wide / usual) * 100) / 100 : 1;
    changed();
  });
  observer.observe(spaced);
  observer.observe(plain);
  return () => {
    observer.disconnect();
    spaced.remove();
    plain.remove();
  };
}

/**
 * How many times as wide as ours letters are on this page, 1 as a rule: people set letters and words further apart to
 * read them. Drawings reckon the room of their words by it.
 */
export const useStretch = (): number => useSyncExternalStore(watch, () => stretch);
