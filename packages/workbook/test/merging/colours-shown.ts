import { partText } from './part-text.js';

const ORDER =
  'lt1 dk1 lt2 dk2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'.split(' ');

/**
 * Writes what exceljs tells of colours as they are shown: those of the theme and of a palette of the
 * workbook's own become RRGGBB, so that two workbooks with other themes can be compared. A typeface's tie
 * to the theme goes too.
 */
export async function coloursShown(bytes: Uint8Array): Promise<(value: unknown) => unknown> {
  const theme = (await partText(bytes, 'xl/theme/theme1.xml')) ?? '';
  const styles = (await partText(bytes, 'xl/styles.xml')) ?? '';
  const own = /<indexedColors>([\s\S]*?)<\/indexedColors>/.exec(styles)?.[1];
  const palette = own && [...own.matchAll(/rgb="(\w+)"/g)].map(([, rgb]) => rgb!.slice(-6));
  const colourOf = (name: string) =>
    new RegExp(`<a:${name}>\\s*<a:\\w+[^>]*?(?:lastClr|val)="([0-9A-Fa-f]{6})"`).exec(theme)?.[1];
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    const fields = value as Record<string, unknown>;
    const rgb =
      typeof fields['theme'] === 'number'
        ? colourOf(ORDER[fields['theme']] ?? '')
        : typeof fields['indexed'] === 'number' && fields['indexed'] < 64
          ? palette?.[fields['indexed']]
          : undefined;
    if (rgb) return { argb: `FF${lightened(rgb.toUpperCase(), Number(fields['tint'] ?? 0))}` };
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name !== 'scheme')
        .map(([name, one]) => [name, shown(one)]),
    );
  };
  return shown;
}

/** CSS' own HSL, with the lightness changed as ECMA-376 part 1, 18.8.19 says. */
function lightened(rgb: string, tint: number): string {
  if (tint === 0) return rgb;
  const [r, g, b] = [0, 2, 4].map((at) => parseInt(rgb.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const light = (max + min) / 2;
  const chroma = max - min;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * light - 1));
  let hue = 0;
  if (chroma !== 0)
    hue =
      max === r
        ? ((g - b) / chroma + 6) % 6
        : max === g
          ? (b - r) / chroma + 2
          : (r - g) / chroma + 4;
  const changed = tint < 0 ? light * (1 + tint) : light * (1 - tint) + tint;
  const channel = (n: number) => {
    const k = (n + hue * 2) % 12;
    const value =
      changed -
      saturation * Math.min(changed, 1 - changed) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return [0, 8, 4].map(channel).join('').toUpperCase();
}
