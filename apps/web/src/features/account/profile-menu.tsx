import { Link } from '@tanstack/react-router';
import { ChevronDown, Settings } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSignIn } from '../../lib/sign-in-store';
import { copy } from './copy';
import { ThemeChoice } from './theme-choice';

/** The signed-in person's menu; closes on a click outside and on Escape. */
export function ProfileMenu() {
  const signIn = useSignIn();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  if (!signIn) return null;
  const { username } = signIn.user;
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-hit items-center gap-2 rounded-md px-2 hover:bg-sunken"
      >
        <span
          aria-hidden
          className="grid size-6 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent"
        >
          {username.slice(0, 1).toUpperCase()}
        </span>
        <span>
          <span className="sr-only">{copy.menu}: </span>
          {username}
        </span>
        <ChevronDown size={14} aria-hidden />
      </button>
      {open && (
        <div className="absolute right-0 mt-1 w-60 rounded-md border border-line bg-surface p-2 shadow-xl">
          <div className="px-2 py-1.5">
            <p className="font-semibold">{username}</p>
            <p className="text-xs text-muted">{copy.placeholderMail}</p>
          </div>
          <Link
            to="/admin-settings"
            search={{ tab: 'file' }}
            className="flex h-hit items-center gap-2 rounded-md px-2 hover:bg-sunken"
          >
            <Settings size={16} aria-hidden /> {copy.settings}
          </Link>
          <div className="mt-1 border-t border-line px-2 pt-2">
            <ThemeChoice />
          </div>
        </div>
      )}
    </div>
  );
}
