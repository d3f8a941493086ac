import { cx } from '../lib/cx';

interface SelectProps<Option extends string> {
  /** What it is read as; it stands at the head of what it changes, without a label on the screen. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly nameOf: (option: Option) => string;
  readonly value: Option | undefined;
  readonly onChoose: (option: Option) => void;
  readonly isSmall?: boolean;
  readonly className?: string;
}

/** One of several; '' among the options stands for none of them. */
export const Select = <Option extends string>(props: SelectProps<Option>) => (
  <select
    aria-label={props.label}
    value={props.value}
    onChange={({ target }) => props.onChoose(target.value as Option)}
    className={cx(
      'min-w-0 rounded-md border border-control bg-surface',
      props.isSmall ? 'h-hit-small px-2 text-sm' : 'h-hit px-3 font-medium',
      props.className,
    )}
  >
    {props.options.map((one) => (
      <option key={one} value={one}>
        {props.nameOf(one)}
      </option>
    ))}
  </select>
);
