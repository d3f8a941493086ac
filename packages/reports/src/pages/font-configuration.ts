import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_FONT, HOUSE_FONT, PRINTED_AS } from '../fonts.js';
import { escaped } from '../xml-text.js';

const folderOf = (file: string) => dirname(fileURLToPath(import.meta.resolve(file)));

/** Families that are named, with the folder of the files of the one that is printed in its place. */
const FAMILIES = [
  {
    named: DOCUMENT_FONT,
    // Each face has a folder of its own in the package's.
    folder: dirname(folderOf('@expo-google-fonts/carlito/400Regular/Carlito_400Regular.ttf')),
  },
  {
    named: HOUSE_FONT,
    folder: folderOf('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  },
] as const;

/**
 * A configuration of fontconfig by which documents are printed with the fonts that come with the product,
 * whatever the machine has installed; its own fonts draw the letters that these lack.
 */
export function fontConfiguration(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${FAMILIES.map(family).join('\n')}
  <selectfont><rejectfont><glob>*.pfb</glob></rejectfont></selectfont>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`;
}

/** A machine may have the same font, of another version: its own is not taken. */
const family = ({ named, folder }: (typeof FAMILIES)[number]) => `
  <dir>${escaped(folder)}</dir>
  <match target="pattern">
    <test name="family"><string>${named}</string></test>
    <edit name="family" mode="assign" binding="same"><string>${PRINTED_AS[named]}</string></edit>
  </match>
  <selectfont>
    <acceptfont><glob>${escaped(folder)}/*.ttf</glob></acceptfont>
    <rejectfont><glob>*/${PRINTED_AS[named].replaceAll(' ', '')}-*</glob></rejectfont>
    <rejectfont><pattern><patelt name="family"><string>${named}</string></patelt></pattern></rejectfont>
  </selectfont>`;
