/** After these a full stop ends no sentence. */
const ABBREVIATIONS = new Set(
  'pt cv ud tbk dll dsb dst dkk no jl tgl hlm th bpk ibu sdr a.n u.p s.d d.h yg tsb min maks'.split(
    ' ',
  ),
);
const END = /[.!?…]+["')\]”’]*(?=\s|$)|[\r\n]+/g;
const LAST_WORD = /([\p{L}.]+)$/u;

/**
 * The sentences of a narrative, without outer spaces. Full stops within numbers ("Rp1.234,5") and
 * after abbreviations ("PT.", "dll. ") do not end one; a new line does.
 */
export function sentences(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    if (end === '.' && endsInAbbreviation(text.slice(from, index))) continue;
    found.push(text.slice(from, index + end.length));
    from = index + end.length;
  }
  found.push(text.slice(from));
  return found.map((sentence) => sentence.trim()).filter(Boolean);
}

function endsInAbbreviation(before: string): boolean {
  const word = LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? '';
  return ABBREVIATIONS.has(word);
}
