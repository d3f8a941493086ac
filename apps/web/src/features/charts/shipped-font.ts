/** The Unicode range of the font file that contains the letters of Indonesian. */
const LATIN = /U\+(?:0+-0*FF|\?\?)\b/i;

let font: Promise<string> | null = null;

/**
 * The product's font as a style sheet with the font file embedded, since an SVG that is drawn as a
 * picture loads no files. Empty when the page has no such font; the picture then uses the system's.
 */
export function shippedFont(): Promise<string> {
  font ??= load().catch(() => '');
  return font;
}

async function load(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const face = rules.find(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      rule.style.fontFamily.includes('Inter') &&
      LATIN.test(rule.style.getPropertyValue('unicode-range')),
  );
  const [, address] = /url\("?([^")]+)"?\)/.exec(face?.style.getPropertyValue('src') ?? '') ?? [];
  if (!address) return '';
  const base = face?.parentStyleSheet?.href ?? location.href;
  const blob = await (await fetch(new URL(address, base))).blob();
  const data = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.readAsDataURL(blob);
  });
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(${data})}`;
}
