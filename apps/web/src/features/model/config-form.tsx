import { LLM_LIMITS, LLM_MODELS, type LlmConfig } from '@lqc/contracts';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button';
import { CheckField, ChoiceField, TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { count, decimal } from '../../lib/format';
import { type ConfigDraft, outOfRange, RANGES } from './config-draft';
import { copy } from './copy';

interface ConfigFormProps {
  readonly draft: ConfigDraft;
  readonly models: readonly string[];
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onChange: (part: Partial<ConfigDraft>) => void;
  readonly onReset: () => void;
  readonly onSave: () => void;
}

const EFFORTS = Object.keys(copy.efforts) as LlmConfig['xai_reasoning_effort'][];

export function ConfigForm(props: ConfigFormProps) {
  const { draft, models, dirty, busy, error, onChange, onReset, onSave } = props;
  const wrong = outOfRange(draft);
  const ranged = (key: 'xai_max_tokens' | 'xai_timeout', label: string, hint: ReactNode) => {
    const { min, max, step } = RANGES[key];
    return (
      <TextField
        type="number"
        label={label}
        hint={hint}
        error={wrong.includes(key) ? copy.outOfRange(count(min), count(max)) : null}
        min={min}
        max={max}
        step={step}
        value={draft[key]}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    );
  };
  const tokens = RANGES.xai_max_tokens;
  const seconds = RANGES.xai_timeout;
  return (
    <form
      className="flex max-w-xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && wrong.length === 0) onSave();
      }}
    >
      <ChoiceField
        label={copy.model}
        options={[...new Set([...models, draft.xai_model])]}
        nameOf={(name) => (name === LLM_MODELS[0] ? copy.recommended(name) : name)}
        value={draft.xai_model}
        onChoose={(model) => onChange({ xai_model: model })}
      />
      <TemperatureSlider
        value={draft.xai_temperature}
        onChange={(value) => onChange({ xai_temperature: value })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {ranged(
          'xai_max_tokens',
          copy.maxTokens,
          copy.maxTokensHint(count(tokens.min), count(tokens.max)),
        )}
        {ranged(
          'xai_timeout',
          copy.timeout,
          copy.timeoutHint(count(seconds.min), count(seconds.max)),
        )}
      </div>
      <ChoiceField
        label={copy.effort}
        options={EFFORTS}
        nameOf={(effort) => copy.efforts[effort]}
        value={draft.xai_reasoning_effort}
        onChoose={(effort) => onChange({ xai_reasoning_effort: effort })}
      />
      <CheckField
        label={copy.namesMayGo}
        hint={copy.namesMayGoHint}
        checked={draft.names_may_go}
        onChange={(event) => onChange({ names_may_go: event.target.checked })}
      />
      {error && <ErrorNotice error={error} title={copy.saveFailed} />}
      <div className="flex justify-end gap-2 border-t border-line pt-4">
        <Button disabled={!dirty || busy} onClick={onReset}>
          {copy.reset}
        </Button>
        <Button type="submit" variant="primary" disabled={!dirty || busy || wrong.length > 0}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

function TemperatureSlider({
  value,
  onChange,
}: {
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const { min, max, step } = LLM_LIMITS.temperature;
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between">
        <label htmlFor={id} className="text-sm font-medium">
          {copy.temperature}
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {decimal(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        className="w-full accent-(--accent)"
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <p id={`${id}-note`} className="text-xs text-muted">
        {copy.temperatureHint}
      </p>
    </div>
  );
}
