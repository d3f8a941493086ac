const LOGIN_SHAKE_MS = 600;

const OFFSETS_PX = [0, -8, 8, -6, 6, -3, 3, 0];

/** Says no. Remounting would drop the focus, so the element itself moves; not for who wants rest. */
export function shake(element: HTMLElement | null): void {
  if (!element?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate(
    OFFSETS_PX.map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: LOGIN_SHAKE_MS, easing: 'ease-in-out' },
  );
}
