import { useId } from 'react';

interface ChoiceCardsProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly choices: readonly {
    readonly id: Id;
    readonly label: string;
    readonly note?: string;
  }[];
  readonly onChange: (id: Id) => void;
}

/** A choice between a few options, each explained on a card. */
export function ChoiceCards<Id extends string>(props: ChoiceCardsProps<Id>) {
  const { label, value, choices, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="divide-y divide-line rounded-md border border-control">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex min-h-hit gap-2.5 px-3 py-2 first:rounded-t-md last:rounded-b-md has-checked:bg-accent-tint"
          >
            <input
              type="radio"
              name={name}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
              className="mt-0.5 size-4 shrink-0 accent-(--accent)"
            />
            <span>
              <span className="block font-medium">{choice.label}</span>
              {choice.note && <span className="block text-xs text-muted">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
