import { AUDIT_ACTIONS, AUDIT_OUTCOMES, type AuditQuery } from '@lqc/contracts';
import { auditPhrases } from '@lqc/phrases';
import { Button } from '../../components/button';
import { ChoiceField, TextField } from '../../components/field';
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
      className="mb-4 grid print:hidden grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-[1fr_1.5fr_1fr_auto_auto_auto]"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={filters.actor}
        value={value.actor ?? ''}
        onChange={({ target }) => onChange({ actor: target.value || undefined })}
      />
      <ChoiceField
        label={filters.action}
        options={['', ...AUDIT_ACTIONS]}
        nameOf={(one) => (one ? auditPhrases.action(one) : filters.all)}
        value={value.action ?? ''}
        onChoose={(one) => onChange({ action: one || undefined })}
      />
      <ChoiceField
        label={filters.outcome}
        options={['', ...AUDIT_OUTCOMES]}
        nameOf={(one) => (one ? auditPhrases.outcome(one) : filters.all)}
        value={value.outcome ?? ''}
        onChoose={(one) => onChange({ outcome: one || undefined })}
      />
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
