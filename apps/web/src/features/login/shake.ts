const LOGIN_SHAKE_MS = 600;

const OFFSETS_PX = [0, -8, 8, -6, 6, -3, 3, 0];

/**
 * Shakes an element to show that its input was refused, unless the user prefers reduced motion. It
 * is animated in place, since remounting would lose the focus.
 */
export function shake(element: HTMLElement | null): void {
  if (!element?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate(
    OFFSETS_PX.map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: LOGIN_SHAKE_MS, easing: 'ease-in-out' },
  );
}
