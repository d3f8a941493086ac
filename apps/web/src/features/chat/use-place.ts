import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { readChatPlace, writeChatPlace } from '../../lib/storage';
import { atSide, inside, movedBy, type Place, type Size, sizeIn } from './place';

const screenSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/** Where the window is: dragged by mouse and touch, moved by keys, remembered, kept on the screen. */
export function usePlace() {
  const [screen, setScreen] = useState(screenSize);
  const [wanted, setWanted] = useState<Place>(
    () => readChatPlace() ?? atSide('right', screenSize()),
  );
  const grip = useRef<Place | null>(null);
  useEffect(() => {
    const resized = () => setScreen(screenSize());
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
  const place = inside(wanted, screen);
  const keep = (next: Place) => {
    setWanted(next);
    writeChatPlace(next);
  };
  return {
    place,
    size: sizeIn(screen),
    toSide: (side: 'left' | 'right') => keep(atSide(side, screen)),
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if ((event.target as Element).closest('button, a')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { left: event.clientX - place.left, top: event.clientY - place.top };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = grip.current;
        if (from)
          setWanted(
            inside({ left: event.clientX - from.left, top: event.clientY - from.top }, screen),
          );
      },
      onPointerUp() {
        if (grip.current) keep(place);
        grip.current = null;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.target !== event.currentTarget) return;
        const next = movedBy(event.key, place, screen);
        if (!next) return;
        event.preventDefault();
        keep(next);
      },
    },
  };
}
