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

    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const common = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const EVERYWHERE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const openings = new Map<Element, Box | null>();
    /** Where an element and its ancestors let something be seen; null where nothing is. */
    const openingOf = (one: Element | null): Box | null => {
      if (!one) return EVERYWHERE;
      const known = openings.get(one);
      if (known !== undefined) return known;
      const [around, own] = [openingOf(one.parentElement), ownOpeningOf(one)];
      const opening = around && own && common(around, own);
      openings.set(one, opening);
      return opening;
    };
    const ownOpeningOf = (one: Element): Box | null => {
      const { visibility, opacity } = styleOf(one);
      if (visibility === 'hidden' || Number(opacity) < 0.1) return null;
      if (!clips(one) || one === document.documentElement || one === document.body)
        return EVERYWHERE;
      const edge = one.getBoundingClientRect();
      return edge.width <= 1 || edge.height <= 1 ? null : edge;
    };
    /** The part of a box that its ancestors let through; null where nothing is. */
    const shownPart = (box: DOMRect, from: Element): Box | null => {
      const opening = openingOf(from);
      const part = opening && common(opening, box);
      return part && part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null;
    };

    interface Line {
      readonly element: Element;
      readonly text: string;
      readonly box: Box;
    }
    const lines: Line[] = [];
    const isBroken = (rects: readonly DOMRect[]) =>
      new Set(rects.map(({ top }) => Math.round(top))).size > 1;
    /** A word that is no longer than a column stands on one line. */
    const lookAtWords = (node: Node) => {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]{2,24}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (isBroken([...range.getClientRects()])) problems.push(`breaks inside a word: "${word}"`);
      }
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element || /^(script|style|option|title)$/i.test(element.tagName)) continue;
      // What a closed disclosure holds has boxes, but nobody sees it.
      if (!element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (isBroken(rects) && !element.closest('svg, .sr-only')) lookAtWords(node);
      for (const rect of rects) {
        const box = shownPart(rect, element);
        if (box) lines.push({ element, text: text.slice(0, 40), box });
        const isReachable = (one: Element | null): boolean =>
          one !== null && (scrolls(one) || isReachable(one.parentElement));
        if (box && box.right > innerWidth + 1 && !isReachable(element))
          problems.push(`leaves the screen: "${text.slice(0, 40)}"`);
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break;
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
