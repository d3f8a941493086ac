import { SaxesParser } from 'saxes';

export interface XmlNode {
  readonly name: string;
  readonly local: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

/** A part parsed by a parser that is not ours; throws where it is not well formed. */
export function parseXml(text: string): XmlNode {
  const parser = new SaxesParser();
  const top: XmlNode = { name: '', local: '', attributes: {}, children: [], text: '' };
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = {
      name,
      local: name.replace(/^.*:/, ''),
      attributes,
      children: [],
      text: '',
    };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  const add = (said: string) => {
    open.at(-1)!.text += said;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return top.children[0]!;
}

export function* descendants(node: XmlNode): Generator<XmlNode> {
  yield node;
  for (const child of node.children) yield* descendants(child);
}

export const child = (node: XmlNode | undefined, local: string) =>
  node?.children.find((one) => one.local === local);
export const children = (node: XmlNode | undefined, local: string) =>
  node?.children.filter((one) => one.local === local) ?? [];
