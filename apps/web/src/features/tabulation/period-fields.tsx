import { TextField } from '../../components/field';
import { PERIOD_MAX_LENGTH } from '@lqc/contracts';
import { copy } from './copy';
import type { Periods } from './use-periods';

interface PeriodFieldsProps {
  readonly periods: Periods;
  readonly onChange: (part: Partial<Periods>) => void;
  readonly withLastYear: boolean;
  readonly disabled: boolean;
}

/** Fields for the names of the periods in the workbook. */
export function PeriodFields({ periods, onChange, withLastYear, disabled }: PeriodFieldsProps) {
  const field = (name: keyof Periods) => ({
    value: periods[name],
    maxLength: PERIOD_MAX_LENGTH,
    placeholder: copy.placeholder,
    onChange: (event: { target: HTMLInputElement }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <TextField label={copy.now} required disabled={disabled} {...field('now')} />
      <TextField label={copy.before} required disabled={disabled} {...field('before')} />
      <TextField
        label={copy.lastYear}
        hint={withLastYear ? copy.optional : copy.noLastYear}
        disabled={disabled || !withLastYear}
        {...field('lastYear')}
      />
    </>
  );
}
