import { AUDIT_ACTIONS, AUDIT_OUTCOMES, type AuditQuery } from '@lqc/contracts';
import { auditPhrases } from '@lqc/phrases';
import { Button } from '../../components/button';
import { SelectField, TextField } from '../../components/field';
import { copy } from './copy';

interface FiltersProps {
  readonly value: AuditQuery;
  readonly onChange: (part: Partial<AuditQuery>) => void;
  readonly onClear: (() => void) | null;
}

const { filters } = copy;

export function Filters({ value, onChange, onClear }: FiltersProps) {
  return (
    <form
      aria-label={filters.label}
      className="mb-4 grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-[1fr_1.5fr_1fr_auto_auto_auto]"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={filters.actor}
        value={value.actor ?? ''}
        onChange={({ target }) => onChange({ actor: target.value || undefined })}
      />
      <SelectField
        label={filters.action}
        value={value.action ?? ''}
        onChange={({ target }) =>
          onChange({ action: AUDIT_ACTIONS.find((one) => one === target.value) })
        }
      >
        <option value="">{filters.all}</option>
        {AUDIT_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {auditPhrases.action(action)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={filters.outcome}
        value={value.outcome ?? ''}
        onChange={({ target }) =>
          onChange({ outcome: AUDIT_OUTCOMES.find((one) => one === target.value) })
        }
      >
        <option value="">{filters.all}</option>
        {AUDIT_OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {auditPhrases.outcome(outcome)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={filters.from}
        type="date"
        value={value.from ?? ''}
        max={value.to}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextField
        label={filters.to}
        type="date"
        value={value.to ?? ''}
        min={value.from}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
      <Button disabled={!onClear} onClick={() => onClear?.()}>
        {filters.clear}
      </Button>
    </form>
  );
}
