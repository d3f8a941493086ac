import type { CaptureState } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import type { NoteStore } from './device/note-store';
import { shownFields } from './device/shown-fields';
import { isTouched, markOf, THEMES } from './themes';

/** A note of this device as it is listed. */
export interface NoteOutline {
  readonly noteId: string;
  readonly company: string;
  readonly quarter: string;
  readonly state: CaptureState;
  /** It was finished or given up, and opened again. */
  readonly isReopened: boolean;
  /** Themes that have something; null where this device does not know. */
  readonly touched: number | null;
  readonly unsent: number;
  /** It is closed, and only the office has what it says. */
  readonly isAway: boolean;
}

/** The notes of this device. */
export function useOutlines(store: NoteStore): readonly NoteOutline[] {
  const { data = [] } = useQuery({
    queryKey: ['capture', 'here', store.owner],
    staleTime: 0,
    queryFn: () => outlines(store),
  });
  return data;
}

async function outlines(store: NoteStore): Promise<NoteOutline[]> {
  const covers = await store.covers();
  return Promise.all(
    covers.map(async (cover) => {
      const events = await store.events(cover.noteId);
      const fields = shownFields(cover, events);
      const values = new Map([...fields].map(([field, { value }]) => [field, value]));
      const { noteId, company, quarter, state, isAway = false } = cover;
      const isReopened = state === 'open' && Boolean(cover.closedAt);
      const touched = isAway ? null : THEMES.filter((key) => isTouched(markOf(key, values))).length;
      const unsent = events.filter(({ isHeld, aside }) => !isHeld && aside === '').length;
      return { noteId, company, quarter, state, isReopened, touched, unsent, isAway };
    }),
  );
}
