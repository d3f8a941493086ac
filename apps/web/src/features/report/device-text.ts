import type { ReportSection } from '@lqc/contracts';
import { deviceDrafts } from '../../lib/device-drafts';
import { savedDrafts } from '../../lib/saved-drafts';
import { sameText } from './editor/bound-text';
import type { Typed } from './typed-text';

/** What the device has of a section's text that was not stored when its tab was closed. */
interface Returned {
  /** Typed on the stored version, or on what this tab has: the person goes on from it. */
  readonly goingOn: Typed | null;
  /** Typed on older versions: the person decides. */
  readonly offered: readonly Typed[];
}

const offeredName = (name: string) => `${name} offered`;

/**
 * Reads what a person typed into a section and what was not stored. What others stored since is never replaced by
 * it: such a text moves to those that are offered, so that what is typed next takes no place of it.
 */
export function returnedTexts(owner: string, name: string, section: ReportSection): Returned {
  const offered = deviceDrafts.read<readonly Typed[]>(owner, offeredName(name)) ?? [];
  const kept = deviceDrafts.read<Typed>(owner, name);
  if (!kept) return { goingOn: null, offered };
  const ofTab = savedDrafts.read<Typed>(name);
  if (ofTab ? ofTab.text === kept.text : isOnStored(kept, section) && !sameText(kept, section))
    return { goingOn: kept, offered };
  deviceDrafts.write(owner, name, null);
  // It arrived, although no answer came.
  if (sameText(kept, section)) return { goingOn: null, offered };
  const all = [...offered, kept];
  writeOffered(owner, name, all);
  return { goingOn: null, offered: all };
}

/** Keeps what is typed on the device, at each key. */
export const keepText = (owner: string, name: string, typed: Typed): void =>
  deviceDrafts.write(owner, name, typed);

/** Removes a text that was stored or discarded, unless another tab of the person has typed another one since. */
export function removeText(owner: string, name: string, typed: Typed | null): void {
  if (typed && deviceDrafts.read<Typed>(owner, name)?.text === typed.text)
    deviceDrafts.write(owner, name, null);
}

/** Keeps what waits for the person's decision. */
export const writeOffered = (owner: string, name: string, texts: readonly Typed[]): void =>
  deviceDrafts.write(owner, offeredName(name), texts.length > 0 ? texts : null);

/** Whether nobody else stored a version since the one that a text was typed on. */
const isOnStored = ({ version, sent = [] }: Typed, { version: stored, text }: ReportSection) =>
  version >= stored || sent.includes(text);
