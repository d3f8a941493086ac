import { isPercentage, type Item, means } from '../../items/item.js';
import { pointsBack, sideOfThat } from '../../items/pointing.js';
import { answersIn, type OwnAnswer } from './own-answers.js';
import { isContentWord } from '../matching/content-words.js';

/** What a part says of a contact's answer, and of its position among other contacts. */
export interface Standing {
  /** "Memberi skor 5". */
  readonly answers: readonly OwnAnswer[];
  /** Words that compare it with others ("tertinggi", "hanya", "lebih dalam daripada B"), which no narrative does. */
  readonly beside: readonly Item[];
  /** All other words, which the contact's narratives must support. */
  readonly rest: readonly Item[];
}

export function standingOf(text: string, items: readonly Item[]): Standing {
  const isRated = items.some(isPercentage);
  const answers = answersIn(text, items).filter(
    // "X berada di bawahnya, 20,2 % (qtq)": below another company's rate, not below neutral.
    (one) => !(isRated && one.items.some(({ start, end }) => /nya$/i.test(text.slice(start, end)))),
  );
  // "Satu-satunya kontak dengan skor 5" is held against the count of them, elsewhere.
  const only = answers.length > 0 ? items.filter(({ word }) => word === 'satu-satunya') : [];
  const answered = new Set([...answers.flatMap((one) => one.items), ...only]);
  return {
    answers,
    beside: items.filter((item, at) => !answered.has(item) && setsBeside(item, items, at)),
    rest: items.filter((item) => !answered.has(item) && !isOfAnswer(item, answers)),
  };
}

const BESIDE =
  /^(?:sama|setara|serupa|sebanding|mirip|setinggi|sedalam|sekuat|setajam|melampaui|melebihi|berlawanan|berkebalikan|bertolak|kontras|berbeda|beda|beda-beda|berlainan|disusul|diikuti|satu-satunya|semata|karenanya)$/;
const POINTED = /^(?:faktor|alasan|pendorong|penyebab|pemicu|sebab|hal)(?:nya)?$/;

/** Whether a word compares a contact with others or with what was told before. */
function setsBeside(item: Item, items: readonly Item[], at: number): boolean {
  const [lead, next] = [items[at - 1], items[at + 1]];
  if (means(item, 'rank')) return item.word !== 'terutama';
  if (means(item, 'number')) {
    const { unit, of } = item.meaning.number;
    return of !== null || unit === 'kontak' || unit === 'perusahaan' || next?.word === 'arah';
  }
  // "Dengan pesanan alat berat yang lebih rendah": lower than before, not lower than others'.
  if (means(item, 'more')) {
    const noun = lead?.word === 'yang' ? items[at - 2] : lead;
    const isOfNoun =
      item.last.endsWith('nya') ||
      (noun !== undefined &&
        (means(noun, 'indicator') || isContentWord({ kind: 'word', word: noun.word })));
    return !isOfNoun || means(next, 'than');
  }
  // "Hanya 3 %" means "little"; "hanya X" means "nobody else".
  if (/^(?:hanya|cuma)$/.test(item.word))
    return !(means(next, 'number') || means(next, 'near') || means(next, 'size'));
  // "Terjaga pada level yang sama": compares with before, not with others.
  if (item.word === 'sama' && /^(?:level|tingkat|posisi|kisaran)$/.test(items[at - 2]?.word ?? ''))
    return false;
  return (
    BESIDE.test(item.word) ||
    (item.word === 'sebesar' && pointsBack(next)) ||
    sideOfThat(item) !== null ||
    (POINTED.test(item.word) && pointsBack(next))
  );
}

const isOfAnswer = (item: Item, answers: readonly OwnAnswer[]) =>
  answers.length > 0 && (item.word === 'skor' || item.word === 'menjawab');
