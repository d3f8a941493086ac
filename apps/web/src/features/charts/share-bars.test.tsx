import { orderOf, quarterAt, quarterName } from '@lqc/contracts';
import { render } from '@testing-library/react';
import { ShareBars } from './share-bars';
import { LETTER } from './text-lines';

/** As many quarters up to Triwulan III 2026, without every fifth of them. */
const barsOf = (quarters: number) =>
  Array.from({ length: quarters }, (_, at) => quarterAt(2026 * 4 + 3 - quarters + at))
    .filter((_, at) => at % 5 !== 3)
    .map((period) => ({
      id: quarterName(period),
      quarter: quarterName(period),
      share: 0.9 - (orderOf(period) % 3) / 4,
      figure: '143',
      below: '/ 150',
      said: '',
    }));

test.each(
  [1, 2, 7, 12, 24, 40].flatMap((quarters) =>
    [250, 398, 700].flatMap((width) => ['first', 'last'].map((of) => [quarters, width, of])),
  ) as [number, number, 'first' | 'last'][],
)(
  'of %i quarters over %i px, with the %s one dark, no figure and no name is cut at an edge or touches the next one or a bar',
  (quarters, width, of) => {
    const bars = barsOf(quarters);
    const chosen = bars.at(of === 'first' ? 0 : -1)!.id;
    const { container } = render(
      <ShareBars
        {...{ bars, width, chosen }}
        name="Kurs"
        most={1}
        height={56}
        onPress={() => {}}
      />,
    );
    const linesOf = (line: string) =>
      [...container.querySelectorAll(line)].map((text) => {
        const half = (text.textContent!.length * LETTER) / 2;
        const x = Number(text.getAttribute('x'));
        return [x - half, x + half] as const;
      });
    for (const line of ['[role=button] text', 'tspan:first-child', 'tspan:last-child']) {
      const placed = linesOf(line);
      expect(placed.length).toBeGreaterThan(0);
      expect(placed[0]![0]).toBeGreaterThanOrEqual(0);
      expect(placed.at(-1)![1]).toBeLessThanOrEqual(width);
      placed.slice(1).forEach(([left], at) => expect(left).toBeGreaterThan(placed[at]![1]));
    }
    const numberOf = (of: Element, name: string) => Number(of.getAttribute(name));
    const figures = [...container.querySelectorAll('[role=button] text')];
    for (const drawn of container.querySelectorAll('[role=button] rect:nth-of-type(2)'))
      for (const [at, [from, to]] of linesOf('[role=button] text').entries()) {
        const left = numberOf(drawn, 'x');
        if (left < to && left + numberOf(drawn, 'width') > from)
          expect(numberOf(figures[at]!, 'y')).toBeLessThan(numberOf(drawn, 'y'));
      }
  },
);

test('the place of a quarter that is missing stays free', () => {
  const bars = barsOf(24);
  const { container } = render(
    <ShareBars bars={bars} name="Kurs" most={1} width={700} height={56} onPress={() => {}} />,
  );
  const lefts = [...container.querySelectorAll('[role=button] rect:first-of-type')].map((rect) =>
    Number(rect.getAttribute('x')),
  );
  const step = lefts[1]! - lefts[0]!;
  expect(lefts.slice(1).map((left, at) => Math.round((left - lefts[at]!) / step))).toEqual(
    bars.slice(1).map((_, at) => (at % 4 === 2 ? 2 : 1)),
  );
});
