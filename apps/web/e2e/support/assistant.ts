import { dataOf, type ModelReply } from '@lqc/drafting/testing';
import { page } from './journey';

/** Answers from what it is given, as a good model would: a figure, then what a contact said. */
export const answers = (request: Parameters<typeof dataOf>[0], everyMs?: number): ModelReply => {
  const { fakta = [], narasi = [] } = dataOf(request);
  const [first] = narasi;
  const said = first
    ? ` Salah satu kontak menyampaikan bahwa ${first.narasi.split(/(?<=\.)\s/)[0]!.replace(/\.$/, '')} [${first.id}].`
    : '';
  const text = `**${fakta[0]?.fakta ?? 'Data tidak ada'}.**${said}`;
  return { kind: 'text', text, ...(everyMs && { everyMs }) };
};

export const chat = () => page.getByRole('dialog', { name: 'Asisten Analisis' });
/** Asks once the answer before is there whole: until then the field keeps what is typed. */
export const ask = async (question: string) => {
  await chat().getByRole('button', { name: 'Hentikan' }).waitFor({ state: 'detached' });
  await chat().getByRole('textbox', { name: 'Pertanyaan' }).fill(question);
  await page.keyboard.press('Enter');
};
export const done = () =>
  chat().getByRole('button', { name: 'Salin' }).last().waitFor({ timeout: 20_000 });

export const openChat = () =>
  page.getByRole('banner').getByRole('button', { name: 'Asisten Analisis' }).click();
