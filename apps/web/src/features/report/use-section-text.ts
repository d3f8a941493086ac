import { ApiError } from '@lqc/client';
import { isFinal, type SectionHolder } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { savedDrafts } from '../../lib/saved-drafts';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { useUser } from '../../lib/sign-in-store';
import { useUnsaved } from '../../lib/unsaved';
import { holdSection, releaseSection, reportOf, rereadReport, showSection } from './api';
import { copy } from './copy';
import { keepText, removeText, returnedTexts, writeOffered } from './device-text';
import { type BoundText, sameText } from './editor/bound-text';
import type { OpenSection } from './open-section';
import { numberedTitle } from './outline-order';
import { asSent, isNewer, isOfFinal, saveTyped, type Typed } from './typed-text';
import { leaveText, openText } from './unsent-texts';

/** After a pause of this length in typing, the text is saved and checked. */
const SAVE_AFTER_MS = 4_000;

/**
 * A section's text while it is edited: the section is held while typing, and saved after a pause. What is typed in
 * a report that is final by then waits until it is a draft again.
 */
export function useSectionText({ report, section, isLocked }: OpenSection) {
  const { id: reportId } = report;
  const queries = useQueryClient();
  const { username } = useUser();
  const draft = `report section ${section.id}`;
  const [returned] = useState(() => returnedTexts(username, draft, section));
  const [offered, setOffered] = useState(returned.offered);
  const [kept, keep, forget] = useSavedDraft<Typed | null>(draft, returned.goingOn);
  // Text that an earlier version of the product left in the browser has no marks.
  const typed = useMemo(() => kept && { ...kept, bound: kept.bound ?? [] }, [kept]);
  // A saving is answered before the next render, and what is typed by then is read from here.
  const latest = useRef(typed);
  const type = (next: Typed) => {
    latest.current = next;
    keep(next);
    keepText(username, draft, next);
  };
  const settle = () => {
    removeText(username, draft, latest.current);
    latest.current = null;
    forget(null);
  };
  const isHolding = useRef(false);
  useUnsaved(typed ? copy.section.leave : null);

  const save = useMutation({
    mutationFn: (one: Typed) => {
      const sent = asSent(one);
      type(sent);
      return saveTyped(reportId, section.id, sent);
    },
    onSuccess: (saved, sent) => {
      isHolding.current = true;
      showSection(queries, reportId, saved);
      const now = latest.current;
      // Text typed during the saving is based on the version that was just saved.
      if (now && !sameText(now, sent))
        type({ text: now.text, bound: now.bound, version: saved.version });
      else settle();
    },
    onError: (error) => {
      if (isOfFinal(error) || isNewer(error)) void rereadReport(queries, reportId);
    },
  });
  const refusal = isOfFinal(save.error) ? null : save.error;
  const hold = useMutation({
    mutationFn: () => holdSection(reportId, section.id),
    onError: (error) => {
      isHolding.current = false;
      const holder = holderIn(error);
      if (holder) showSection(queries, reportId, { ...section, holder });
      else void rereadReport(queries, reportId);
    },
  });
  const { isPending } = save;
  const storing = useRef<Promise<unknown> | null>(null);
  // The second click of a double click arrives before the page shows that it is saving.
  const storeOnce = (one: Typed) =>
    (storing.current ??= save.mutateAsync(one).finally(() => (storing.current = null)));
  const saveNow = () => {
    // A failure is told beside the text.
    if (latest.current && !isLocked) void storeOnce(latest.current).catch(() => {});
  };
  const store = async () => {
    try {
      // What is typed during a saving is saved next.
      while (latest.current && !isLocked) await storeOnce(latest.current);
    } catch (error) {
      if (!isOfFinal(error)) throw error;
    }
    return latest.current === null;
  };
  const saveSoon = useEffectEvent(saveNow);
  const storeOpen = useEffectEvent(store);
  const isRefused = refusal instanceof ApiError;
  useEffect(() => {
    if (!typed || isPending || isRefused || isLocked) return;
    const timer = setTimeout(() => saveSoon(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, isPending, isRefused, isLocked]);
  const letGo = () => {
    if (isHolding.current) void releaseSection(reportId, section.id).catch(() => {});
    isHolding.current = false;
  };
  const storeLeft = async (left: Typed) => {
    try {
      // Each reading of the report tries again: nothing is asked of the server that it refuses by then.
      if (isFinal(await queries.fetchQuery(reportOf(reportId)))) return false;
      const saved = await saveTyped(reportId, section.id, left, { background: true });
      // Whoever saves a section holds it.
      isHolding.current = true;
      showSection(queries, reportId, saved);
      // The person may have returned meanwhile and typed on.
      if (savedDrafts.read<Typed>(draft)?.text === left.text) settle();
      return true;
    } catch (error) {
      if (isOfFinal(error)) return false;
      throw error;
    } finally {
      letGo();
    }
  };
  // On unmount: save the text and end the hold.
  useEffect(() => {
    const text = { reportId, name: numberedTitle(report, section) };
    const close = openText(section.id, { ...text, store: () => storeOpen() });
    return () => {
      close();
      if (!latest.current) return letGo();
      const left = asSent(latest.current);
      type(left);
      leaveText(section.id, { ...text, store: () => storeLeft(left) });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at the beginning and the end only
  }, []);
  const [replacings, setReplacings] = useState(0);
  const drop = useMutation({
    // Before the text goes that it takes the place of.
    mutationFn: () =>
      queries.refetchQueries(
        { queryKey: reportOf(reportId).queryKey, exact: true },
        { throwOnError: true },
      ),
    onSuccess: () => {
      const dropped = latest.current;
      settle();
      if (dropped) offer([...offered.filter(({ text }) => text !== dropped.text), dropped]);
      save.reset();
      setReplacings((before) => before + 1);
    },
  });
  const offer = (texts: readonly Typed[]) => {
    writeOffered(username, draft, texts);
    setOffered(texts);
  };

  const holder = section.holder && section.holder.username !== username ? section.holder : null;
  return {
    typed,
    holder,
    isSaving: isPending,
    error: refusal,
    /** True when somebody else stored a newer version than the one that the text is based on. */
    isNewer:
      isNewer(refusal) ||
      (typed !== null &&
        !isPending &&
        typed.version < section.version &&
        !typed.sent?.includes(section.text)),
    write(written: BoundText) {
      if (isRefused) save.reset();
      if (sameText(written, section) && !isPending) return settle();
      if (!isHolding.current && !hold.isPending) {
        isHolding.current = true;
        hold.mutate();
      }
      type({ version: section.version, ...latest.current, ...written });
    },
    save: saveNow,
    /** Shows the stored version in the place of the unsaved text, which is offered from then on. */
    drop,
    /** Texts of before, from this device, that were not stored: typed on an older version, or replaced. */
    offered,
    /** Goes on from such a text in the place of what is in the editor, of which unsaved words are offered in turn. */
    take(one: Typed) {
      const replaced = latest.current;
      if (isRefused) save.reset();
      type({ text: one.text, bound: one.bound, version: section.version });
      const others = offered.filter((other) => other !== one);
      offer(replaced ? [...others, replaced] : others);
      setReplacings((before) => before + 1);
    },
    discard: (one: Typed) => offer(offered.filter((other) => other !== one)),
    /** How often the text was replaced here: an editor of before has the other one. */
    replacings,
  };
}

export type SectionText = ReturnType<typeof useSectionText>;

/** Who holds the section, as a refusal names them. */
function holderIn(error: unknown): SectionHolder | null {
  const held = error instanceof ApiError ? error.body['holder'] : null;
  if (typeof held !== 'object' || held === null) return null;
  const { username, since } = held as Readonly<Record<string, unknown>>;
  return typeof username === 'string' && typeof since === 'string' ? { username, since } : null;
}
