import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['soffice', 'libreoffice'];

/** The program that renders documents, where one is installed; null where none is. */
export async function findRenderer(path = process.env.PATH ?? ''): Promise<string | null> {
  const places = path.split(delimiter).filter((folder) => folder !== '');
  for (const place of places.flatMap((folder) => PROGRAMS.map((name) => join(folder, name))))
    if (await isProgram(place)) return place;
  return null;
}

const isProgram = async (file: string) => {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
