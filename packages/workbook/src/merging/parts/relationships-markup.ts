import { posix } from 'node:path';
import { type Markup, toMarkup } from '../markup.js';
import { NAMESPACES, PROLOG } from '../namespaces.js';

export interface WrittenRelationship {
  readonly id: string;
  readonly typeUri: string;
  /** A path within the package, or the address when `external`. */
  readonly target: string;
  readonly external?: boolean;
}

/** The markup of the relationships part that belongs to a part; '' is the package itself. */
export function relationshipsMarkup(
  part: string,
  relationships: readonly WrittenRelationship[],
): Markup {
  const written = relationships.map(({ id, typeUri, target, external }) => {
    const shown = external ? target : posix.relative(posix.dirname(part), target);
    return `<Relationship Id="${toMarkup(id)}" Type="${toMarkup(typeUri)}" Target="${toMarkup(shown)}"${external ? ' TargetMode="External"' : ''}/>`;
  });
  return `${PROLOG}<Relationships xmlns="${NAMESPACES.package}">${written.join('')}</Relationships>`;
}
