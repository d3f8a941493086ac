import { sampleSession } from '@lqc/analysis/testing';
import { Checker, claimSheet } from '../src/index.js';

const quarters = await sampleSession();
const RATE =
  /(?<verb>naik|tumbuh|turun|terkontraksi) (?<rate>sekitar [\d,]+%) \((?<base>qtq|yoy)\)/;

/** What contacts told of an indicator at a rate of their own. */
const sheet = claimSheet(quarters, { indicator: 'domestik', sector: null, isProfile: false });
const checker = new Checker(sheet);
const told = sheet.said.flatMap(({ key, contact, narrative }) => {
  const rate = key === 'domestik' ? RATE.exec(narrative)?.groups : undefined;
  return rate ? [{ contact, verb: rate['verb']!, rate: rate['rate']!, base: rate['base']! }] : [];
});
const isDown = (verb: string) => verb === 'turun' || verb === 'terkontraksi';

test('the first or the last two of those who were listed are these and nobody else', () => {
  for (const [at, one] of told.entries())
    for (const two of told.slice(at + 1)) {
      const isAlike = one.base === two.base && isDown(one.verb) === isDown(two.verb);
      const other = told.find(
        ({ contact, rate }) =>
          ![one, two].some((own) => own.contact === contact || own.rate === rate),
      );
      if (!isAlike || one.rate === two.rate || !other) continue;
      const lead = `Tiga kontak yang berbicara adalah ${other.contact}, ${one.contact}, dan ${two.contact}.`;
      const verb = isDown(one.verb) ? 'turun' : 'naik';
      const said = (which: string, rates: string) =>
        checker
          .read(
            `${lead} Dua kontak ${which} melaporkan permintaan domestik ${verb} masing-masing ${rates} (${one.base}).`,
          )
          .at(-1)!.status;
      const rates = `${one.rate} dan ${two.rate.replace('sekitar ', '')}`;
      const status = said('terakhir', rates);
      expect(['supported', 'unchecked']).toContain(status);
      expect(said('pertama', rates)).not.toBe('supported');
      expect(said('terakhir', `${two.rate} dan ${one.rate.replace('sekitar ', '')}`)).not.toBe(
        'supported',
      );
    }
});
