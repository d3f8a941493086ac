import type { Locator } from 'playwright-core';
import { BY_NIGHT } from '../support/by-night';
import { callsOf } from '../support/calls';
import { follow, untilQuiet } from '../support/browser';
import { problemsAtEverySize, SIZES } from '../support/every-size';
import { firstAnalysis } from '../support/first-analysis';
import { downloaded, journey, look, page, product, staysQuiet } from '../support/journey';
import { layoutProblems } from '../support/layout-problems';
import { spokenProblems } from '../support/spoken-problems';
import { untilStill } from '../support/still';

let session: string;
/** A company that was visited, as its page is addressed. */
let company: string;
/** A report, of which some sections are drafted by rules. */
let report: string;

journey('with sample data', async () => {
  await firstAnalysis(page, product);
  session = new URL(page.url()).searchParams.get('session') ?? '';
  const { contacts } = await callsOf(page).call('contacts', { query: { sort: 'visits' } });
  company = contacts[0]!.company_key;
  const { data } = await callsOf(page).call('userFiles', { body: { scope: 'all' } });
  const fileOf = (label: string) => data.quarterly_files.find((one) => one.label === label)!.id;
  const begun = await callsOf(page).call('createReport', {
    body: {
      quarter_now_id: fileOf('Triwulan III 2025'),
      quarter_before_id: fileOf('Triwulan II 2025'),
    },
  });
  report = begun.id;
  const sections = begun.sections.slice(0, 4).map(({ id }) => id);
  await callsOf(page).send('draftReport', {
    params: { id: report },
    body: { writer: 'automatic', sections },
  });
});

/** Every page, and what shows that it is there. */
const SCREENS: Readonly<Record<string, readonly [address: string, sign: string | RegExp]>> = {
  home: ['/homepage', 'Semua 15 indikator'],
  overview: ['/dashboard?tab=overview', /^Yang berubah/],
  before: ['/dashboard?tab=data1', /^Rata-rata indikator/],
  now: ['/dashboard?tab=data2', /^Rata-rata indikator/],
  comparison: ['/dashboard?tab=comparison', 'Perkiraan dan kenyataan'],
  change: ['/dashboard?tab=comparison&change=investasi', 'Siapa masuk, siapa keluar'],
  contacts: ['/dashboard?tab=data2&indicator=domestik&quarter=now', 'Kontak di balik angka ini'],
  sector: ['/dashboard?tab=data2&sector=Industri%20Pengolahan', /lembar kontak|perusahaan/],
  tabulation: ['/dashboard?tab=tabulation', 'Tabulasi skala Likert'],
  words: ['/dashboard?tab=analysis', /disebut: .* kontak/],
  summary: ['/dashboard?tab=summary', 'Draf bab laporan'],
  merger: ['/excel-merger', 'Petunjuk'],
  conclusions: ['/liaison-summary', 'Belum ada kesimpulan'],
  files: ['/admin-settings?tab=file', 'Database perusahaan'],
  profile: ['/admin-settings?tab=profil', 'Super Administrator'],
  model: ['/admin-settings?tab=model', 'Uji koneksi'],
  people: ['/admin-settings?tab=pengguna', 'Tambah pengguna'],
  weights: ['/admin-settings?tab=bobot', 'Bobot yang tersimpan'],
  operations: ['/admin-settings?tab=operasional', 'Antrean'],
  audit: ['/admin-settings?tab=audit', 'Ekspor CSV'],
  help: ['/bantuan', 'Arti setiap angka'],
  password: ['/change-password', 'Ulangi kata sandi baru'],
  simple: ['/admin', 'Database perusahaan'],
  history: ['/riwayat', /sel sektor cukup besar untuk dibaca$/],
  themes: ['/tema', 'Lihat kalimat'],
  search: ['/cari?q=harga', /wawancara, .* jawaban$/],
  companies: ['/kontak', 'Rencana kunjungan'],
  company: ['/kontak/{company}', 'Kata-katanya, triwulan demi triwulan'],
  plan: ['/rencana', 'Cakupan sektor per triwulan'],
  reports: ['/laporan', 'Laporan baru'],
  report: ['/laporan/{report}', 'Dasar kalimat ini'],
  checks: ['/periksa', /skor bertentangan dengan kata-katanya/],
};

test.each(Object.keys(SCREENS))(
  '%s fits every size that is tried, light and dark',
  async (name) => {
    const [address, sign] = SCREENS[name]!;
    const inSession = address.startsWith('/dashboard') ? `&session=${session}` : '';
    const place = address
      .replace('{company}', encodeURIComponent(company))
      .replace('{report}', report);
    await follow(page, place + inSession);
    await page.getByText(sign).first().waitFor({ state: 'attached' });
    expect(await problemsAtEverySize(page, `layar-${name}`)).toEqual([]);
  },
);

test('the button stands in the row of its fields when the quarter has a report already', async () => {
  await page.setViewportSize(SIZES['1366x768']);
  await page.goto('/laporan');
  await page.getByLabel('Triwulan', { exact: true }).selectOption('Triwulan III 2025');
  await page.getByText(/^Triwulan ini sudah punya laporan/).waitFor();
  const field = (await page.getByLabel('Judul').boundingBox())!;
  const button = (await page.getByRole('button', { name: 'Mulai laporan' }).boundingBox())!;
  expect(button.y).toBeCloseTo(field.y, 0);
});

test('a choice begins as far from its edge as what is typed beside it', async () => {
  await page.setViewportSize(SIZES['1366x768']);
  await page.goto('/laporan');
  await page.getByLabel('Judul').waitFor();
  const looks = await page.locator('main :is(select, input)').evaluateAll((all) =>
    all.map((one) => {
      const { appearance, paddingLeft } = getComputedStyle(one);
      // What the browser draws itself is set in by as much again as it likes.
      return one.tagName === 'SELECT' && appearance !== 'none' ? appearance : paddingLeft;
    }),
  );
  expect(new Set(looks).size).toBe(1);
});

/** The left edge of what a page shows. */
const leftOf = (element: Element) => element.getBoundingClientRect().left;

test('in a table the scales stand beneath one another, a row begins where its card does, and a long name takes a second line', async () => {
  await page.setViewportSize(SIZES['1366x768']);
  await page.goto(`/dashboard?tab=data1&session=${session}`);
  const scales = page.locator('td [aria-hidden] > .left-1\\/2');
  await scales.last().waitFor();
  expect(
    new Set(await scales.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left)))
      .size,
  ).toBe(1);
  await page.goto('/kontak');
  const heading = page.getByRole('heading', { name: /perusahaan$/ });
  const name = page.getByRole('rowheader').first();
  await name.waitFor();
  const told = await name.evaluate((cell) => {
    cell.firstElementChild!.textContent = 'Perkebunan Nusantara Sejahtera Makmur Abadi '.repeat(3);
    const words = document.createRange();
    words.selectNodeContents(cell);
    const [text, row] = [words.getBoundingClientRect(), cell.getBoundingClientRect()];
    const table = cell.closest('section')!;
    return {
      left: text.left,
      isWrapped: text.height > 30,
      above: text.top - row.top,
      isCut: table.scrollWidth > table.clientWidth,
    };
  });
  expect(told).toMatchObject({
    isWrapped: true,
    isCut: false,
    left: await heading.evaluate(leftOf),
  });
  expect(told.above).toBeGreaterThanOrEqual(3);
});

test('pages of a room begin at the same edge as the links between them', async () => {
  await page.setViewportSize(SIZES['1920x1080']);
  const edges: number[] = [];
  for (const [address, name] of [
    ['/kontak', 'Kontak'],
    ['/rencana', 'Rencana kunjungan'],
    ['/periksa', 'Periksa'],
    ['/tema', 'Tema'],
  ]) {
    await page.goto(address!);
    const link = page
      .getByRole('navigation', { name: /^Halaman/ })
      .getByRole('link')
      .first();
    edges.push(
      await page.getByRole('heading', { level: 1, name: name! }).evaluate(leftOf),
      await link.evaluate((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getBoundingClientRect().left;
      }),
    );
  }
  expect(new Set(edges)).toEqual(new Set([edges[0]]));
});

test('the rooms of the bar stay where they are, whatever page is open', async () => {
  await page.setViewportSize(SIZES['1366x768']);
  const edges: number[] = [];
  for (const address of [
    '/homepage',
    `/dashboard?tab=overview&session=${session}`,
    `/laporan/${report}`,
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (address !== '/homepage')
      await page.getByRole('button', { name: 'Asisten Analisis' }).waitFor();
    edges.push(await page.getByRole('link', { name: 'Beranda' }).first().evaluate(leftOf));
  }
  expect(new Set(edges).size).toBe(1);
});

test('what a chart shows is told over the whole width of its card on a telephone', async () => {
  await page.setViewportSize(SIZES['390x844']);
  await page.goto(`/dashboard?tab=comparison&session=${session}`);
  const note = page.getByText(/^Rata-rata skala 1–5 ·/);
  await note.waitFor();
  const [told, head] = await Promise.all([
    note.boundingBox(),
    note.locator('..').locator('..').boundingBox(),
  ]);
  expect(told!.width).toBeGreaterThanOrEqual(head!.width - 33);
});

test('the head of a report that is being drafted is one line, in which the check before a release says its name where there is room', async () => {
  const words = page.getByText('Periksa sebelum rilis');
  const head = page.locator('header').filter({ has: words });
  for (const size of ['1366x768', '1920x1080'] as const) {
    await page.setViewportSize(SIZES[size]);
    await page.goto(`/laporan/${report}`);
    await words.waitFor();
    expect((await head.boundingBox())!.height).toBeLessThan(64);
  }
  expect((await words.boundingBox())!.width).toBeGreaterThan(100);
});

test('behind an average ten contacts are in view at once on an office laptop', async () => {
  await page.setViewportSize(SIZES['1366x768']);
  await page.goto(`/dashboard?tab=data2&indicator=domestik&quarter=now&session=${session}`);
  const contacts = page.getByRole('region', { name: 'Kontak di balik angka ini' });
  await contacts.getByRole('rowheader').nth(9).waitFor();
  const table = (await contacts.boundingBox())!;
  const tenth = (await contacts.getByRole('row').nth(10).boundingBox())!;
  expect(tenth.y + tenth.height).toBeLessThanOrEqual(table.y + table.height);
});

test('what has the focus shows it, and no heading that stays in view lies over it', async () => {
  await page.setViewportSize(SIZES['1366x768']);
  await page.goto(`/dashboard?tab=comparison&session=${session}`);
  await page.getByText('Perkiraan dan kenyataan').waitFor();
  await page.getByRole('link', { name: 'Laporan' }).last().focus();
  await page.keyboard.press('Tab');
  const shown = await page
    .locator('[role=tabpanel]:focus')
    .evaluate((panel) => getComputedStyle(panel).outlineStyle);
  expect(shown).toBe('solid');
  await page.goto(`/dashboard?tab=data2&indicator=domestik&quarter=now&session=${session}`);
  const contacts = page.getByRole('region', { name: 'Kontak di balik angka ini' });
  await contacts.getByRole('rowheader').nth(20).waitFor();
  await contacts.getByRole('rowheader').nth(20).getByRole('button').focus();
  const covered: string[] = [];
  for (let at = 0; at < 24; at += 1) {
    await page.keyboard.press('Shift+Tab');
    covered.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, right, top } = focused.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, top + 2);
        return over?.closest('thead') && !focused.closest('thead')
          ? [focused.textContent ?? '']
          : [];
      })),
    );
  }
  expect(covered).toEqual([]);
});

test('a row of a chart is ringed when keys reach it, in the colour of every page, and not when it is clicked', async () => {
  await page.goto(`/dashboard?tab=comparison&session=${session}`);
  const row = page.getByRole('main').locator('svg [role=button]').first();
  await row.click();
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(
        document.activeElement!,
      );
      return [outlineStyle, outlineColor, outlineOffset];
    });
  expect((await ring())[0]).toBe('none');
  await page.keyboard.press('ArrowDown');
  const [style, colour, offset] = await ring();
  expect([style, colour]).toEqual(['solid', 'rgb(18, 67, 122)']);
  // Within the row: at the drawing's edge it would be cut.
  expect(Number.parseFloat(offset!)).toBeLessThan(0);
});

test('on a laptop at 400 % nothing leaves the screen, and with letters set apart the way out stays on it', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [address, sign] of [SCREENS.search!, SCREENS.companies!, SCREENS.plan!]) {
    await page.goto(address);
    await page.getByText(sign).first().waitFor({ state: 'attached' });
    await untilStill(page);
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      address,
      320,
    ]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/dashboard?tab=data2&session=${session}`);
  await page.getByText(/^Rata-rata indikator/).waitFor();
  await page.evaluate(() => {
    const apart = new CSSStyleSheet();
    apart.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(apart);
  });
  await untilStill(page);
  expect(await layoutProblems(page)).toEqual([]);
});

test('on a telephone the rooms, the tabs and the way out are in a drawer', async () => {
  await page.setViewportSize(SIZES['390x844']);
  await page.goto(`/dashboard?tab=comparison&session=${session}`);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Beranda' }).waitFor();
  await drawer.getByRole('button', { name: 'Keluar' }).waitFor();
  await untilStill(page);
  expect(await layoutProblems(page)).toEqual([]);
  await look('layar-laci');
  await drawer.getByRole('button', { name: 'Tabulasi' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('Tabulasi skala Likert').waitFor();
});

/** Charts that are drawn in the browser, and the page of each; by day the first is taken along. */
const DRAWN = {
  comparison: `/dashboard?tab=comparison`,
  history: '/riwayat',
  mentions: '/cari?q=harga',
  'coverage of sectors': '/rencana',
};

test.each(Object.entries(DRAWN).slice(0, BY_NIGHT ? undefined : 1))(
  'the picture of the %s stands on white under its title, also out of the dark theme',
  async (_name, address) => {
    await page.setViewportSize(SIZES['1366x768']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address.startsWith('/dashboard') ? `${address}&session=${session}` : address);
    const { bytes } = await downloaded('Unduh PNG');
    await page.emulateMedia({ colorScheme: 'light' });
    const picture = await page.evaluate(async (base64) => {
      const png = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
      const image = await createImageBitmap(new Blob([png]));
      const paper = document.createElement('canvas');
      [paper.width, paper.height] = [image.width, image.height];
      const brush = paper.getContext('2d')!;
      brush.drawImage(image, 0, 0);
      const darkest = (y: number, height: number) => {
        const { data } = brush.getImageData(0, y, image.width, height);
        return data.reduce(
          (least, part, at) => (at % 4 === 3 ? least : Math.min(least, part)),
          255,
        );
      };
      const blackDots = (data: Uint8ClampedArray) => {
        let dots = 0;
        for (let at = 0; at < data.length; at += 4)
          if (data[at] === 0 && data[at + 1] === 0 && data[at + 2] === 0) dots += 1;
        return dots;
      };
      // The margin is white; beneath it stands the title, in ink.
      return {
        margin: darkest(0, 24),
        title: darkest(32, 32),
        alpha: brush.getImageData(0, 0, 1, 1).data[3],
        // Nothing of the product is black, but what has lost its colour is.
        blackDots: blackDots(brush.getImageData(0, 0, image.width, image.height).data),
      };
    }, bytes.toString('base64'));
    expect(picture).toEqual({ margin: 255, title: expect.any(Number), alpha: 255, blackDots: 0 });
    expect(picture.title).toBeLessThan(80);
  },
);

test('a page is fetched while its link is pointed at, before it is clicked', async () => {
  await page.goto('/bantuan');
  await untilQuiet(page);
  const fetched = page.waitForRequest(/\/assets\/page-|\/assets\/history/);
  await page.getByRole('link', { name: 'Riwayat' }).hover();
  await fetched;
  expect(new URL(page.url()).pathname).toBe('/bantuan');
});

/**
 * What opens over a page or in it: where, by which button, and what shows that it is there. By day one of each kind:
 * a panel, a part of a page, a question, and the window beside the page.
 */
const OPENED: Readonly<
  Record<string, readonly [address: string, press: string | RegExp, sign: RegExp]>
> = {
  'the contacts behind an average': [
    '/dashboard?tab=data2',
    /sebaran dan kontak Permintaan Domestik/,
    /^Kontak di balik angka ini/,
  ],
  'the cloud of words': ['/dashboard?tab=analysis', 'Buat Wordcloud', /^Kata menurut bobot/],
  'deleting a file': ['/admin-settings?tab=file', 'Hapus Triwulan III 2025', /^Hapus file ini/],
  'the assistant': ['/dashboard?tab=data2', 'Asisten Analisis', /Tanyakan apa pun/],
  'the sentences of a theme': ['/tema', /^Lihat kalimat: /, /Cari memuat juga/],
  'the table of words': ['/dashboard?tab=analysis', 'Buat TF-IDF', /^Skor TF-IDF$/],
  'the data of a draft': ['/dashboard?tab=summary', 'Debug & Preview', /^Sumber data$/],
  'the quality of a file': [
    '/admin-settings?tab=file',
    'Kualitas data: Triwulan III 2025',
    /lembar terbaca/,
  ],
  'adding an account': ['/admin-settings?tab=pengguna', 'Tambah pengguna', /^Peran$/],
  'the dictionary of themes': ['/tema', 'Ubah kamus', /^Kamus tema$/],
};

/** What closes gives the focus back a moment later. */
const untilFocused = (target: Locator) =>
  expect(
    target.evaluate(
      (element) =>
        new Promise((done) => {
          const look = (left: number) =>
            element === document.activeElement || left === 0
              ? done(element === document.activeElement)
              : setTimeout(look, 50, left - 1);
          look(40);
        }),
    ),
  ).resolves.toBe(true);

test.each(Object.keys(OPENED).slice(0, BY_NIGHT ? undefined : 4))(
  '%s fits a telephone too, is read in order, and Esc leads back',
  async (name) => {
    const [address, press, sign] = OPENED[name]!;
    await page.setViewportSize(SIZES['390x844']);
    await page.goto(address.startsWith('/dashboard') ? `${address}&session=${session}` : address);
    const opener = page.getByRole('button', { name: press, exact: true }).first();
    await opener.click();
    await page.getByText(sign).first().waitFor({ timeout: 30_000 });
    expect([...(await layoutProblems(page)), ...(await spokenProblems(page))]).toEqual([]);
    const over = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    if ((await over.count()) === 0) return;
    await page.keyboard.press('Escape');
    await over.waitFor({ state: 'detached' });
    await untilFocused(opener);
  },
);

staysQuiet();
