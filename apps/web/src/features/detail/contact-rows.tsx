import type { IndicatorContact } from '@lqc/contracts';
import { Pin as PinIcon, PinOff } from 'lucide-react';
import { Button } from '../../components/button';
import { Mark } from '../../components/mark';
import { cx } from '../../lib/cx';
import { scoreChange, scoreText } from '../../lib/format';
import { CompanyLink } from '../companies/company-link';
import { copy } from './copy';

const COLUMNS = 5;

interface ContactRowsProps {
  readonly one: IndicatorContact;
  readonly row: number;
  readonly isLookedAt: boolean;
  readonly isOpen: boolean;
  readonly isPinned: boolean;
  readonly onOpen: () => void;
  readonly onPin: () => void;
  readonly measure: (row: Element | null) => void;
}

/** A contact as a row of two lines, which expands to the whole narrative, its cell, and links. */
export function ContactRows(props: ContactRowsProps) {
  const { one, row, isLookedAt, isOpen, isPinned, onOpen, onPin, measure } = props;
  const mark = isLookedAt ? 'bg-mark!' : undefined;
  return (
    <tbody data-index={row} ref={measure}>
      <tr aria-current={isLookedAt || undefined}>
        <th scope="row" className={mark}>
          <button
            type="button"
            aria-expanded={isOpen}
            title={one.contact}
            onClick={onOpen}
            className="line-clamp-2 text-left text-sm font-medium hover:text-accent hover:underline"
          >
            {one.contact}
          </button>
        </th>
        <td className={cx('number font-semibold', mark)}>{scoreText(one.score)}</td>
        <td className={cx('number', mark)}>
          <Change value={one.change} />
        </td>
        <td className={cx('max-sm:hidden', mark)}>
          <p className="line-clamp-2 text-sm" title={isOpen ? undefined : (one.narrative ?? '')}>
            {one.narrative ?? copy.noScore}
          </p>
        </td>
        <td className={cx('px-0!', mark)}>
          {one.narrative && (
            <Button
              variant="tool"
              aria-label={isPinned ? copy.unpinOf(one.contact) : copy.pinOf(one.contact)}
              title={isPinned ? copy.unpin : copy.pin}
              onClick={onPin}
            >
              {isPinned ? <PinOff size={14} /> : <PinIcon size={14} />}
            </Button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={COLUMNS} className="py-2!">
            <p className="text-xs text-muted">
              {one.sector ?? copy.noSector} · {copy.location(one.sheet, one.score_cell)}
              {one.score_before !== null && ` · ${copy.before(scoreText(one.score_before))}`}
            </p>
            <p className="my-1 whitespace-pre-line">{one.narrative ?? copy.noScore}</p>
            <CompanyLink
              companyKey={one.company_key}
              className="inline-flex min-h-hit-small items-center text-sm font-medium"
            >
              {copy.toContact}
            </CompanyLink>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Change({ value }: { value: number | null }) {
  if (value === null)
    return (
      <span className="text-muted" title={copy.noChange}>
        {copy.noScore}
      </span>
    );
  return (
    <span className={cx(value > 0 && 'text-rise', value < 0 && 'text-fall')}>
      {value !== 0 && <Mark of={value > 0 ? 'rise' : 'fall'} className="mr-1" />}
      {scoreChange(value)}
    </span>
  );
}
