import { isA, type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** What a contact does about what it meets: none of these says where that goes. */
const COPING =
  /^(?:meng?antisipasi|menghadapi|menyikapi|merespons|menanggapi|menyiasati|mengatasi|meredam|menekan|menahan|mengendalikan|mengimbangi|memitigasi|menjaga|mengurangi|menutup|berjaga-jaga)(?:nya)?$/;
const AIMING = /^(?:untuk|guna|demi)$/;
const AMID = /^(?:di|meski(?:pun)?|walau(?:pun)?|kendati(?:pun)?|seiring|sejalan)$/;

/** What somebody waits before: "sebelum mengambil keputusan", "sebelum mengubah rencananya". */
const DECIDING =
  /^(?:sebelum|mengambil|keputusan|memutuskan|menentukan|mengubah|merealisasikan|rencana|langkah|bertindak|melangkah|bergerak|berinvestasi|investasi)(?:nya)?$/;
const WAITING = /^(?:me|di)?(?:n?tunggu|nunggu|n?nanti(?:kan)?|p?antau|mantau|cermati|ncermati)$/;

interface Circumstance {
  /** What the sentence opens with, without what is done about it: "kenaikan biaya". */
  readonly opening: readonly Item[];
  /** It names what is so of all, not what somebody does something about: "di tengah kenaikan". */
  readonly isOfAll: boolean;
  /** What is told of contacts. */
  readonly rest: readonly Item[];
}

/**
 * "Untuk meredam kenaikan biaya, beberapa kontak …", "di tengah pelemahan tersebut, …": what contacts meet,
 * parted from what they do. That they wait "sebelum mengambil keputusan" is said by their waiting.
 */
export function circumstanceOf({ items }: Sentence, zone: readonly Item[]): Circumstance {
  const rest = withoutDecision(zone);
  const [first, second] = zone.filter((one) => !means(one, 'break'));
  const comma = items.find((one) => means(one, 'break') && one.meaning.mark === ',');
  const isOpening =
    first !== undefined &&
    (COPING.test(first.word) ||
      (AIMING.test(first.word) && COPING.test(second?.word ?? '')) ||
      (AMID.test(first.word) && means(first, 'cause')) ||
      /^(?:meski|walau|kendati)/.test(first.word));
  if (!comma || !isOpening) return { opening: [], isOfAll: false, rest };
  const isLead = ({ word }: Item) => AIMING.test(word) || AMID.test(word) || COPING.test(word);
  const opening = zone.filter(({ end }) => end <= comma.start);
  const told = opening.findIndex((one) => !isLead(one));
  return {
    opening: told < 0 ? [] : opening.slice(told),
    isOfAll: AMID.test(first.word),
    rest: rest.filter(({ start }) => start >= comma.end),
  };
}

function withoutDecision(zone: readonly Item[]): readonly Item[] {
  const at = zone.findLastIndex(({ word }) => word === 'sebelum');
  const waits = zone.slice(0, Math.max(0, at)).some(({ word }) => WAITING.test(word));
  const isDecision = (one: Item) => DECIDING.test(one.word) || means(one, 'plain');
  return waits && zone.slice(at).every(isDecision) ? zone.slice(0, at) : zone;
}

/**
 * Whether the survey's own figure went where an opening says: "di tengah kenaikan secara umum". Null
 * where an opening tells of more than that.
 */
export function isBorneByFigures(sentence: Sentence, opening: readonly Item[]): boolean | null {
  const { sheet, topic } = sentence;
  const way = opening.find(isA('way'));
  const isBare = opening.every(
    (one) => one === way || means(one, 'indicator') || means(one, 'plain') || means(one, 'period'),
  );
  if (!way || !isBare || way.meaning.way === 0) return null;
  const named = opening.find(isA('indicator'));
  const keys = named ? sentence.resolved(named.meaning.keys) : [topic.indicator ?? sheet.indicator];
  const period = opening.find(isA('period'));
  const base = period?.meaning.role ?? topic.base ?? 'before';
  return keys.every((indicator) => {
    const at = { measure: 'change', indicator, sector: sheet.sector, base } as const;
    return Math.sign(sheet.table.find(at)?.value ?? 0) === way.meaning.way;
  });
}
