import { posix } from 'node:path';
import { type Markup, toMarkup } from '../markup.js';
import { NAMESPACES, PROLOG } from '../namespaces.js';

export interface WrittenLink {
  readonly id: string;
  readonly address: string;
  /** A path within the package, or an address outside. */
  readonly target: string;
  readonly external?: boolean;
}

export function relationshipsMarkup(part: string, links: readonly WrittenLink[]): Markup {
  const written = links.map(({ id, address, target, external }) => {
    const shown = external ? target : posix.relative(posix.dirname(part), target);
    return `<Relationship Id="${toMarkup(id)}" Type="${toMarkup(address)}" Target="${toMarkup(shown)}"${external ? ' TargetMode="External"' : ''}/>`;
  });
  return `${PROLOG}<Relationships xmlns="${NAMESPACES.package}">${written.join('')}</Relationships>`;
}
