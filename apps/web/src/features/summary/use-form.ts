import {
  ANALYSIS_TYPES,
  type Chapter,
  CHAPTERS,
  INDICATOR_KEYS,
  type SessionResponse,
  summaryProblem,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { keptOf, updateDashboardState } from '../analysis-session/dashboard-state';
import { sectorsOf } from './api';
import { type DraftForm, targetOf, withChapter } from './chapters';

/**
 * The state of the form: as stored in this browser, or else with the session's quarters filled in.
 */
export function useForm(session: SessionResponse) {
  const sectors =
    useQuery({ ...sectorsOf(session.session_id), enabled: session.quarters.now !== null }).data ??
    [];
  const [form, setForm] = useSavedDraft<DraftForm>(
    `summary form ${session.session_id}`,
    leftForm(session),
  );
  const change = (part: Partial<DraftForm>) => {
    const next =
      part.chapter === undefined
        ? { ...form, ...part }
        : withChapter(form, part.chapter as Chapter | '', sectors);
    setForm(next);
    updateDashboardState({
      quarterNow: next.now,
      quarterBefore: next.before,
      selectedIndicator: next.indicator,
      selectedSector: next.sector,
      selectedChapter: next.chapter,
      chapterTypes: { [next.chapter]: next.type },
    });
  };
  // The list of sectors may arrive after the chapter was chosen; the first sector is the default.
  const filled = form.sector === '' && sectors[0] ? { ...form, sector: sectors[0] } : form;
  return { form: filled, change, sectors, problem: summaryProblem(targetOf(filled)) };
}

/** The stored form; fields that are not stored have their initial values. */
function leftForm({ session_id: id, quarters: { now, before } }: SessionResponse): DraftForm {
  const kept = keptOf(id);
  const chapter =
    kept?.selectedChapter === ''
      ? ''
      : (CHAPTERS.find((one) => one === kept?.selectedChapter) ?? 'bab_2');
  const type = ANALYSIS_TYPES.find((one) => one === kept?.chapterTypes?.[chapter]);
  return {
    chapter,
    now: kept?.quarterNow ?? now?.source.label ?? '',
    before: kept?.quarterBefore ?? before.source.label,
    type: type ?? (chapter === 'bab_2' ? 'indikator_utama' : ''),
    indicator: INDICATOR_KEYS.find((key) => key === kept?.selectedIndicator) ?? 'domestik',
    sector: kept?.selectedSector ?? '',
    samaran: true,
  };
}
