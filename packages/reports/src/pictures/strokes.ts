import type { Pen } from './paper.js';

/** Makes the line through these places the pen's path, to be stroked or filled. */
export function trace(pen: Pen, places: readonly (readonly [x: number, y: number])[]): Pen {
  pen.beginPath();
  for (const [x, y] of places) pen.lineTo(x, y);
  return pen;
}

/** Draws a dot with an edge around it. */
export function drawDot(
  pen: Pen,
  [x, y]: readonly [x: number, y: number],
  { radius, fill, edge }: { readonly radius: number; readonly fill: string; readonly edge: string },
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = edge;
  pen.stroke();
}
