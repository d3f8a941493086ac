import type { Page } from 'playwright-core';
import type { AxeFindings } from './axe';

/**
 * Text whose contrast axe leaves undecided: it lies in a drawing, is a mark rather than a letter, or
 * is scrolled away in part. Here it is decided by what is painted beneath it; what has no one
 * colour beneath it stays undecided and is named.
 */
export function decided(page: Page, { undecided }: AxeFindings): Promise<string[]> {
  return page.evaluate((undecided) => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const colour = (text: string): Colour => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = text;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };
    const light = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const brightness = ([red, green, blue]: Colour) =>
      0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
    const ratio = (one: Colour, other: Colour) => {
      const [dark = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const isOpaque = ([, , , alpha]: Colour) => alpha > 250;

    /** The fill of the last shape that was painted under the middle of a text. */
    const shapeBeneath = (text: Element): Colour | null => {
      const drawing = text.closest('svg');
      if (!drawing) return null;
      const box = text.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const fills = [...drawing.querySelectorAll('rect, circle, path')]
        .filter((shape) => {
          const edge = shape.getBoundingClientRect();
          const isBefore = Boolean(
            shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING,
          );
          const isUnder = edge.left <= x && edge.right >= x && edge.top <= y && edge.bottom >= y;
          return isBefore && isUnder;
        })
        .map((shape) => colour(getComputedStyle(shape).fill))
        .filter(isOpaque);
      return fills.at(-1) ?? null;
    };
    /** A sign that stands in the padding after the text, as the arrow of a choice does. */
    const isBesideText = ({
      backgroundRepeat,
      backgroundSize,
      paddingRight,
    }: CSSStyleDeclaration) =>
      backgroundRepeat === 'no-repeat' &&
      Number.parseFloat(backgroundSize) < Number.parseFloat(paddingRight);
    const paperBeneath = (from: Element | null): Colour | null => {
      for (let one = from; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.backgroundImage !== 'none' && !isBesideText(style)) return null;
        const painted = colour(style.backgroundColor);
        if (isOpaque(painted)) return painted;
      }
      return colour('white');
    };

    return undecided.flatMap(({ target, html }) => {
      const element = document.querySelector(target);
      if (!element) return [];
      const style = getComputedStyle(element);
      const beneath = shapeBeneath(element) ?? paperBeneath(element);
      if (!beneath) return [`contrast undecided: ${html.slice(0, 120)}`];
      const ink = colour(element.closest('svg') ? style.fill : style.color);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const reached = ratio(ink, beneath);
      return reached >= (isLarge ? 3 : 4.5)
        ? []
        : [`contrast of ${reached.toFixed(1)}: ${html.slice(0, 120)}`];
    });
  }, undecided);
}
