import { cx } from '../lib/cx';
import { Button } from './button';

interface SwitchBetweenProps<Name extends string> {
  readonly label: string;
  /** What each is called, in their order. */
  readonly names: Readonly<Record<Name, string>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly className?: string;
}

/** A few buttons of which one is chosen. */
export function SwitchBetween<Name extends string>({
  label,
  names,
  chosen,
  onChoose,
  className,
}: SwitchBetweenProps<Name>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('inline-flex rounded-md bg-sunken p-0.5', className)}
    >
      {(Object.keys(names) as Name[]).map((one) => (
        <Button
          key={one}
          size="small"
          className={cx(one !== chosen && 'border-transparent bg-transparent text-muted')}
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </Button>
      ))}
    </div>
  );
}
