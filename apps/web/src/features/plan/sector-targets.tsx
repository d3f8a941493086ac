import {
  type PlanResponse,
  SECTOR_TARGET_MAX,
  type SectorPlan,
  shortSectorName,
} from '@lqc/contracts';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { useStoredSoon } from '../../lib/use-stored-soon';
import { useTargets } from './api';
import { copy } from './copy';

/** How many interviews each sector aims at, and how far the plan and the stored data are from it. */
export function SectorTargets({ plan: { sectors, target } }: { plan: PlanResponse }) {
  const set = useTargets();
  const aimed = sectors.filter((one) => one.target !== null);
  const before = sectors.flatMap((one) =>
    one.sector !== null && one.before ? [{ sector: one.sector, n: one.before }] : [],
  );
  const missing = aimed.filter((one) => lackOf(one) > 0);
  return (
    <Panel
      title={
        aimed.length === 0
          ? copy.noTargets
          : copy.targets(
              sum(aimed, ({ planned }) => planned),
              sum(aimed, (one) => one.target!),
            )
      }
      note={
        missing.length > 0 ? copy.lacking(sum(missing, lackOf), missing.length) : copy.targetsNote
      }
    >
      {aimed.length === 0 && before.length > 0 && (
        <Button
          className="mb-3"
          disabled={set.isPending}
          onClick={() => set.mutate({ target, aims: before })}
        >
          {copy.asBefore}
        </Button>
      )}
      <Ledger label={copy.targetsTitle} isDense>
        <LedgerHead
          columns={[
            copy.columns.sector,
            { number: copy.before },
            { number: copy.aim },
            { number: copy.planned },
            { number: copy.stored },
          ]}
        />
        <tbody>
          {sectors.map((one) => (
            <tr key={one.sector ?? '-'}>
              <th scope="row" className="min-w-0!" title={one.sector ?? undefined}>
                {nameOf(one)}
              </th>
              <td className="number">{one.before ?? copy.unknown}</td>
              <td className="number">
                {one.sector === null ? (
                  copy.unknown
                ) : (
                  <Aim
                    one={one}
                    name={nameOf(one)}
                    onSet={(n, keepalive) =>
                      set.mutateAsync({ target, keepalive, aims: [{ sector: one.sector!, n }] })
                    }
                  />
                )}
              </td>
              <td className="number">
                {lackOf(one) > 0 && (
                  <span className="mr-2 text-xs whitespace-nowrap text-warn max-sm:mr-0 max-sm:block">
                    {copy.lack(lackOf(one))}
                  </span>
                )}
                {one.planned}
              </td>
              <td className="number">{one.recorded}</td>
            </tr>
          ))}
        </tbody>
      </Ledger>
    </Panel>
  );
}

interface AimProps {
  readonly one: SectorPlan;
  readonly name: string;
  readonly onSet: (n: number | null, isLeaving: boolean) => Promise<unknown>;
}

function Aim({ one, name, onSet }: AimProps) {
  const [typed, setTyped] = useState(textOf(one.target));
  const [stored, setStored] = useState(one.target);
  if (stored !== one.target) {
    setStored(one.target);
    // Digits typed while the first of them were stored stay.
    if (numberIn(typed) === stored) setTyped(textOf(one.target));
  }
  const aim = useStoredSoon({ stored: one.target, store: onSet });
  const leave = () => {
    const n = numberIn(typed);
    setTyped(textOf(n));
    aim.leave(n);
  };
  return (
    <input
      aria-label={copy.aimOf(name)}
      inputMode="numeric"
      className="h-hit-small w-14 max-sm:w-12 rounded-md border border-control bg-surface px-2 text-right text-sm text-ink"
      value={typed}
      onChange={({ target: { value } }) => {
        const digits = value.replace(/\D/g, '').slice(0, 4);
        setTyped(digits);
        aim.type(numberIn(digits));
      }}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}

const textOf = (n: number | null) => (n === null ? '' : String(n));
const numberIn = (typed: string) =>
  typed === '' ? null : Math.min(Number(typed), SECTOR_TARGET_MAX);
const nameOf = ({ sector }: SectorPlan) =>
  sector === null ? copy.noSector : shortSectorName(sector);
const lackOf = ({ target, planned }: SectorPlan) => Math.max(0, (target ?? 0) - planned);
const sum = (sectors: readonly SectorPlan[], of: (one: SectorPlan) => number) =>
  sectors.reduce((total, one) => total + of(one), 0);
