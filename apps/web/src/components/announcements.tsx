import { useState } from 'react';
import { useAnnouncement } from '../lib/announce';

/** Where `announce` speaks; seen by nobody. It has to be on the page before anything is said. */
export function Announcements() {
  const last = useAnnouncement();
  const [before] = useState(last);
  return (
    // By its attribute it goes on speaking while a dialog hides the rest of the page.
    <div aria-live="polite" className="sr-only">
      {last && last !== before && <p key={last.nth}>{last.sentence}</p>}
    </div>
  );
}
