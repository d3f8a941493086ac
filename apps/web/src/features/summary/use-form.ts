import { type SessionResponse, summaryProblem } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { sectorsOf } from './api';
import { type Chapter, type DraftForm, targetOf, withChapter } from './chapters';

/** What is to be written, with the session's quarters filled in. */
export function useForm(session: SessionResponse) {
  const { now, before } = session.quarters;
  const sectors = useQuery({ ...sectorsOf(session.session_id), enabled: now !== null }).data ?? [];
  const [form, setForm] = useSavedDraft<DraftForm>(`summary form ${session.session_id}`, {
    chapter: 'bab_2',
    now: now?.source.label ?? '',
    before: before.source.label,
    type: 'indikator_utama',
    indicator: 'domestik',
    sector: '',
    samaran: true,
  });
  const change = (part: Partial<DraftForm>) =>
    setForm(
      part.chapter === undefined
        ? { ...form, ...part }
        : withChapter(form, part.chapter as Chapter | '', sectors),
    );
  // Sectors may come after the chapter was chosen: the first is the default.
  const filled = form.sector === '' && sectors[0] ? { ...form, sector: sectors[0] } : form;
  return { form: filled, change, sectors, problem: summaryProblem(targetOf(filled)) };
}
