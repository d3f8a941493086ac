import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

interface Announcement {
  readonly sentence: string;
  /** Tells two apart that say the same. */
  readonly nth: number;
}

let nth = 0;
const useStore = create<{ readonly last: Announcement | null }>(() => ({ last: null }));

/**
 * Says a sentence to who listens to the page, once: what happened where nothing that has the focus tells it, and
 * no message (`toast`) or alert either.
 */
export const announce = (sentence: string): void =>
  useStore.setState({ last: { sentence, nth: (nth += 1) } });

/** What was announced last, for `Announcements`. */
export const useAnnouncement = () => useStore(({ last }) => last);

const RESTS_MS = 500;

/**
 * Announces what a search or a filter found as soon as typing rests, also where it is the same as before of
 * something else.
 *
 * @param sentence - null while nothing is to be said
 * @param of - what was asked, as a text
 */
export function useAnnounced(sentence: string | null, of: string): void {
  const say = useEffectEvent(() => {
    if (sentence !== null) announce(sentence);
    return nth;
  });
  const about = sentence === null ? null : `${sentence} ${of}`;
  useEffect(() => {
    if (about === null) return undefined;
    let own = 0;
    const timer = setTimeout(() => (own = say()), RESTS_MS);
    return () => {
      clearTimeout(timer);
      // It is no longer so, and who reads on through the page would come upon it.
      useStore.setState(({ last }) => ({ last: last?.nth === own ? null : last }));
    };
  }, [about]);
}
