import { LLM_LIMITS, LLM_MODELS, type LlmConfig, type LlmConfigResponse } from '@lqc/contracts';
import { modelSettings } from '@lqc/phrases';
import { useId } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { CheckField, ChoiceField, TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { count, dotted } from '../../lib/format';
import {
  changedOf,
  type ConfigDraft,
  type ConfigFields,
  outOfRange,
  RANGES,
  shownOf,
} from './config-draft';
import { copy } from './copy';

interface ConfigFormProps {
  readonly draft: ConfigDraft;
  readonly standing: LlmConfigResponse;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onChange: (part: Partial<ConfigFields>) => void;
  readonly onReset: () => void;
  readonly onSave: () => void;
}

const EFFORTS = Object.keys(copy.efforts) as LlmConfig['xai_reasoning_effort'][];

export function ConfigForm(props: ConfigFormProps) {
  const { draft, standing, busy, error, onChange, onReset, onSave } = props;
  const shown = shownOf(draft, standing);
  const changed = changedOf(draft, standing);
  const dirty = changed.length > 0;
  const wrong = outOfRange(shown);
  // One that was stored so before is not sent.
  const isWrong = wrong.some((key) => changed.includes(key));
  /** A setting's note, with what stands where something else was typed. */
  const noteOf = (key: keyof ConfigFields, stands: string, note?: string) =>
    dotted(note, changed.includes(key) && copy.standing(stands));
  const ranged = (key: 'xai_max_tokens' | 'xai_timeout', label: string, hint: string) => {
    const { min, max, step } = RANGES[key];
    return (
      <TextField
        type="number"
        label={label}
        hint={noteOf(key, modelSettings.numbers[key](standing[key]), hint)}
        error={wrong.includes(key) ? copy.outOfRange(count(min), count(max), count(step)) : null}
        min={min}
        max={max}
        step={step}
        value={shown[key]}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    );
  };
  const tokens = RANGES.xai_max_tokens;
  const seconds = RANGES.xai_timeout;
  return (
    <Form noValidate className="flex max-w-xl flex-col gap-4" onSend={onSave}>
      <ChoiceField
        label={copy.model}
        hint={noteOf('xai_model', standing.xai_model)}
        options={[...new Set([...standing.models, shown.xai_model])]}
        nameOf={(name) => (name === LLM_MODELS[0] ? copy.recommended(name) : name)}
        value={shown.xai_model}
        onChoose={(model) => onChange({ xai_model: model })}
      />
      <TemperatureSlider
        value={shown.xai_temperature}
        note={noteOf(
          'xai_temperature',
          modelSettings.numbers.xai_temperature(standing.xai_temperature),
          copy.temperatureHint,
        )}
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
        hint={noteOf('xai_reasoning_effort', copy.efforts[standing.xai_reasoning_effort])}
        options={EFFORTS}
        nameOf={(effort) => copy.efforts[effort]}
        value={shown.xai_reasoning_effort}
        onChoose={(effort) => onChange({ xai_reasoning_effort: effort })}
      />
      <CheckField
        label={copy.namesMayGo}
        hint={noteOf(
          'names_may_go',
          standing.names_may_go ? copy.allowed : copy.notAllowed,
          copy.namesMayGoHint,
        )}
        checked={shown.names_may_go}
        onChange={(event) => onChange({ names_may_go: event.target.checked })}
      />
      <ErrorNotice error={error} title={copy.saveFailed} />
      <div className="flex justify-end gap-2 border-t border-line pt-4">
        <Button disabled={!dirty || busy} onClick={onReset}>
          {copy.reset}
        </Button>
        <Button type="submit" variant="primary" disabled={!dirty || busy || isWrong}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}

function TemperatureSlider({
  value,
  note,
  onChange,
}: {
  value: number;
  note: string;
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
          {modelSettings.numbers.xai_temperature(value)}
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
        {note}
      </p>
    </div>
  );
}
