import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx';

const CONTROL =
  'h-hit w-full rounded-md border border-control bg-surface px-3 text-ink disabled:opacity-60';

/** The label of a field and the note below it. */
interface FieldNames {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** The id of a sentence elsewhere that says what is wrong with it. */
  readonly faultId?: string | false;
}

/** What a control is read with: that it is wrong, the note below it, and what is said of it elsewhere. */
const readWith = (id: string, { hint, error, faultId }: Omit<FieldNames, 'label'>) => ({
  'aria-invalid': error || faultId ? true : undefined,
  'aria-describedby':
    [faultId, (error ?? hint) && `${id}-note`].filter(Boolean).join(' ') || undefined,
});

interface TextFieldProps extends ComponentProps<'input'>, FieldNames {
  /** An element inside the field, at its end. */
  readonly action?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, faultId, action, className, ...rest } = props;
  const id = useId();
  return (
    <Labelled {...{ id, label, hint, error, className }}>
      <div className="relative">
        <input
          id={id}
          {...rest}
          {...readWith(id, props)}
          className={cx(CONTROL, (error || faultId) && 'border-danger', Boolean(action) && 'pr-10')}
        />
        {action && <div className="absolute inset-y-0 right-1 flex items-center">{action}</div>}
      </div>
    </Labelled>
  );
}

export function SelectField(props: ComponentProps<'select'> & FieldNames) {
  const { label, hint, error, faultId, className, ...rest } = props;
  const id = useId();
  return (
    <Labelled {...{ id, label, hint, error, className }}>
      <select
        id={id}
        {...rest}
        {...readWith(id, props)}
        className={cx(CONTROL, (error || faultId) && 'border-danger')}
      />
    </Labelled>
  );
}

interface ChoiceFieldProps<Option extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>, FieldNames {
  readonly options: readonly Option[];
  readonly nameOf: (option: Option) => string;
  readonly value: Option;
  readonly onChoose: (option: Option) => void;
}

/** One of several; '' among the options stands for none of them. */
export function ChoiceField<Option extends string>({
  options,
  nameOf,
  onChoose,
  ...rest
}: ChoiceFieldProps<Option>) {
  return (
    <SelectField {...rest} onChange={({ target }) => onChoose(target.value as Option)}>
      {options.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  );
}

interface CheckFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string;
}

export function CheckField({ label, hint, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2 text-sm">
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hint && `${id}-note`}
        className="mt-0.5 size-4 accent-(--accent)"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-note`} className="text-xs text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** A form control with its label above it and a note below. */
export function Labelled({
  id,
  label,
  hint,
  error,
  className,
  children,
}: FieldNames & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children}
      {(error ?? hint) && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={cx('mt-1 text-xs', error ? 'text-danger' : 'text-muted')}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
