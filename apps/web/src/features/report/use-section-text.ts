import { ApiError } from '@lqc/client';
import type { Report, ReportSection, SectionHolder } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { useUser } from '../../lib/sign-in-store';
import { useUnsaved } from '../../lib/unsaved';
import { holdSection, releaseSection, reportOf, saveSection, showSection } from './api';
import { copy } from './copy';
import { type BoundText, sameText } from './editor/bound-text';

/** After a pause of this length in typing, the text is saved and checked. */
const SAVE_AFTER_MS = 4_000;

/** Unsaved text, and the version that it is based on. */
interface Typed extends BoundText {
  readonly version: number;
}

/**
 * A section's text while it is edited: the section is held while typing, and saved after a pause.
 */
export function useSectionText({ id: reportId }: Report, section: ReportSection) {
  const queries = useQueryClient();
  const { username } = useUser();
  const [kept, type, settle] = useSavedDraft<Typed | null>(`report section ${section.id}`, null);
  // What a version before this one left in the browser has no marks.
  const typed = useMemo(() => kept && { ...kept, bound: kept.bound ?? [] }, [kept]);
  const latest = useRef({ typed, section });
  latest.current = { typed, section };
  const isHolding = useRef(false);
  useUnsaved(typed ? copy.section.leave : null);

  const save = useMutation({
    mutationFn: ({ version, ...written }: Typed) =>
      saveSection(reportId, { ...latest.current.section, version }, written),
    onSuccess: (saved, sent) => {
      isHolding.current = true;
      showSection(queries, reportId, saved);
      const now = latest.current.typed;
      // Text typed during the saving is based on the version that was just saved.
      if (now && !sameText(now, sent)) type({ ...now, version: saved.version });
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
  const { mutate, isPending } = save;
  const isRefused = save.error instanceof ApiError;
  useEffect(() => {
    if (!typed || isPending || isRefused) return;
    const timer = setTimeout(() => mutate(typed), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, isPending, isRefused, mutate]);
  // On unmount: save the text and end the hold.
  useEffect(
    () => () => {
      const { typed: left, section: last } = latest.current;
      const saved = left
        ? saveSection(reportId, { ...last, version: left.version }, left).then((one) => {
            showSection(queries, reportId, one);
            settle(null);
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
      (save.error instanceof ApiError && save.error.code === 'REPORT_SECTION_NEWER') ||
      (typed !== null && !isPending && typed.version < section.version),
    write(written: BoundText) {
      if (isRefused) save.reset();
      if (sameText(written, section) && !isPending) return settle(null);
      if (!isHolding.current && !hold.isPending) {
        isHolding.current = true;
        hold.mutate();
      }
      type({ ...written, version: latest.current.typed?.version ?? section.version });
    },
    save() {
      if (latest.current.typed) mutate(latest.current.typed);
    },
    /** Discards the unsaved text in favour of the stored version. */
    drop() {
      settle(null);
      save.reset();
      return queries.invalidateQueries({ queryKey: reportOf(reportId).queryKey });
    },
  };
}

/** Who holds the section, as a refusal names them. */
function holderIn(error: unknown): SectionHolder | null {
  const held = error instanceof ApiError ? error.body['holder'] : null;
  if (typeof held !== 'object' || held === null) return null;
  const { username, since } = held as Readonly<Record<string, unknown>>;
  return typeof username === 'string' && typeof since === 'string' ? { username, since } : null;
}
