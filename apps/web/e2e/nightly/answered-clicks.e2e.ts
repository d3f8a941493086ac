import { firstAnalysis } from '../support/first-analysis';
import { journey, page, product } from '../support/journey';

journey('with sample data', () => firstAnalysis(page, product));

test('a click on a tab is answered within 100 ms by something that is true', async () => {
  const waits = await page.evaluate(
    async (names) => {
      const least: Record<string, number> = {};
      const isSlow = (name: string) => !((least[name] ?? Infinity) <= 100);
      // The best of ten: other work of the machine may hold up some.
      for (let round = 0; round < 10 && names.some(isSlow); round += 1)
        for (const name of names) {
          const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
            ({ textContent }) => textContent === name,
          )!;
          const began = performance.now();
          const changed = new Promise<number>((done) => {
            const watch = new MutationObserver(() => {
              watch.disconnect();
              done(performance.now() - began);
            });
            watch.observe(document.querySelector('main')!, { childList: true, subtree: true });
          });
          tab.click();
          least[name] = Math.min(least[name] ?? Infinity, await changed);
          await new Promise((done) => setTimeout(done, 300));
        }
      return least;
    },
    ['Triwulan Sebelumnya', 'Triwulan Sekarang', 'Perbandingan', 'Tabulasi', 'Kesimpulan LLM'],
  );
  expect(Object.entries(waits).filter(([, waitMs]) => waitMs > 100)).toEqual([]);
});
