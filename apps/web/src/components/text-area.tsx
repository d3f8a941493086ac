import { useId } from 'react';

interface TextAreaProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly rows?: number;
  readonly onChange: (text: string) => void;
}

/** A multi-line text field with a label and a hint. */
export function TextArea({ label, hint, value, rows = 3, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        aria-describedby={hint && `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded-md border border-control bg-surface px-3 py-2"
      />
      {hint && (
        <p id={`${id}-note`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
