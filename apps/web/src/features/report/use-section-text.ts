import { ApiError } from '@lqc/client';
import type { Report, ReportSection, SectionHolder } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { savedDrafts } from '../../lib/saved-drafts';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { useUser } from '../../lib/sign-in-store';
import { useUnsaved } from '../../lib/unsaved';
import { holdSection, releaseSection, reportOf, saveSection, showSection } from './api';
import { copy } from './copy';
import { type BoundText, sameText } from './editor/bound-text';
import { readSections } from './read-report';

/** After a pause of this length in typing, the text is saved and checked. */
const SAVE_AFTER_MS = 4_000;

/** Unsaved text, and the version that it is based on. */
interface Typed extends BoundText {
  readonly version: number;
  /** Texts that were sent for this version; one of them may be stored although no answer came. */
  readonly sent?: readonly string[];
}

/**
 * A section's text while it is edited: the section is held while typing, and saved after a pause.
 */
export function useSectionText({ id: reportId }: Report, section: ReportSection) {
  const queries = useQueryClient();
  const { username } = useUser();
  const draft = `report section ${section.id}`;
  const [kept, type, settle] = useSavedDraft<Typed | null>(draft, null);
  // Text that an earlier version of the product left in the browser has no marks.
  const typed = useMemo(() => kept && { ...kept, bound: kept.bound ?? [] }, [kept]);
  const latest = useRef({ typed, section });
  latest.current = { typed, section };
  const isHolding = useRef(false);
  useUnsaved(typed ? copy.section.leave : null);

  /** Stores the text as sent before sending it. */
  const send = (one: Typed) => {
    const sent = [...new Set([...(one.sent ?? []), one.text])];
    type({ ...one, sent });
    return saveTyped(reportId, latest.current.section, { ...one, sent });
  };
  const mutationKey = ['save', section.id];
  const save = useMutation({
    mutationKey,
    mutationFn: send,
    onSuccess: (saved, sent) => {
      isHolding.current = true;
      showSection(queries, reportId, saved);
      const now = latest.current.typed;
      // Text typed during the saving is based on the version that was just saved.
      if (now && !sameText(now, sent))
        type({ text: now.text, bound: now.bound, version: saved.version });
      else settle(null);
    },
  });
  const hold = useMutation({
    mutationFn: () => holdSection(reportId, section.id),
    onError: (error) => {
      isHolding.current = false;
      const holder = holderIn(error);
      if (holder) showSection(queries, reportId, { ...latest.current.section, holder });
      else void queries.invalidateQueries({ queryKey: reportOf(reportId).queryKey });
    },
  });
  const { isPending } = save;
  const saveNow = () => {
    const { typed: now } = latest.current;
    // The second click of a double click arrives before the page shows that it is saving.
    if (now && queries.isMutating({ mutationKey }) === 0) save.mutate(now);
  };
  const saving = useRef(saveNow);
  saving.current = saveNow;
  const isRefused = save.error instanceof ApiError;
  useEffect(() => {
    if (!typed || isPending || isRefused) return;
    const timer = setTimeout(() => saving.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, isPending, isRefused]);
  // On unmount: save the text and end the hold.
  useEffect(
    () => () => {
      const { typed: left, section: last } = latest.current;
      const saved = left
        ? send(left).then((one) => {
            showSection(queries, reportId, one);
            // The person may have returned meanwhile and typed on.
            if (savedDrafts.read<Typed>(draft)?.text === left.text) settle(null);
          })
        : Promise.resolve();
      // Text that could not be saved stays in this tab and is restored when the section is opened
      // again.
      void saved
        .catch(() => {})
        .then(() => (isHolding.current ? releaseSection(reportId, last.id) : null))
        .catch(() => {});
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at the end only
    [],
  );

  const holder = section.holder && section.holder.username !== username ? section.holder : null;
  return {
    typed,
    holder,
    isSaving: isPending,
    error: save.error,
    /** True when somebody else stored a newer version than the one that the text is based on. */
    isNewer:
      isNewer(save.error) ||
      (typed !== null &&
        !isPending &&
        typed.version < section.version &&
        !typed.sent?.includes(section.text)),
    write(written: BoundText) {
      if (isRefused) save.reset();
      if (sameText(written, section) && !isPending) return settle(null);
      if (!isHolding.current && !hold.isPending) {
        isHolding.current = true;
        hold.mutate();
      }
      type({ version: section.version, ...latest.current.typed, ...written });
    },
    save: saveNow,
    /** Discards the unsaved text in favour of the stored version. */
    drop() {
      settle(null);
      save.reset();
      return queries.invalidateQueries({ queryKey: reportOf(reportId).queryKey });
    },
  };
}

/**
 * Saves a text on the version that it is based on, or on a newer one that is the person's own: sent before,
 * without an answer. Throws `REPORT_SECTION_NEWER` when somebody else's is stored.
 */
async function saveTyped(
  reportId: string,
  { id }: ReportSection,
  { text, bound, version, sent = [] }: Typed,
): Promise<ReportSection> {
  try {
    return await saveSection(reportId, { id, version }, { text, bound });
  } catch (error) {
    if (!isNewer(error)) throw error;
    const [stored] = await readSections(reportId, [id]);
    if (!stored || !sent.includes(stored.text)) throw error;
    return stored.text === text ? stored : saveSection(reportId, stored, { text, bound });
  }
}

const isNewer = (error: unknown) =>
  error instanceof ApiError && error.code === 'REPORT_SECTION_NEWER';

/** Who holds the section, as a refusal names them. */
function holderIn(error: unknown): SectionHolder | null {
  const held = error instanceof ApiError ? error.body['holder'] : null;
  if (typeof held !== 'object' || held === null) return null;
  const { username, since } = held as Readonly<Record<string, unknown>>;
  return typeof username === 'string' && typeof since === 'string' ? { username, since } : null;
}
