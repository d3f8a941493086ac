const CHAT_WINDOW_PX = { width: 384, height: 600, margin: 8 } as const;

export interface Position {
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const { margin } = CHAT_WINDOW_PX;
/** Distance that an arrow key moves the window. */
const STEP_PX = 24;

/** The window's size, reduced on small screens. */
export const sizeIn = (screen: Size): Size => ({
  width: Math.min(CHAT_WINDOW_PX.width, screen.width - 2 * margin),
  height: Math.min(CHAT_WINDOW_PX.height, screen.height - 2 * margin),
});

/** The nearest position at which the whole window and its margin are on the screen. */
export function inside(position: Position, screen: Size): Position {
  const { width, height } = sizeIn(screen);
  const between = (value: number, most: number) => Math.min(Math.max(value, margin), most);
  return {
    left: between(position.left, screen.width - width - margin),
    top: between(position.top, screen.height - height - margin),
  };
}

/** The position at the bottom left or right. */
export function atSide(side: 'left' | 'right', screen: Size): Position {
  const far = Number.MAX_SAFE_INTEGER;
  return inside({ left: side === 'left' ? 0 : far, top: far }, screen);
}

/** From this width on the window at the right stands beside the page, which makes room for it. */
const DOCKED_FROM_PX = 1600;
/** Below the top bar. */
const DOCKED_TOP_PX = 48 + margin;

/** The room that the page gives the window; 0 where the window floats above it. */
export const dockedWidth = ({ left }: Position, screen: Size): number =>
  screen.width >= DOCKED_FROM_PX && left === atSide('right', screen).left
    ? CHAT_WINDOW_PX.width + 2 * margin
    : 0;

/** Where the window stands beside the page, and how high it is there. */
export const dockedBox = (position: Position, { width, height }: Size): Position & Size => ({
  left: position.left,
  top: DOCKED_TOP_PX,
  ...sizeIn({ width, height }),
  height: height - DOCKED_TOP_PX - margin,
});

const ARROWS: Readonly<Record<string, Position>> = {
  ArrowLeft: { left: -STEP_PX, top: 0 },
  ArrowRight: { left: STEP_PX, top: 0 },
  ArrowUp: { left: 0, top: -STEP_PX },
  ArrowDown: { left: 0, top: STEP_PX },
};

/** The position after an arrow key; null for other keys. */
export function movedBy(key: string, from: Position, screen: Size): Position | null {
  const by = ARROWS[key];
  return by ? inside({ left: from.left + by.left, top: from.top + by.top }, screen) : null;
}
