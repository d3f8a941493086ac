import { type AuditEvent, INDICATORS } from '@lqc/contracts';
import { jobNames } from '../job-names.js';
import { modelSettings } from '../model-settings.js';
import { reportPhrases } from '../report.js';
import { roleNames } from '../role-names.js';
import { usageLimitNames } from '../usage-limit-names.js';
import { VERDICTS } from '../verdicts.js';
import { workbookWords } from '../workbook-names.js';
import { planWords } from './plan-words.js';

type Logged = Pick<AuditEvent, 'action' | 'object_type' | 'object_label' | 'object_id'>;
type Words = Readonly<Record<string, string>>;

/** What a call about an analysis gave; of the others the act says enough. */
const RESULTS: Words = {
  exportComparison: workbookWords('comparison').title,
  tabulation: workbookWords('tabulation').title,
  exportBab2: workbookWords('bab2').title,
  exportBab3: workbookWords('bab3').title,
  downloadOrientationChart: 'Grafik orientasi penjualan',
  downloadSectorChart: 'Grafik lapangan usaha',
  artifact: 'File hasil',
  exportChat: 'Percakapan',
  exportPlan: 'Rencana kunjungan',
};

const REPORT_WORDS: Words = {
  ...reportPhrases.states,
  ...reportPhrases.verdicts,
  ...reportPhrases.draftedBy,
  internal: 'salinan internal',
  release: 'salinan rilis',
  docx: 'Word',
  pdf: 'PDF',
  xlsx: 'Excel',
  'reviewer_is_not_author=true': 'penelaah harus orang lain',
  'reviewer_is_not_author=false': 'penulis boleh menelaah',
  reason: 'dengan alasan',
  'part=title': 'judul laporan',
  'part=people': 'penanda tangan',
  ...Object.fromEntries(
    Object.entries(reportPhrases.findings).map(([kind, name]) => [`finding=${kind}`, name]),
  ),
  people: 'penanda tangan diubah',
  order: 'urutan diubah',
};

/** Of a part, what is said of the name behind it. */
const BEFORE_NAMES: Words = {
  'title=': 'judul menjadi ',
  'with=': 'dengan bagian ',
  'without=': 'tanpa bagian ',
  'sentence=': 'kalimat ke-',
  'added=': 'ditambah: ',
  'removed=': 'dihapus: ',
  'changed=': 'diubah: ',
  'sha256=': 'SHA-256 ',
  'before=': 'menggantikan SHA-256 ',
};
const BEFORE_NAME = new RegExp(`^(${Object.keys(BEFORE_NAMES).join('|')})`);
const named = (part: string) => part.replace(BEFORE_NAME, (sign) => BEFORE_NAMES[sign] ?? sign);

const STATES: Words = reportPhrases.states;
const STATE_CHANGE = /^([a-z]+)→([a-z]+)$/;
const reportPart = (part: string) => {
  const [, from = '', to = ''] = STATE_CHANGE.exec(part) ?? [];
  const states = [STATES[from], STATES[to]];
  return states.every(Boolean) ? states.join(' → ') : (REPORT_WORDS[part] ?? named(part));
};

const WORDS_WORDS: Words = { hidden: 'disembunyikan', shown: 'ditampilkan lagi' };

const ACCOUNT_WORDS: Words = {
  'role=admin': roleNames.admin,
  'role=staff': roleNames.staff,
  'disabled=true': 'nonaktif',
  'disabled=false': 'aktif',
};

const CONTRADICTION_WORDS: Words = {
  ...Object.fromEntries(INDICATORS.map(({ key, label }) => [key, label])),
  ...VERDICTS,
  '-': 'diurungkan',
};

const SAMPLE_WORDS: Words = {
  quarterly: 'triwulan',
  company: 'database perusahaan',
  analysis: 'analisis',
  report: 'laporan',
};

const JOB_NAMES: Words = jobNames;
const LIMIT_NAMES: Words = usageLimitNames;

const MODEL_NAMES: Words = modelSettings.names;
const MODEL_VALUES: Words = {
  ...modelSettings.efforts,
  true: modelSettings.allowed,
  false: modelSettings.notAllowed,
};

const MODEL_NUMBERS: Readonly<Record<string, (value: number) => string>> = modelSettings.numbers;

/** What an account is from now on, and was before where that is known. */
function accountPart(part: string): string {
  const [name, values = ''] = nameAndValue(part);
  const words = values.split('→').map((value) => ACCOUNT_WORDS[`${name}=${value}`]);
  return words.every(Boolean) ? words.join(' → ') : part;
}

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
  if (type === 'account') return eachPart(label, ' ', accountPart);
  if (type === 'report') return eachPart(label, ' · ', reportPart);
  if (type === 'themes') return eachPart(label, ' · ', named);
  if (type === 'words') return eachPart(label, ' · ', (part) => WORDS_WORDS[part] ?? part);
  if (action === 'remove-samples') return eachPart(label, ' · ', samplesGone);
  if (type === 'file')
    return eachPart(label, ' · ', (part) =>
      part === 'replaced' ? 'isi sebelum diganti' : named(part),
    );
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
