import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readStored, writeStored } from '../../lib/browser-store';
import {
  atSide,
  dockedBox,
  dockedWidth,
  inside,
  movedBy,
  type Position,
  type Size,
  sizeIn,
} from './window-position';

const KEY = 'chatPosition';

/** The stored position of the window; null when there is none or it is invalid. */
function storedPosition(): Position | null {
  const position = readStored<{ left: unknown; top: unknown }>(KEY);
  return Number.isFinite(position?.left) && Number.isFinite(position?.top)
    ? { left: Number(position!.left), top: Number(position!.top) }
    : null;
}

const screenSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/** The window's position: changed by dragging and arrow keys, stored, always within the screen. */
export function useWindowPosition() {
  const [screen, setScreen] = useState(screenSize);
  const [wanted, setWanted] = useState<Position>(
    () => storedPosition() ?? atSide('right', screenSize()),
  );
  const grip = useRef<Position | null>(null);
  useEffect(() => {
    const resized = () => setScreen(screenSize());
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
  const position = inside(wanted, screen);
  const room = dockedWidth(position, screen);
  // The page and its dialogs leave this room free.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--docked', `${room}px`);
    return () => void style.removeProperty('--docked');
  }, [room]);
  const keep = (next: Position) => {
    setWanted(next);
    writeStored(KEY, next);
  };
  return {
    box: room > 0 ? dockedBox(position, screen) : { ...position, ...sizeIn(screen) },
    toSide: (side: 'left' | 'right') => keep(atSide(side, screen)),
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if ((event.target as Element).closest('button, a')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { left: event.clientX - position.left, top: event.clientY - position.top };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = grip.current;
        if (from)
          setWanted(
            inside({ left: event.clientX - from.left, top: event.clientY - from.top }, screen),
          );
      },
      onPointerUp() {
        if (grip.current) keep(position);
        grip.current = null;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.target !== event.currentTarget) return;
        const next = movedBy(event.key, position, screen);
        if (!next) return;
        event.preventDefault();
        keep(next);
      },
    },
  };
}
