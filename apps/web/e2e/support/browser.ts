import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

/** Where screens are kept as pictures for people to look at; only when asked for, for they take a fifth of the time. */
const SCREENSHOTS = process.env.SCREENSHOTS
  ? join(import.meta.dirname, '../../../../test-results/screenshots')
  : null;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Spinners turn for ever, and hints that come late are not waited for. */
const TRANSITION_MAX_MS = 1000;

/** A page as on an office laptop; whatever its console complains about is kept. */
export async function openPage(
  browser: Browser,
  baseURL: string,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
  });
  const page = await context.newPage();
  countCalls(page);
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // An answer that is no success is announced by the browser as well; the test looks at it itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { page, complaints };
}

/** Requests of a page: how many have begun, and how many are under way. */
const calls = new WeakMap<Page, { begun: number; open: number }>();
const QUIET_MS = 100;

function countCalls(page: Page): void {
  const counted = { begun: 0, open: 0 };
  calls.set(page, counted);
  page.on('request', () => {
    counted.begun += 1;
    counted.open += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => {
      counted.open -= 1;
    });
}

/** Waits until the page asks for nothing more and has dealt with every answer. */
export async function untilQuiet(page: Page): Promise<void> {
  const counted = calls.get(page)!;
  for (let before = -1; counted.open > 0 || counted.begun > before;) {
    before = counted.begun;
    await page.waitForTimeout(QUIET_MS);
    // Answered only when the page has nothing to do before it.
    await page.evaluate(() => {});
  }
}

/** Goes to an address as a link of the product does: the page stays, and with it what it has loaded. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), address);
  await untilQuiet(page);
}

/** axe finds nothing serious or critical on the screen, light and dark. */
export async function look(page: Page, name: string): Promise<void> {
  const seen = await inThemes(page, name, THEMES, async (theme) =>
    (await axeIn(page, theme)).flatMap(seriousOnes),
  );
  expect(seen).toEqual([]);
}

/** What axe finds, and every contrast too low, decided by us. */
export const problemsOf = (page: Page, name: string): Promise<string[]> =>
  inThemes(page, name, THEMES, (theme) => problemsIn(page, theme));

/** What is wrong at another size than the one looked at before, whose colours are the same in both themes. */
export const problemsOfOtherSize = (page: Page, name: string): Promise<string[]> =>
  inThemes(page, name, ['light'], (theme) => problemsIn(page, theme));

async function problemsIn(page: Page, theme: Theme): Promise<string[]> {
  const found = await axeIn(page, theme);
  const ofContrast = await Promise.all(found.map((one) => decided(page, one)));
  return [...found.flatMap(seriousOnes), ...ofContrast.flat()];
}

/** The dark theme changes colours alone, so only these are looked at in it. */
async function axeIn(page: Page, theme: Theme): Promise<AxeFindings[]> {
  const build = theme === 'light' ? [await axeOf(page, 'build')] : [];
  return [...build, await axeOf(page, theme)];
}

async function inThemes(
  page: Page,
  name: string,
  themes: readonly Theme[],
  problemsIn: (theme: Theme) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const theme of themes) {
    await showIn(page, theme);
    if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, `${name}-${theme}.png`) });
    problems.push(...(await problemsIn(theme)).map((one) => `${theme} ${one}`));
  }
  if (themes.at(-1) === 'dark') await showIn(page, 'light');
  return problems;
}

async function showIn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await untilStill(page);
}

/**
 * Colours and cards change by short transitions; what is looked at is their end. One that ends may
 * let the next begin, so this looks again until nothing moves.
 */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(async (longestMs) => {
    const ends = (one: Animation) => Number(one.effect?.getComputedTiming().endTime);
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && ends(one) <= longestMs);
    for (let still = moving(); still.length > 0; still = moving())
      await Promise.allSettled(still.map((one) => one.finished));
  }, TRANSITION_MAX_MS);
}

/**
 * Text whose contrast axe leaves undecided: it lies in a drawing, is a mark rather than a letter, or
 * is scrolled away in part. Here it is decided by what is painted beneath it; what has no one
 * colour beneath it stays undecided and is named.
 */
function decided(page: Page, { undecided }: AxeFindings): Promise<string[]> {
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
    const paperBeneath = (from: Element | null): Colour | null => {
      for (let one = from; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.backgroundImage !== 'none') return null;
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

interface AxeFindings {
  readonly violations: readonly { impact: string | null; id: string; html: readonly string[] }[];
  /** Texts whose contrast axe cannot tell. */
  readonly undecided: readonly { target: string; html: string }[];
  /** How the texts are painted whose contrast suffices. */
  readonly paints?: readonly number[];
}

/** How texts are painted that axe found legible, by theme: the same ink on the same paper is legible everywhere. */
const legible: Readonly<Record<Theme, Set<number>>> = { light: new Set(), dark: new Set() };

/** What axe finds in how the page is built, or in the colours of texts that are painted as none before. */
async function axeOf(page: Page, what: 'build' | Theme): Promise<AxeFindings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await untilStill(page);
  if (what === 'build') return page.evaluate(runAxe, null);
  const { paints = [], ...found } = await page.evaluate(runAxe, [...legible[what]]);
  for (const paint of paints) legible[what].add(paint);
  return found;
}

/** In the page: axe on its build, or on the colours of texts that are painted otherwise than these. */
async function runAxe(known: readonly number[] | null): Promise<AxeFindings> {
  /** A number for all that the contrast of a text follows from: its ink and letters, and what is beneath it. */
  const paintOf = (text: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(text);
    const paint = [color, fontSize, fontWeight, textShadow];
    let isCovered = false;
    for (let one: Element | null = text; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(one);
      paint.push(opacity);
      if (isCovered) continue;
      paint.push(backgroundColor, backgroundImage);
      // What is taken out of the flow may lie over something else than its parent.
      if (position !== 'static' && position !== 'relative') paint.push(one.className);
      isCovered = backgroundColor.startsWith('rgb(');
    }
    let sum = 0;
    for (const letter of paint.join(' ')) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619);
    return sum;
  };
  const paints = new Map<Element, number>();
  const drawn: Element[] = [];
  for (const one of document.querySelectorAll('[data-drawn]')) one.removeAttribute('data-drawn');
  const seen = new Set(known);
  const hasText = (one: Element) =>
    one.matches('input, select, textarea') ||
    [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
  for (const one of known ? document.querySelectorAll('body *') : []) {
    if (!hasText(one) || !one.checkVisibility()) continue;
    const paint = one.closest('svg') ? null : paintOf(one);
    if (paint === null) drawn.push(one);
    else if (!seen.has(paint)) paints.set(one, paint);
  }
  // Beneath letters in a drawing lie its shapes, which are no parents of theirs: axe cannot tell.
  const undecided = drawn.map((one, at) => {
    one.setAttribute('data-drawn', String(at));
    return { target: `[data-drawn="${at}"]`, html: one.outerHTML };
  });
  if (known && paints.size === 0) return { violations: [], undecided };
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations, incomplete, passes } = await axe.run(known ? [...paints.keys()] : document, {
    resultTypes: known ? ['violations', 'incomplete', 'passes'] : ['violations'],
    elementRef: true,
    // Style sheets would be read for one rule alone, on how a telephone is held; no style asks for that.
    preload: false,
    ...(known
      ? { runOnly: ['color-contrast'] }
      : // What lies outside of landmarks is moderate, and takes a third of the time to find.
        { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  });
  const passed = known ? passes.flatMap(({ nodes }) => nodes) : [];
  return {
    paints: passed
      .map(({ element }) => paints.get(element as unknown as Element))
      .filter((paint) => paint !== undefined),
    violations: violations.map(({ impact, id, nodes }) => ({
      impact: impact ?? null,
      id,
      html: nodes.map(({ html }) => html.slice(0, 120)),
    })),
    undecided: [
      ...undecided,
      ...incomplete
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes)
        .map(({ target, html }) => ({ target: String(target[0]), html })),
    ],
  };
}

const seriousOnes = ({ violations }: AxeFindings): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.join(' | ')}`);
