import { type SectionVersion, withoutMarks } from '@lqc/contracts';
import { diffWordsWithSpace } from 'diff';
import { copy } from './copy';

interface VersionDiffProps {
  readonly older: SectionVersion;
  readonly newer: SectionVersion;
}

/** The differences between two versions, word by word. */
export function VersionDiff({ older, newer }: VersionDiffProps) {
  const parts = diffWordsWithSpace(withoutMarks(older.text), withoutMarks(newer.text));
  const isSame = parts.every(({ added, removed }) => !added && !removed);
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold">
        {copy.versions.compare(newer.version, older.version)}
      </h3>
      {isSame && <p className="text-sm text-muted">{copy.versions.same}</p>}
      <p className="text-sm leading-5.5 whitespace-pre-line">
        {parts.map(({ value, added, removed }, at) => {
          if (added)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of two fixed texts
              <ins key={at} className="rounded-sm bg-rise-tint no-underline">
                <span className="sr-only">{copy.versions.added}: </span>
                {value}
              </ins>
            );
          if (removed)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <del key={at} className="rounded-sm bg-fall-tint text-muted">
                <span className="sr-only">{copy.versions.removed}: </span>
                {value}
              </del>
            );
          // oxlint-disable-next-line react/no-array-index-key -- as above
          return <span key={at}>{value}</span>;
        })}
      </p>
    </section>
  );
}
