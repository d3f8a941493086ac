/**
 * A colour with its tint applied (ECMA-376 part 1, 18.8.19): only its lightness in the HLS model changes.
 *
 * @param rgb RRGGBB
 * @param tint from -1 (black) to 1 (white)
 */
export function tinted(rgb: string, tint: number): string {
  if (tint === 0) return rgb;
  const [red, green, blue] = [0, 2, 4].map(
    (at) => Number.parseInt(rgb.slice(at, at + 2), 16) / 255,
  );
  const [hue, lightness, saturation] = toHls(red!, green!, blue!);
  const bound = Math.max(-1, Math.min(1, tint));
  const changed = bound < 0 ? lightness * (1 + bound) : lightness * (1 - bound) + bound;
  return toRgb(hue, changed, saturation);
}

function toHls(red: number, green: number, blue: number): [number, number, number] {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const spread = max - min;
  const lightness = (max + min) / 2;
  if (spread === 0) return [0, lightness, 0];
  const saturation = spread / (lightness <= 0.5 ? max + min : 2 - max - min);
  let hue = 4 + (red - green) / spread;
  if (max === red) hue = (green - blue) / spread;
  else if (max === green) hue = 2 + (blue - red) / spread;
  return [(hue + 6) % 6, lightness, saturation];
}

function toRgb(hue: number, lightness: number, saturation: number): string {
  const max =
    lightness <= 0.5
      ? lightness * (1 + saturation)
      : lightness + saturation - lightness * saturation;
  const min = 2 * lightness - max;
  const channel = (turned: number) => {
    const at = (turned + 6) % 6;
    if (at < 1) return min + (max - min) * at;
    if (at < 3) return max;
    return at < 4 ? min + (max - min) * (4 - at) : min;
  };
  return [hue + 2, hue, hue - 2]
    .map((turned) =>
      Math.round(channel(turned) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}
