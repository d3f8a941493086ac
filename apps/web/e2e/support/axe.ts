import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { untilStill } from './still';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Theme = 'light' | 'dark';

export interface AxeFindings {
  readonly violations: readonly { impact: string | null; id: string; html: readonly string[] }[];
  /** Texts whose contrast axe cannot tell. */
  readonly undecided: readonly { target: string; html: string }[];
  /** How the texts are painted whose contrast suffices. */
  readonly paints?: readonly number[];
}

/** The dark theme changes colours alone, so only these are looked at in it. */
export async function axeIn(page: Page, theme: Theme): Promise<AxeFindings[]> {
  const build = theme === 'light' ? [await axeOf(page, 'build')] : [];
  return [...build, await axeOf(page, theme)];
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

export const seriousOnes = ({ violations }: AxeFindings): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.join(' | ')}`);
