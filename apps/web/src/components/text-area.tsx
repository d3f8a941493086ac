import { type ComponentProps, useId } from 'react';
import { Labelled } from './field';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A multi-line text field with a label and a hint. */
export function TextArea({ label, hint, rows = 3, onChange, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Labelled {...{ id, label, hint, className }}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-describedby={hint && `${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        className="w-full rounded-md border border-control bg-surface px-3 py-2"
      />
    </Labelled>
  );
}
