import { type AuditEvent, INDICATORS, type LlmConfig } from '@lqc/contracts';
import { jobNames, VERDICTS, workbookWords } from '@lqc/phrases';
import { NUMBER_TEXTS } from '../model/config-draft';
import { copy as model } from '../model/copy';
import { copy as operations } from '../operations/copy';
import { copy as report } from '../report/copy';
import { copy as users } from '../users/copy';
import { copy } from './copy';
import { planWords } from './plan-words';

type Logged = Pick<AuditEvent, 'action' | 'object_type' | 'object_label' | 'object_id'>;
type Words = Readonly<Record<string, string>>;

/** What a call about an analysis gave; of the others the act says enough. */
const RESULTS: Words = {
  exportComparison: workbookWords('comparison').title,
  tabulation: workbookWords('tabulation').title,
  exportBab2: workbookWords('bab2').title,
  exportBab3: workbookWords('bab3').title,
  downloadOrientationChart: 'Grafik orientasi pasar',
  downloadSectorChart: 'Grafik sektor',
  artifact: 'File hasil',
  exportChat: 'Percakapan',
  exportPlan: 'Rencana kunjungan',
};

const REPORT_WORDS: Words = {
  ...report.states,
  ...report.release.verdicts,
  model: report.draft.model,
  automatic: report.draft.automatic,
  internal: 'salinan internal',
  release: 'salinan rilis',
  docx: 'Word',
  pdf: 'PDF',
  xlsx: 'Excel',
  'reviewer_is_not_author=true': 'penelaah harus orang lain',
  'reviewer_is_not_author=false': 'penulis boleh menelaah',
};

const ACCOUNT_WORDS: Words = {
  'role=admin': users.roles.admin,
  'role=staff': users.roles.staff,
  'disabled=true': 'dinonaktifkan',
  'disabled=false': 'diaktifkan',
};

const CONTRADICTION_WORDS: Words = {
  ...Object.fromEntries(INDICATORS.map(({ key, label }) => [key, label])),
  ...VERDICTS,
  '-': copy.takenBack,
};

const SAMPLE_WORDS: Words = {
  quarterly: 'triwulan',
  company: 'database perusahaan',
  analysis: 'analisis',
  report: 'laporan',
};

const JOB_NAMES: Words = jobNames;
const LIMIT_NAMES: Words = operations.limitNames;

const MODEL_SETTINGS: Readonly<Record<keyof LlmConfig, string>> = {
  names_may_go: model.namesMayGo,
  xai_model: model.model,
  xai_temperature: model.temperature,
  xai_max_tokens: model.maxTokens,
  xai_timeout: model.timeout,
  xai_reasoning_effort: model.effort,
};
const MODEL_NAMES: Words = MODEL_SETTINGS;
const MODEL_VALUES: Words = {
  ...model.efforts,
  true: model.allowed,
  false: model.notAllowed,
};

const MODEL_NUMBERS: Readonly<Record<string, (value: number) => string>> = NUMBER_TEXTS;

/** The parts of `name=value`; a value may hold the sign as well. */
function nameAndValue(part: string): readonly [name: string, value: string | undefined] {
  const [name = '', ...rest] = part.split('=');
  return [name, rest.length > 0 ? rest.join('=') : undefined];
}

/** A changed setting of the model, `name=was→is`; an earlier version logged the model's name alone. */
function modelChange(part: string): string {
  const [name, values] = nameAndValue(part);
  if (values === undefined) return part;
  const said = values.split('→').map((value) => modelValue(name, value));
  return `${MODEL_NAMES[name] ?? name}: ${said.join(' → ')}`;
}

/** What was refused need not be a number. */
function modelValue(name: string, value: string): string {
  const text = MODEL_NUMBERS[name];
  return text && /^\d+(\.\d+)?$/.test(value) ? text(Number(value)) : (MODEL_VALUES[value] ?? value);
}

/** How much of a kind went with the sample files, `kind=count`; an earlier version logged it in words. */
function samplesGone(part: string): string {
  const [kind, count] = nameAndValue(part);
  return count === undefined ? part : `${count} ${SAMPLE_WORDS[kind] ?? kind}`;
}

/** The object of an act in the words of the screens; the log itself keeps the names that calls have. */
export function objectWords({
  action,
  object_type: type,
  object_label: label,
  object_id: id,
}: Logged): string {
  // An earlier version logged a job by its id alone, which says nothing to people.
  if (label === null) return type === 'job' ? '' : (id ?? '');
  if (type === 'company') return planWords(label) ?? label;
  if (action === 'start-analysis') return label;
  if (type === 'analysis') return RESULTS[label] ?? '';
  if (type === 'account') return eachPart(label, ' ', (part) => ACCOUNT_WORDS[part] ?? part);
  if (type === 'report') return eachPart(label, ' · ', (part) => REPORT_WORDS[part] ?? part);
  if (action === 'remove-samples') return eachPart(label, ' · ', samplesGone);
  if (type === 'file')
    return eachPart(label, ' · ', (part) => (part === 'replaced' ? copy.replaced : part));
  if (type === 'contradiction')
    return eachPart(label, ' · ', (part) => CONTRADICTION_WORDS[part] ?? part);
  if (type === 'limits')
    return eachPart(label, ' ', (part) => {
      const [name, value = ''] = nameAndValue(part);
      return `${LIMIT_NAMES[name] ?? name}: ${value}`;
    });
  if (type === 'job') return eachPart(label, ' · ', (part) => JOB_NAMES[part] ?? part);
  if (type === 'model') return eachPart(label, ' · ', modelChange);
  return label;
}

const eachPart = (text: string, apart: string, words: (part: string) => string): string =>
  text.split(apart).map(words).join(' · ');
