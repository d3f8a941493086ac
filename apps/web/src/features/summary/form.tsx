import {
  CHAPTER_TYPES,
  CHAPTERS,
  type ErrorCode,
  indicatorOf,
  type IndicatorKey,
  PERIOD_MAX_LENGTH,
} from '@lqc/contracts';
import { chapterName, errorSentence } from '@lqc/phrases';
import { useQuery } from '@tanstack/react-query';
import { Eye, PenLine, Sparkles } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '../../components/button';
import { CheckField, ChoiceField, SelectField, TextField } from '../../components/field';
import { Problem } from '../../components/states';
import { modelHealth } from '../model/health';
import { ModelOff } from '../model/model-off';
import {
  CHAPTER_OPTIONS,
  type DraftForm,
  needsOf,
  OTHER_INDICATORS,
  SUGGESTED,
  targetOf,
  TYPE_NAMES,
} from './chapters';
import { useFailureNotice } from '../analysis-session/notices';
import { copy } from './copy';
import { isWithoutScale, NarrativesLink } from './narratives-link';

interface FormProps {
  readonly form: DraftForm;
  readonly sectors: readonly string[];
  /** The first missing field, in the specification's order; null when complete. */
  readonly problem: ErrorCode | null;
  /** Why no preview is possible yet; null when it is. */
  readonly previewRefusal: string | null;
  readonly busy: boolean;
  readonly onChange: (part: Partial<DraftForm>) => void;
  readonly onWrite: (writer: 'model' | 'automatic') => void;
  readonly onPreview: () => void;
}

/** Two fields side by side where the form is not a column beside the draft. */
const PAIR =
  'grid grid-cols-2 items-start gap-3 empty:hidden lg:grid-cols-1 has-[>:only-child]:grid-cols-1';

/** The form of a draft: chapter, quarters, subject. */
export function Form(props: FormProps) {
  const { form, sectors, problem, previewRefusal, busy, onChange, onWrite, onPreview } = props;
  const [isAsked, setAsked] = useState(false);
  const isModelOff = useQuery(modelHealth).data?.status === 'unconfigured';
  const target = targetOf(form);
  const option = form.chapter === '' ? null : CHAPTER_OPTIONS[form.chapter];
  const needs = needsOf(form);
  useFailureNotice(isAsked && problem ? errorSentence(problem) : null);
  const press = (writer: 'model' | 'automatic') => {
    setAsked(problem !== null);
    if (problem === null) onWrite(writer);
  };
  const byModel = (
    <Fragment key="model">
      <Button
        variant={isModelOff ? 'secondary' : 'primary'}
        disabled={busy || isModelOff}
        aria-describedby={isModelOff ? 'model-off' : undefined}
        onClick={() => press('model')}
      >
        <Sparkles size={16} /> {copy.make}
      </Button>
      {isModelOff && <ModelOff id="model-off" what={copy.off} />}
    </Fragment>
  );
  const byRules = (
    <Fragment key="rules">
      <Button
        variant={isModelOff ? 'primary' : 'secondary'}
        disabled={busy}
        onClick={() => press('automatic')}
      >
        <PenLine size={16} /> {copy.automatic}
      </Button>
      <p className="-mt-2 text-xs text-muted">{copy.automaticNote}</p>
    </Fragment>
  );
  return (
    <div className="flex flex-col gap-3">
      <ChoiceField
        label={copy.chapter}
        options={['', ...CHAPTERS]}
        nameOf={(one) => (one ? chapterName(one) : copy.chapterChoose)}
        value={form.chapter}
        disabled={busy}
        onChoose={(chapter) => onChange({ chapter })}
      />
      <div className={PAIR}>
        <TextField
          label={copy.now}
          value={form.now}
          maxLength={PERIOD_MAX_LENGTH}
          disabled={busy}
          onChange={(event) => onChange({ now: event.target.value })}
        />
        {option?.hasBefore !== false && (
          <TextField
            label={copy.before}
            value={form.before}
            maxLength={PERIOD_MAX_LENGTH}
            disabled={busy}
            onChange={(event) => onChange({ before: event.target.value })}
          />
        )}
      </div>
      <div className={`${PAIR} max-sm:grid-cols-1`}>
        {form.chapter !== '' && (
          <ChoiceField
            label={copy.type}
            options={['', ...CHAPTER_TYPES[form.chapter]]}
            nameOf={(type) => (type ? TYPE_NAMES[type] : copy.typeChoose)}
            value={form.type}
            disabled={busy}
            onChoose={(type) => onChange({ type })}
          />
        )}
        {needs === 'indicator' && (
          <SelectField
            label={copy.indicator}
            value={form.indicator}
            disabled={busy}
            onChange={(event) => onChange({ indicator: event.target.value as IndicatorKey })}
          >
            <optgroup label={copy.suggested}>{SUGGESTED.map(indicatorOption)}</optgroup>
            <optgroup label={copy.others}>{OTHER_INDICATORS.map(indicatorOption)}</optgroup>
          </SelectField>
        )}
        {needs === 'sector' && (
          <ChoiceField
            label={copy.sector}
            hint={sectors.length === 0 ? copy.noSectors : undefined}
            options={sectors}
            nameOf={(one) => one}
            value={form.sector}
            disabled={busy}
            onChoose={(sector) => onChange({ sector })}
          />
        )}
      </div>
      {isWithoutScale(target) && <NarrativesLink target={target} />}
      <CheckField
        label={copy.samaran}
        hint={copy.samaranNote}
        checked={form.samaran}
        disabled={busy}
        onChange={(event) => onChange({ samaran: event.target.checked })}
      />
      {isAsked && <Problem className="text-sm">{problem && errorSentence(problem)}</Problem>}
      {isModelOff ? [byRules, byModel] : [byModel, byRules]}
      <Button
        variant="quiet"
        disabled={busy || previewRefusal !== null}
        aria-describedby={previewRefusal ? 'preview-refusal' : undefined}
        onClick={onPreview}
      >
        <Eye size={16} /> <span lang="en">{copy.preview}</span>
      </Button>
      {previewRefusal && (
        <p id="preview-refusal" className="-mt-2 text-xs text-muted">
          {previewRefusal}
        </p>
      )}
    </div>
  );
}

function indicatorOption(key: IndicatorKey) {
  return (
    <option key={key} value={key}>
      {indicatorOf(key).label}
    </option>
  );
}
