import { markedParts } from './marked-parts';

const shown = (...args: Parameters<typeof markedParts>) =>
  markedParts(...args)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('every match is marked, at the start and the end as well', () => {
  expect(
    shown('Harga naik, harga', [
      [0, 5],
      [12, 17],
    ]),
  ).toBe('[Harga] naik, [harga]');
  expect(shown('Harga naik', [])).toBe('Harga naik');
});

test('not a letter is lost, whatever the places say', () => {
  for (const matches of [
    [[3, 99]],
    [[5, 2]],
    [
      [0, 5],
      [3, 8],
    ],
    [
      [6, 10],
      [0, 5],
    ],
  ] as [number, number][][])
    expect(
      markedParts('Harga naik', matches)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Harga naik');
});
