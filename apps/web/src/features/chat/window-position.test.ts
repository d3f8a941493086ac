import { atSide, dockedBox, dockedWidth, inside, movedBy, sizeIn } from './window-position';

const SCREEN = { width: 1366, height: 768 };

describe('the window', () => {
  it('is 384 × 600 where there is room, and smaller with its margin where there is not', () => {
    expect(sizeIn(SCREEN)).toEqual({ width: 384, height: 600 });
    expect(sizeIn({ width: 320, height: 480 })).toEqual({ width: 304, height: 464 });
  });

  it('stays on the screen with a margin of 8, wherever it is dragged', () => {
    expect(inside({ left: -500, top: 5000 }, SCREEN)).toEqual({ left: 8, top: 160 });
    expect(inside({ left: 5000, top: -1 }, SCREEN)).toEqual({ left: 974, top: 8 });
  });

  it('comes back in when the screen shrinks', () => {
    const position = atSide('right', SCREEN);
    expect(position).toEqual({ left: 974, top: 160 });
    expect(inside(position, { width: 800, height: 640 })).toEqual({ left: 408, top: 32 });
  });

  it('is moved by the arrow keys and by no other', () => {
    expect(movedBy('ArrowLeft', { left: 100, top: 100 }, SCREEN)).toEqual({ left: 76, top: 100 });
    expect(movedBy('a', { left: 100, top: 100 }, SCREEN)).toBeNull();
  });

  it('stands beside the page at the right of a wide screen, and floats anywhere else', () => {
    const wide = { width: 1920, height: 1080 };
    const right = atSide('right', wide);
    expect(dockedWidth(right, wide)).toBe(400);
    expect(dockedBox(right, wide)).toEqual({ left: 1528, top: 56, width: 384, height: 1016 });
    expect(dockedWidth({ ...right, left: right.left - 1 }, wide)).toBe(0);
    expect(dockedWidth(atSide('right', SCREEN), SCREEN)).toBe(0);
  });
});
