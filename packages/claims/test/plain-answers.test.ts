import { type ClaimFact, indicatorOf, isExpectation, LIKERT_INDICATORS } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { sheetOf } from './sample-sheet.js';
import { shown } from './sheet-words.js';

const TELLING = ['melaporkan', 'melihat', 'memperkirakan', 'mencatat', 'menyampaikan'];
const REACHING = ['mencapai', 'berjumlah', 'kini tinggal', 'tercatat', 'hanya'];

const ANSWERS = [
  ['above', 'kenaikan'],
  ['below', 'penurunan'],
] as const;

test.each(LIKERT_INDICATORS.map(({ key }) => key))(
  'how many told a rise or a fall of %s is read however it is put, and another number never endorsed',
  async (indicator) => {
    const { facts, checker } = await sheetOf(indicator);
    const { label } = indicatorOf(indicator);
    // What is expected of harga jual is asked as perkiraan harga jual.
    const isMeant = (tells: string) => tells !== 'memperkirakan' || isExpectation(indicator);
    for (const [at, tells] of TELLING.filter(isMeant).entries())
      for (const [category, direction] of ANSWERS) {
        const count = facts.fact('answer-count', { indicator, category });
        const share = facts.fact('answer-share', { indicator, category });
        const say = (figure: string) =>
          `Kontak yang ${tells} ${direction} ${label.toLowerCase()} ${REACHING[at]!} ${figure}.`;
        const statusOf = (text: string) => [text, checker.read(text)[0]!.status];
        // There is only so much left where there was more, and "only" is no word for most of them.
        const isLeft = (one: ClaimFact) =>
          REACHING[at] === 'hanya'
            ? share.value <= 50
            : REACHING[at] !== 'kini tinggal' ||
              facts.fact(one.measure, { indicator, category, period: 'before' }).value > one.value;
        for (const [figure, fact] of [
          [`${shown(share)}%`, share],
          [`${count.value} kontak`, count],
        ] as const)
          expect(statusOf(say(figure))).toEqual([
            say(figure),
            isLeft(fact) ? 'supported' : 'unchecked',
          ]);
        for (const figure of [`${decimal(share.value + 7, 1)}%`, `${count.value + 1} kontak`])
          expect(statusOf(say(figure))[1]).not.toBe('supported');
      }
  },
);
