import { isA, isNextQuarter, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { aboutOf } from '../matching/about.js';
import { baseOf, hasRate, isOfBase } from '../matching/given-rates.js';
import { CONTINUING, isContinued } from '../matching/going-on.js';
import { howMany, isOfContacts } from './how-many.js';
import { isSameNegation } from '../matching/negation.js';
import { askedIn, toldIn } from '../matching/own-stretch.js';
import { borrowsAt } from '../matching/interest.js';
import { interestsIn, ratesIn } from '../matching/rates.js';
import { causalDirectionIn, isCausedThatWay, notAlways } from '../matching/causal-direction.js';
import { isSameReason, reasonGiven } from '../matching/given-reasons.js';
import { distinctive, reasonsIn } from '../matching/reasons.js';
import { plainWording } from '../matching/plain-wording.js';
import { hasSamePolarity } from '../matching/polarity.js';
import type { Source, Sources } from '../matching/sources.js';
import { isOfMove, leadsItself, supportAmong, type Supported } from '../matching/support.js';
import { isContentWord } from '../matching/content-words.js';
import { tokensOfItems } from '../../items/tokens-of-items.js';
import { isBorneByBalance, isOfContactsInGeneral, isToldAsMain } from './of-contacts-in-general.js';
import { isMainReason } from './main-reason.js';
import { whoIsMeant } from './who-is-meant.js';
import { whoseWords } from './whose-words.js';

/** So many narratives are shown beside a sentence; of one that counts them all, in a quarter as large as they are. */
const MOST_SHOWN = 5;
const MOST_COUNTED = 40;

/** A reason is called invented when at least this many of its content words occur in no narrative. */
const STRANGE = 2;

/**
 * Checks what a sentence reports of contacts it does not name. Right when as many contacts as its words
 * require say all of it, each in one sentence; wrong when nobody mentions its reason.
 */
export function readGeneral(
  text: string,
  sentence: Sentence,
  {
    zone: all,
    cited,
    direction,
    isSure,
  }: {
    readonly zone: readonly Item[];
    readonly cited: ReadonlySet<string>;
    /** The direction that the sentence's figures give its indicator; null when they give none. */
    readonly direction: number | null;
    /** True when its words attribute the report to contacts. */
    readonly isSure: boolean;
  },
  sources: Sources,
): { readonly reading: Reading; readonly evidence: readonly Supported[] } {
  const { keys } = aboutOf(sentence, sentence.items);
  const companies = whoseWords(sentence);
  const moved = direction ?? directionBefore(sentence, all);
  const push = causalDirectionIn(all, keys);
  const denying = push ? notAlways(all) : [];
  const scope = whoIsMeant(sentence, sentence.sheet.said, keys);
  const { least: atLeast, counted } = howMany(sentence);
  const passed = new Set([...denying, ...scope.items, counted]);
  const zone = all.filter((one) => !passed.has(one));
  const isMeant = ({ said }: Source) =>
    scope.isMeant(said) &&
    (companies === null || companies.includes(said.contact)) &&
    (cited.size === 0 || cited.has(said.contactId)) &&
    (said.key === null || !keys || keys.includes(said.key));
  const isExpected = zone.some((one) => means(one, 'expected') || isNextQuarter(one));
  const goesOn = zone.some(({ word }) => CONTINUING.test(word));
  const isGeneral = isOfContactsInGeneral(sentence);
  // "Kontak menyebut …" needs at least two contacts, unless only one was asked.
  const asked = new Set(sources.all.filter(isMeant).map(({ said }) => said.contact));
  const least = isGeneral && asked.size > 1 ? Math.max(atLeast, 2) : atLeast;
  const saying = reasonPieces(zone).map((items) => {
    const asked = askedIn(text, { items, keys });
    const { words } = asked;
    const stretch = toldIn(asked);
    const tokens = tokensOfItems(text, items);
    const plain = plainWording(tokens);
    const rates = ratesIn(tokens);
    const interests = interestsIn(tokens);
    const isEvent = words.some(isContentWord);
    const given = reasonGiven(text, items);
    const base = stretch.directions.length > 0 ? baseOf(items) : null;
    const candidates = isEvent
      ? sources
          .like(stretch.telling, isMeant)
          .filter(({ shared }) => shared === stretch.telling.length)
          .map(({ source }) => source)
      : least > 1 && keys && stretch.directions.length > 0
        ? sources.all.filter(
            (one) => isMeant(one) && leadsItself(one) === stretch.directions[0]!.direction,
          )
        : [];
    return candidates.filter(
      (source) =>
        (goesOn ? isContinued(source) : !isExpected || source.isForecast) &&
        isOfMove(source, moved) &&
        isCausedThatWay(source, push) &&
        isSameNegation(words, source) &&
        hasSamePolarity(plain, source) &&
        isSameReason(given, source) &&
        isOfBase(source, base, given.length > 0) &&
        rates.every((rate) => hasRate(source, rate, null)) &&
        interests.every((one) => borrowsAt(one, source.interests)) &&
        supportAmong(stretch, [source])[0]?.support === 'full',
    );
  });
  // The first source of each reason comes first, so that every reason is shown.
  const holders = [...new Set([...saying.flatMap(([first = []]) => first), ...saying.flat()])];
  const contacts = new Set(holders.map(({ said }) => said.contact));
  // "Sedikit lebih banyak, yakni 11": compares with something that no narrative tells.
  const isBeside = zone.some((one) => means(one, 'more') && one.meaning.comparison !== 'equal');
  const areEnough = counted ? contacts.size === least && !isBeside : contacts.size >= least;
  const isSaid = areEnough && saying.every((one) => one.length > 0);
  const isOfEach = scope.sectors.every((one) => holders.some(({ said }) => said.sector === one));
  const words = askedIn(text, { items: zone, keys });
  const told = toldIn(words);
  const own = words.isOfIndicator
    ? told.directions.find((one) => !one.isAside)?.direction
    : undefined;
  const went = moved ?? own;
  const borne =
    isGeneral && keys && went !== undefined && sentence.items.some(isOfContacts)
      ? isBorneByBalance(sentence, {
          keys,
          sector: scope.sectors[0] ?? sentence.sheet.sector,
          direction: went,
        })
      : true;
  const reasons = distinctive(reasonsIn(tokensOfItems(text, zone)));
  const isMain =
    !isToldAsMain(sentence, zone) ||
    isMainReason(reasons.length > 0 ? reasons : told.telling, sources.all.filter(isMeant), moved);
  const isWhole = isSaid && isOfEach && isMain && borne === true;
  // "Tidak banyak kontak", "kian jarang": says how many contacts, which the balance does not show.
  const isCounted = sentence.items.some(({ word }) => /^(?:banyak|sedikit|jarang)$/.test(word));
  // "Porsi di bawah netral menyusut, sejalan dengan kenaikan saldo bersih": figures, not reasons that contacts give.
  const isOfFigures = sentence.has('measure') && zone.every((one) => !means(one, 'other'));
  const isInvented =
    isSure && reasons.length >= STRANGE && reasons.every((one) => !sources.knows(one));
  return {
    reading: decided(
      { type: 'reason', items: all },
      isWhole
        ? true
        : !isOfFigures && (isInvented || (borne === false && !isCounted))
          ? false
          : null,
    ),
    evidence: holders
      .slice(0, counted ? MOST_COUNTED : MOST_SHOWN)
      .map((source) => ({ source, support: 'full' }) as const),
  };
}

/** The direction that a sentence states before its reason. */
function directionBefore(sentence: Sentence, [first]: readonly Item[]): number | null {
  const { items } = sentence;
  // "Pelemahan kurs rupiah jadi alasannya": here the reason itself comes first.
  if (items.some((item) => means(item, 'cause') && item.word.endsWith('nya'))) return null;
  const moved = items.find(
    (item) =>
      means(item, 'direction') &&
      ((first && item.end <= first.start) ||
        sentence
          .before(item)
          .slice(0, 2)
          .some(({ word }) => IS_OF.test(word))),
  );
  return means(moved, 'direction') ? moved.meaning.direction : null;
}

/**
 * "Mengaitkan kenaikan harga jual dengan …", "alasan penurunan investasi adalah …": the change is named after the word.
 */
const IS_OF = /^(?:mengaitkan|menghubungkan|alasan|penyebab)$/;

/** "Didorong oleh insentif PPN dan perluasan jaringan": each of the reasons, with what leads up to them. */
function reasonPieces(zone: readonly Item[]): Item[][] {
  const at = zone.findIndex(isA('cause'));
  const isList = zone.slice(at + 1).some((item) => means(item, 'break') && item.word === 'dan');
  if (at < 0 || !isList) return [[...zone]];
  const head = zone.slice(0, at + 1);
  const pieces: Item[][] = [[]];
  for (const item of zone.slice(at + 1))
    if (means(item, 'break')) pieces.push([]);
    else pieces.at(-1)!.push(item);
  const told = pieces.filter((piece) => piece.some(isA('other')));
  return told.length > 1 ? told.map((piece) => [...head, ...piece]) : [[...zone]];
}
