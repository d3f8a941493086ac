import type { Page } from 'playwright-core';

/** What a person must be able to tell by its name alone. */
const NAMED = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'option',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'menuitem',
  'table',
  'img',
  'image',
  'progressbar',
  'region',
  'navigation',
  'dialog',
  'alertdialog',
]);

/**
 * What a screen reader would stumble over, in the tree that Chromium gives it: parts without a name,
 * and headings that are out of order. A dialog is a page of its own, whose title is its first heading.
 */
export async function spokenProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const heard = nodes.filter(({ ignored }) => !ignored);
    const roleOf = ({ role }: (typeof nodes)[number]) => String(role?.value);
    const nameOf = ({ name }: (typeof nodes)[number]) => String(name?.value ?? '').trim();
    const problems = heard
      .filter((one) => NAMED.has(roleOf(one)) && nameOf(one) === '')
      .map((one) => `without a name: ${roleOf(one)}`);
    const isDialog = heard.some((one) => roleOf(one).endsWith('dialog'));
    const headings = inReadingOrder(nodes).filter((one) => roleOf(one) === 'heading');
    const levels = headings.map(({ properties }) =>
      Number(properties?.find(({ name }) => name === 'level')?.value.value),
    );
    const firsts = levels.filter((level) => level === 1).length;
    if (!isDialog && firsts !== 1) problems.push(`${firsts} headings of the first level`);
    let before = isDialog ? 1 : 0;
    for (const [at, level] of levels.entries()) {
      if (level > before + 1)
        problems.push(`heading ${level} follows ${before}: "${nameOf(headings[at]!)}"`);
      before = level;
    }
    return problems;
  } finally {
    await session.detach();
  }
}

/** The nodes as they are read: each before its children. */
function inReadingOrder<Node extends { nodeId: string; childIds?: string[]; ignored: boolean }>(
  nodes: readonly Node[],
): Node[] {
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  const read = (one: Node): Node[] => [
    ...(one.ignored ? [] : [one]),
    ...(one.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? read(child) : [];
    }),
  ];
  return nodes[0] ? read(nodes[0]) : [];
}
