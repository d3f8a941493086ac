import { hintsOf, indicatorAt, type LastQuarter, narrativeField, scoreField } from '@lqc/capture';
import { type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { Button, buttonLook } from '../../components/button';
import { EmptyState, Skeleton } from '../../components/states';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { dateTime } from '../../lib/format';
import { useTitle } from '../../lib/title';
import { useKey } from '../../lib/use-key';
import { useMedia } from '../../lib/use-media';
import { TopBar } from '../frame/top-bar';
import { copy } from './copy';
import type { NoteStore } from './device/note-store';
import { sendNow } from './device/sender';
import { NoteSession, type OpenNote } from './device/note-session';
import { KeepingGate } from './keeping-gate';
import { placesOf, Recap } from './recap';
import { NetworkBar, SentState } from './saved-state';
import { type Place, ThemeList, ThemeStrip } from './theme-list';
import { ThemePanel } from './theme-panel';
import { THEMES } from './themes';
import { disagreeingFields } from './versions';
import { VisitPanel } from './visit-panel';

/** The page of a note at the visit. It needs no network. */
export function NotePage() {
  const { note } = useParams({ from: '/kunjungan/$note' });
  useTitle(copy.title);
  return (
    <KeepingGate frame={Closed}>
      {(store) => <Note key={note} store={store} noteId={note} />}
    </KeepingGate>
  );
}

/** The page while the notes of the device are not open. */
const Closed = ({ children }: { children: ReactNode }) => (
  <>
    <TopBar title={copy.title} />
    <NetworkBar />
    <main id="isi" className="p-6 max-md:p-4">
      <h1 className="sr-only">{copy.title}</h1>
      {children}
    </main>
  </>
);

/** A note of this device, as it is opened. */
export function Note({ store, noteId }: { store: NoteStore; noteId: string }) {
  const session = useMemo(() => new NoteSession(store, noteId), [store, noteId]);
  const note = useSyncExternalStore(session.subscribe, session.shown);
  if (note === undefined) return <Skeleton rows={8} />;
  if (note === null)
    return (
      <main id="isi">
        <EmptyState
          title={copy.note.missing}
          action={
            <Link to="/kunjungan" className={buttonLook()}>
              {copy.note.back}
            </Link>
          }
        >
          {copy.note.missingBody}
        </EmptyState>
      </main>
    );
  return <Closable store={store} note={note} />;
}

/** A note that the office has as finished or given up is read until its writer opens it again. */
function Closable({ store, note }: { store: NoteStore; note: OpenNote }) {
  const { state, closedAt, reason } = note.cover;
  const closing = `${state} ${closedAt}`;
  // Of one closing: where the note is finished again meanwhile, it is asked anew.
  const [reopening, setReopening] = useState('');
  // What was changed here and is not sent yet opens it again as soon as it is.
  const isClosed = state !== 'open' && closing !== reopening && !note.here.isWaiting;
  const at = closedAt ? ` (${dateTime(closedAt)})` : '';
  const sentence =
    state === 'open'
      ? closedAt && copy.note.reopened(at)
      : isClosed
        ? copy.note.closed[state](at, reason ?? '')
        : copy.note.reopening;
  return (
    <Opened store={store} note={isClosed ? { ...note, isReadOnly: true } : note}>
      {sentence && (
        <NoteNotice>
          <span className="min-w-0 flex-1 basis-60">{sentence}</span>
          {isClosed && !note.isReadOnly && (
            <Button size="small" onClick={() => setReopening(closing)}>
              {copy.note.reopen}
            </Button>
          )}
        </NoteNotice>
      )}
      {note.isReadOnly && <NoteNotice>{copy.note.readOnly}</NoteNotice>}
    </Opened>
  );
}

const NoteNotice = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warn-tint px-4 py-2 text-sm"
  >
    {children}
  </div>
);

interface OpenedProps {
  readonly store: NoteStore;
  readonly note: OpenNote;
  /** What is said above the themes. */
  readonly children: ReactNode;
}

function Opened({ store, note, children }: OpenedProps) {
  // After a reload, or a device that went out, where the person was writing.
  const [place, setPlace] = useState<Place>(() => indicatorAt(note.here.lastField ?? ''));
  const last = lastQuarterOf(note);
  const hints = hintsOf(note.values, last);
  const isNarrow = useMedia('(width < 48rem)');
  // Whoever was interrupted while writing writes on.
  const [isByKeys, setByKeys] = useState(
    () => place !== null && place !== 'recap' && note.here.lastField === narrativeField(place),
  );
  const goTo = (next: Place, byKeys = false) => {
    void note.flush();
    setByKeys(byKeys);
    setPlace(next);
    window.scrollTo({ top: 0 });
  };
  const disagreeing = placesOf(disagreeingFields(note));
  const looks = [
    ...disagreeing.map(({ name, theme }) => ({ name, theme, why: copy.note.chooseVersion })),
    ...hints.map(({ kind, indicator }) => ({
      name: indicatorOf(indicator).label,
      theme: indicator,
      why: copy.note.hints[kind],
    })),
  ];
  const themes = {
    values: note.values,
    disagreeing: new Set(disagreeing.flatMap(({ theme }) => theme ?? [])),
    chosen: place,
    onChoose: (to: Place) => goTo(to),
  };
  const at = place === 'recap' ? THEMES.length : place === null ? -1 : THEMES.indexOf(place);
  const before: Place | undefined = at < 0 ? undefined : at === 0 ? null : THEMES[at - 1];
  const next: Place = at + 1 >= THEMES.length ? 'recap' : THEMES[at + 1]!;
  useKey(
    ({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && place !== 'recap',
    () => goTo(next, true),
  );
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Beside a keyboard on the glass the words need the room. */}
      <header className="note-head sticky top-(--line-above) z-20 border-b border-line bg-surface [@media(height<35rem)]:static">
        <div className="flex min-h-bar items-center gap-2 px-2">
          <Link
            to="/kunjungan"
            onClick={() => void note.flush().then(() => sendNow())}
            className={`${buttonLook({ variant: 'quiet' })} px-2`}
          >
            <ArrowLeft size={18} />
            <span className="sr-only">{copy.note.back}</span>
          </Link>
          <div className="min-w-0 flex-1 py-1">
            <h1 className="truncate font-semibold">{note.cover.company}</h1>
            <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
              {note.cover.quarter}{' '}
              <SentState
                typed={note.typed}
                isBegun={note.here.events.size > 0 || note.cover.office.length > 0}
              />
            </p>
          </div>
          {place !== 'recap' && (
            <Button onClick={() => goTo('recap')}>
              {isNarrow || note.isReadOnly ? copy.note.recapShort : copy.note.recap}
            </Button>
          )}
        </div>
        <ThemeStrip {...themes} />
      </header>
      <UnsavedGuard
        sentence={
          note.typed.state === 'failed'
            ? copy.note.failed
            : note.together.size > 0
              ? copy.note.notTogether
              : null
        }
      />
      {note.aside.map(([code, count]) => (
        <p key={code} role="alert" className="bg-warn-tint px-4 py-2 text-sm">
          {copy.note.aside(count)} {errorSentence(code)}
        </p>
      ))}
      {children}
      <div className="mx-auto grid w-full max-w-[1366px] flex-1 lg:grid-cols-[236px_minmax(0,1fr)_256px]">
        <div className="border-r border-line bg-surface max-lg:hidden">
          <ThemeList {...themes} />
        </div>
        <main id="isi" className="flex min-w-0 flex-col p-5 pb-0 max-md:p-4 max-md:pb-0">
          {place === 'recap' ? (
            <Recap store={store} note={note} onFill={(to) => goTo(to)} />
          ) : place === null ? (
            <VisitPanel note={note} />
          ) : (
            <ThemePanel key={place} note={note} theme={place} hints={hints} isByKeys={isByKeys} />
          )}
          <div className="sticky bottom-0 [@media(height<35rem)]:static -mx-5 mt-auto border-t border-line bg-surface max-md:-mx-4">
            {/* Above the answers it would move what a finger aims at. */}
            <NetworkBar />
            <div className="flex items-center justify-between gap-2 px-5 py-3 max-md:px-4">
              <Button
                isStep
                variant="quiet"
                className="min-w-0 max-md:px-2"
                disabled={before === undefined}
                onClick={() => before !== undefined && goTo(before)}
              >
                <ChevronLeft size={18} />
                <span className="truncate max-md:sr-only">
                  {nameOf(before, copy.note.previous)}
                </span>
              </Button>
              {place !== 'recap' && (
                <Button
                  isStep
                  variant="primary"
                  className="min-w-0 max-md:flex-1"
                  aria-keyshortcuts="Control+Enter"
                  onClick={() => goTo(next)}
                >
                  <span className="truncate">{nameOf(next, copy.note.next)}</span>
                  <ChevronRight size={18} />
                </Button>
              )}
            </div>
          </div>
        </main>
        <aside
          aria-label={copy.note.look}
          className="sticky top-bar h-[calc(100dvh-var(--bar))] overflow-y-auto border-l border-line bg-surface p-4 max-lg:hidden"
        >
          <h2 className="text-lg font-semibold">
            {copy.note.look} <span className="text-muted">{looks.length}</span>
          </h2>
          {looks.length === 0 && (
            <p className="mt-2 text-sm text-muted">{copy.note.nothingToLook}</p>
          )}
          <ul className="mt-2 divide-y divide-line">
            {looks.map(({ name, theme, why }) => (
              <li key={`${name} ${why}`} className="py-2 text-sm">
                <button type="button" className="text-left" onClick={() => goTo(theme)}>
                  <span className="font-semibold">{name}</span>
                  <br />
                  {why}
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-4 border-t border-line pt-2 text-xs text-muted">
            {copy.note.onlyAdvice}
          </p>
          <p className="mt-2 text-xs text-muted">{copy.note.keys}</p>
        </aside>
      </div>
    </div>
  );
}

function nameOf(place: Place | undefined, otherwise: string): string {
  if (place === undefined) return otherwise;
  if (place === null) return copy.note.visit;
  return place === 'recap' ? copy.note.recap : indicatorOf(place).label;
}

function lastQuarterOf({ cover }: OpenNote): Map<IndicatorKey, LastQuarter> {
  return new Map(
    THEMES.map((key) => {
      const [score, narrative] = [cover.last[scoreField(key)], cover.last[narrativeField(key)]];
      return [
        key,
        {
          score: typeof score === 'number' ? score : null,
          narrative: typeof narrative === 'string' ? narrative : null,
        },
      ];
    }),
  );
}
