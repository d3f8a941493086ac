/**
 * A colour made lighter (above 0) or darker (below), as ECMA-376 part 1, 18.8.19 says: by its
 * lightness alone.
 *
 * @param rgb RRGGBB
 * @param tint from -1 to 1
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
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return [0, lightness, 0];
  const saturation = spread / (lightness <= 0.5 ? most + least : 2 - most - least);
  let hue = 4 + (red - green) / spread;
  if (most === red) hue = (green - blue) / spread;
  else if (most === green) hue = 2 + (blue - red) / spread;
  return [(hue + 6) % 6, lightness, saturation];
}

function toRgb(hue: number, lightness: number, saturation: number): string {
  const most =
    lightness <= 0.5
      ? lightness * (1 + saturation)
      : lightness + saturation - lightness * saturation;
  const least = 2 * lightness - most;
  const channel = (turned: number) => {
    const at = (turned + 6) % 6;
    if (at < 1) return least + (most - least) * at;
    if (at < 3) return most;
    return at < 4 ? least + (most - least) * (4 - at) : least;
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
