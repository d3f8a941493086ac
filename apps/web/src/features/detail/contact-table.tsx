import type { IndicatorContact } from '@lqc/contracts';
import { LedgerHead } from '../../components/ledger';
import { copy } from './copy';

const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' });

/** Score, score before and words of each contact. */
export function ContactTable({
  contacts,
  lookedAt,
}: {
  contacts: readonly IndicatorContact[];
  lookedAt: string | undefined;
}) {
  const score = (value: number | null) =>
    value === null ? copy.noScore : value.toLocaleString('id-ID');
  return (
    <div
      className="max-h-[38vh] overflow-auto rounded-md border border-line"
      tabIndex={0}
      role="region"
      aria-label={copy.contacts}
    >
      <table className="ledger-table">
        <LedgerHead
          columns={[
            copy.columns.contact,
            { number: copy.columns.score },
            { number: copy.columns.before },
            copy.columns.narrative,
          ]}
        />
        <tbody>
          {contacts.map((one) => (
            <tr
              key={one.contact_id}
              ref={one.contact_id === lookedAt ? intoView : undefined}
              aria-current={one.contact_id === lookedAt || undefined}
              className="align-top aria-current:bg-mark"
            >
              <td className="w-56 py-2!">
                <span className="font-medium">{one.contact}</span>
                <span className="block text-xs text-muted">{one.sector ?? copy.noSector}</span>
                <span className="block text-xs text-muted">
                  {copy.location(one.sheet, one.score_cell)}
                </span>
              </td>
              <td className="number py-2! font-semibold">{score(one.score)}</td>
              <td className="number py-2! text-muted">{score(one.score_before)}</td>
              <td className="py-2! whitespace-pre-line">{one.narrative ?? copy.noScore}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
