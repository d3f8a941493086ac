import { SECTOR_NAMES, type ThemeCount, UNKNOWN_VALUE } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { Select } from '../../components/select';
import { Awaited, EmptyState } from '../../components/states';
import { dotted } from '../../lib/format';
import { useSignIn } from '../../lib/sign-in-store';
import { asTsv } from '../../lib/table-text';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import type { ThemesAddress } from './address';
import { themeCounts } from './api';
import { copy } from './copy';
import { DictionaryDialog } from './dictionary-dialog';
import { SentencePanel } from './sentence-panel';
import { shareOf } from './share';
import { ThemeCard } from './theme-card';

const NARROW = 'max-sm:grow max-sm:basis-32';

/**
 * The page of themes over all stored quarters; distinctive themes of the chosen quarter come first.
 */
export function ThemesPage() {
  useTitle(copy.title);
  const address = useSearch({ from: '/tema' });
  const navigate = useNavigate();
  const isAdmin = useSignIn()?.user.is_admin ?? false;
  const [isEditing, setEditing] = useState(false);
  const counts = useQuery(themeCounts(address));
  const { data } = counts;
  const go = (search: ThemesAddress) => void navigate({ to: '/tema', search });
  const { quarter: asked, sector } = address;
  const page = { ...(asked && { quarter: asked }), ...(sector && { sector }) };
  const quarter = data?.quarter?.quarter_id;
  const quarters = data?.themes[0]?.by_quarter ?? [];
  const most = Math.max(
    0.01,
    ...(data?.themes ?? []).flatMap(({ by_quarter }) => by_quarter.map(shareOf)),
  );
  const isNamed = ({ by_quarter }: ThemeCount) => by_quarter.some(({ contacts }) => contacts > 0);
  const named = data?.themes.filter(isNamed) ?? [];
  const unnamed = data?.themes.filter((theme) => !isNamed(theme)) ?? [];
  const copyTable = () => {
    const rows = (data?.themes ?? []).flatMap(({ label, by_quarter }) =>
      by_quarter.map((one) => [label, one.label, one.contacts, one.of]),
    );
    copyAndTell(asTsv({ columns: copy.columns, rows }), copy);
  };
  const shown = data?.themes.find(({ theme }) => theme === address.theme);
  const sectorShown = address.of ?? sector;
  return (
    <PageFrame title={copy.title} isWide hasOwnHead className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl font-semibold">{copy.title}</h1>
        <p className="min-w-0 flex-1 basis-80 text-sm text-muted">{copy.intro}</p>
        {quarter && (
          <Select
            label={copy.quarter}
            className={NARROW}
            options={quarters.map(({ quarter_id: id }) => id).toReversed()}
            nameOf={(id) => quarters.find((one) => one.quarter_id === id)!.label}
            value={quarter}
            onChoose={(id) => go({ ...page, quarter: id })}
          />
        )}
        <Select
          label={copy.sector}
          className={`${NARROW} max-w-60`}
          options={['', ...SECTOR_NAMES, UNKNOWN_VALUE]}
          nameOf={(name) => (name === UNKNOWN_VALUE ? copy.noSector : name || copy.allSectors)}
          value={sector ?? ''}
          onChoose={(name) =>
            go({ ...(asked && { quarter: asked }), ...(name && { sector: name }) })
          }
        />
        {quarter && <Button onClick={copyTable}>{copy.copyTable}</Button>}
        {isAdmin && data && <Button onClick={() => setEditing(true)}>{copy.edit}</Button>}
      </header>
      <Awaited of={counts} rows={8} />
      {data && data.unread > 0 && (
        <p role="status" className="rounded-md border border-line bg-warn-tint px-4 py-2 text-sm">
          {copy.reading(data.unread)}
        </p>
      )}
      {data && !quarter && <EmptyState title={copy.empty}>{copy.emptyBody}</EmptyState>}
      {data && quarter && (
        <>
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
            {named
              .toSorted((a, b) => Number(b.distinctive) - Number(a.distinctive))
              .map((theme) => (
                <ThemeCard
                  key={theme.theme}
                  theme={theme}
                  quarter={quarter}
                  most={most}
                  onOpen={({ quarter: ofQuarter, sector: ofSector }) =>
                    go({
                      ...page,
                      quarter: ofQuarter,
                      theme: theme.theme,
                      ...(ofSector !== undefined && { of: ofSector ?? UNKNOWN_VALUE }),
                    })
                  }
                />
              ))}
          </div>
          {unnamed.length > 0 && (
            <p className="rounded-md border border-line bg-surface px-4 py-3 text-sm">
              {copy.unnamed(unnamed.map(({ label }) => label).join(', '))}
            </p>
          )}
          <p className="text-xs text-muted">{copy.legend}</p>
        </>
      )}
      {shown && (
        <SentencePanel
          theme={shown}
          of={dotted(
            data?.quarter?.label,
            sectorShown === UNKNOWN_VALUE ? copy.noSector : sectorShown,
          )}
          quarter={quarter}
          sector={sectorShown}
          page={address.page ?? 1}
          onPage={(next) => go({ ...address, page: next })}
          onClose={() => go(page)}
        />
      )}
      {isEditing && data && (
        <DictionaryDialog dictionary={data} onClose={() => setEditing(false)} />
      )}
    </PageFrame>
  );
}
