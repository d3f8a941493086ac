import { sheetOf } from './sample-sheet.js';

const { sheet, checker, statusOf } = await sheetOf('domestik');
const told = sheet.said.filter(({ key }) => key === 'domestik');

test("a contact's score is its own, and another one is never endorsed", () => {
  const scored = told.filter(({ score }) => score !== null);
  expect(scored.length).toBeGreaterThan(5);
  for (const { contact, score } of scored) {
    const text = (given: number) => `${contact} memberikan skor ${given}.`;
    expect([contact, statusOf(text(score!))]).toEqual([contact, 'supported']);
    expect(statusOf(text(score === 5 ? 4 : score! + 1))).not.toBe('supported');
  }
});

const RATE = /(naik|terkontraksi) ([\d,]+%) \(qtq\)(?: karena|, tercermin dari) ([^,.]+)/;

test("a contact's rate with its cause holds in other words, and with none of its parts changed", () => {
  const rates = told.flatMap(({ contact, narrative }) => {
    const found = RATE.exec(narrative);
    return found ? [{ contact, direction: found[1], rate: found[2]!, cause: found[3]! }] : [];
  });
  expect(rates.length).toBeGreaterThan(3);
  const [up, down] = ['kenaikan', 'kontraksi'];
  for (const { contact, direction, rate, cause } of rates) {
    const [noun, other] = direction === 'naik' ? [up, down] : [down, up];
    const text = (said: string, by = rate, why = cause) =>
      `${contact} mencatat ${said} ${by} (qtq) karena ${why}.`;
    expect([text(noun!), statusOf(text(noun!))]).toEqual([text(noun!), 'supported']);
    expect(statusOf(text(other!))).not.toBe('supported');
    expect(statusOf(text(noun!, '77,7%'))).not.toBe('supported');
    expect(statusOf(text(noun!, rate, 'gangguan pasokan bahan bakar'))).not.toBe('supported');
    // Deeper than whose, no narrative tells.
    expect(statusOf(`${contact} mencatat ${noun} lebih dalam, ${rate} (qtq).`)).not.toBe(
      'supported',
    );
  }
});

test('a sector that somebody is said to deal with is no word of a contact of that sector', () => {
  const dealings = told.flatMap(({ narrative, sector }) =>
    narrative
      .split(/(?<=\.)\s/)
      .filter((one) => sector && one.startsWith('Kontak '))
      .map((one) => `Salah satu k${one.slice(1, -1)} dengan pelaku ${sector}.`),
  );
  expect(dealings.length).toBeGreaterThan(3);
  expect(dealings.filter((one) => statusOf(one) === 'supported')).toEqual([]);
});

test('the evidence of words in quotation marks is the very sentence that was quoted', () => {
  const said = told.flatMap(({ narrative }) => narrative.split(/(?<=\.)\s/).slice(1));
  expect(said.length).toBeGreaterThan(5);
  for (const sentence of said) {
    const quote = sentence.replace(/\.$/, '');
    const [read] = checker.read(`Salah satu kontak menyampaikan: “${quote}”.`);
    const [first] = read!.evidence;
    expect(first!.sentence.toLowerCase()).toBe(sentence.toLowerCase());
    expect(first!.support).toBe('full');
  }
});
