import type { Report, ReportSection, SectionVersion } from '@lqc/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button';
import { late, LatePart } from '../../components/late-part';
import { Awaited, Skeleton } from '../../components/states';
import { dateTime } from '../../lib/format';
import { versionsOf } from './api';
import { copy } from './copy';

const VersionDiff = late(() => import('./version-diff'), 'VersionDiff');

/** Every version of a section, and two of them word by word. */
export function Versions({ report, section }: { report: Report; section: ReportSection }) {
  const list = useInfiniteQuery(versionsOf(report.id, section));
  const { data } = list;
  const [wish, setWish] = useState<readonly number[]>([]);
  const known = data?.pages.flatMap(({ versions }) => versions) ?? [];
  // Unless a person chose: the latest against the one before it.
  const chosen = (
    wish.length > 0 ? wish : known.slice(0, 2).map(({ version }) => version)
  ).toSorted((a, b) => a - b);
  const toggle = (version: number) =>
    setWish(
      chosen.includes(version)
        ? chosen.filter((one) => one !== version)
        : [...chosen, version].slice(-2),
    );
  const [older, newer] = chosen.map((version) => known.find((one) => one.version === version));
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{copy.side.versions}</h2>
      <Awaited of={list} rows={4} />
      {data && (
        <p className="-mt-2 text-sm text-muted">
          {known.length > 0 ? copy.versions.note : copy.versions.none}
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {known.map((version) => (
          <Version
            key={version.version}
            version={version}
            isChosen={chosen.includes(version.version)}
            onToggle={() => toggle(version.version)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {copy.versions.more}
        </Button>
      )}
      {older && newer && (
        <LatePart waiting={<Skeleton rows={4} />}>
          <VersionDiff older={older} newer={newer} />
        </LatePart>
      )}
    </div>
  );
}

function Version({
  version: { version, writer, by, at },
  isChosen,
  onToggle,
}: {
  version: SectionVersion;
  isChosen: boolean;
  onToggle: () => void;
}) {
  return (
    <li>
      <label className="flex min-h-9 items-center gap-2.5 py-1 text-sm max-lg:min-h-11">
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={copy.versions.chosen(version)}
          onChange={onToggle}
          className="size-4 accent-(--accent)"
        />
        <span className="min-w-0 flex-1">
          <b className="font-semibold">{copy.versions.one(version)}</b>{' '}
          <span className="text-muted">
            {[copy.section.by[writer], by].filter(Boolean).join(', ')}
          </span>
        </span>
        <span className="text-xs text-muted">{dateTime(at)}</span>
      </label>
    </li>
  );
}
