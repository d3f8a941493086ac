import {
  type IndicatorFigure,
  noFindings,
  type QuarterFigures,
  type QuarterSource,
  type SessionResponse,
} from '@lqc/contracts';

interface QuarterPart {
  readonly source?: Partial<QuarterSource>;
  readonly contacts?: number;
  readonly indicators?: IndicatorFigure[];
}

interface SessionPart extends Partial<
  Pick<SessionResponse, 'session_id' | 'owner_username' | 'holders' | 'changes'>
> {
  readonly now?: QuarterPart | null;
  readonly before?: QuarterPart;
  readonly last_year?: QuarterPart | null;
}

/** An indicator's figure with nothing known of it but what is given. */
export const aFigure = (
  key: IndicatorFigure['key'],
  part: Partial<IndicatorFigure> = {},
): IndicatorFigure => ({
  key,
  label: key,
  average: null,
  n: 0,
  status: null,
  distribution: [],
  narratives: 0,
  small_sample: false,
  ...part,
});

export const aSource = (part: Partial<QuarterSource> = {}): QuarterSource => ({
  file_id: null,
  label: 'Triwulan I 2025',
  file_name: 'a.xlsx',
  upload_date: '2026-01-01T00:00:00.000Z',
  owner_username: 'admin',
  sha256: 'a',
  ...part,
});

const aQuarter = ({ source, ...part }: QuarterPart): QuarterFigures => ({
  source: aSource(source),
  contacts: 0,
  companies: 0,
  avg_values: {},
  indicators: [],
  quality: {
    ...noFindings(),
    matched_companies: null,
    unmatched_companies: [],
    confirmed_companies: [],
  },
  ...part,
});

/** An analysis of quarters of which nothing is known but what is given. */
export function aSession({
  now = null,
  before = {},
  last_year = null,
  ...part
}: SessionPart = {}): SessionResponse {
  const quarters = {
    now: now && aQuarter(now),
    before: aQuarter(before),
    last_year: last_year && aQuarter(last_year),
  };
  return {
    session_id: 's-1',
    started_at: '2026-01-01T00:00:00.000Z',
    owner_username: 'admin',
    holders: ['admin'],
    files_loaded: Object.values(quarters).filter(Boolean).length,
    data: quarters.before,
    avg_values: null,
    main_result: null,
    domestik_ekspor_result: null,
    quality: null,
    avg_values_3: null,
    quarters,
    changes: { qtq: {}, yoy: {} },
    company_source: null,
    ...part,
  };
}
