import type { Page } from 'playwright-core';

/**
 * What a person would see go wrong at the page's present size: it scrolls sideways, text lies over
 * text, or text is cut without a way to read the rest. Looked for in the open dialog, where there
 * is one.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OVERLAP_PX = 3;
    const MIN_CHOICE_PX = 96;
    const problems: string[] = [];
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) problems.push(`scrolls sideways by ${sideways} px`);

    const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
    const root = dialogs.item(dialogs.length - 1) ?? document.body;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const clips = (element: Element) => !/^visible|^$/.test(styleOf(element).overflowX);
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);

    /** The part of a box that its ancestors let through; null where nothing is. */
    const shownPart = (box: DOMRect, from: Element) => {
      let { left, right, top, bottom } = box;
      for (let one: Element | null = from; one; one = one.parentElement) {
        const style = styleOf(one);
        if (style.visibility === 'hidden' || Number(style.opacity) < 0.1) return null;
        if (!clips(one) || one === document.documentElement || one === document.body) continue;
        const edge = one.getBoundingClientRect();
        if (edge.width <= 1 || edge.height <= 1) return null;
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
    };

    interface Line {
      readonly element: Element;
      readonly text: string;
      readonly box: { left: number; right: number; top: number; bottom: number };
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element || /^(script|style|option|title)$/i.test(element.tagName)) continue;
      // What a closed disclosure holds has boxes, but nobody sees it.
      if (!element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = shownPart(rect, element);
        if (box) lines.push({ element, text: text.slice(0, 40), box });
        const isReachable = (one: Element | null): boolean =>
          one !== null && (scrolls(one) || isReachable(one.parentElement));
        if (box && box.right > innerWidth + 1 && !isReachable(element))
          problems.push(`leaves the screen: "${text.slice(0, 40)}"`);
      }
    }

    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (one.element === other.element) continue;
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of one paragraph touch each other by their glyphs' own boxes.
        if (wide > OVERLAP_PX && high > OVERLAP_PX + 1)
          problems.push(`lie over each other: "${one.text}" and "${other.text}"`);
      }

    for (const element of root.querySelectorAll('*')) {
      if (!clips(element) || scrolls(element) || element.closest('[title]')) continue;
      const hasText = [...element.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
      );
      if (hasText && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        problems.push(`is cut: "${element.textContent?.trim().slice(0, 60)}"`);
    }
    for (const select of root.querySelectorAll('select')) {
      const chosen = select.selectedOptions[0]?.text ?? '';
      // A long name may be cut, but not to a letter or two.
      const least = Math.min(MIN_CHOICE_PX, 32 + 7 * chosen.length);
      if (select.clientWidth > 1 && select.clientWidth < least)
        problems.push(`is too narrow to be read: "${chosen}"`);
    }
    // A word that is no longer than a column stands on one line.
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (!holder || holder.closest('svg, script, style, option, .sr-only')) continue;
      if (!holder.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]{2,24}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) problems.push(`breaks inside a word: "${word}"`);
      }
    }
    // A drawing shows nothing beyond its own edge.
    for (const text of root.querySelectorAll('svg text')) {
      const drawing = text.closest('svg')!;
      if (!clips(drawing) || !text.checkVisibility()) continue;
      const [letters, edge] = [text.getBoundingClientRect(), drawing.getBoundingClientRect()];
      if (letters.left < edge.left - 1 || letters.right > edge.right + 1)
        problems.push(`is cut by its drawing: "${text.textContent?.trim().slice(0, 60)}"`);
    }
    return [...new Set(problems)];
  });
}

/** What is touched on a telephone and is smaller than a fingertip, 44 px. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGER_PX = 44;
    const isInText = (element: Element) => getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('button, a[href], select, summary, [role=tab]')]
      .filter((element) => {
        // A card's button reaches over the whole card.
        const isSpread = getComputedStyle(element, '::after').position === 'absolute';
        const target = isSpread ? (element.closest('li') ?? element) : element;
        const { width, height } = target.getBoundingClientRect();
        const isShown =
          width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
        return isShown && !isInText(element) && !element.closest('svg') && height < FINGER_PX - 0.5;
      })
      .map((element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return `${name.slice(0, 40)}: ${Math.round(element.getBoundingClientRect().height)} px high`;
      });
  });
}
