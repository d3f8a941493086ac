import { CORPUS } from '@lqc/fixtures';
import { merge } from './merge.js';
import { ooxmlBreaches } from './ooxml-rules.js';
import { OTHER_READERS } from './other-readers.js';

const hurting = CORPUS.names.filter((name) => /^poison\/[^g]/.test(name));
const source = (fileName: string) => ({ fileName, bytes: CORPUS.read(fileName) });

(CORPUS.isHere ? test : test.skip).each(CORPUS.isHere ? hurting : [CORPUS.title])(
  '%s between two good workbooks hurts neither, and others open what is made',
  async (file) => {
    const sources = [source('poison/good1.xlsx'), source(file), source('poison/good2.xlsx')];
    const { bytes, certificate } = await merge(sources);
    const came = certificate.sheets.map(({ source: from }) => from);
    expect(came).toEqual(expect.arrayContaining([0, 2]));
    expect(certificate.errors.length + Number(came.includes(1))).toBe(1);
    expect(await ooxmlBreaches(bytes)).toEqual([]);
    const names = certificate.sheets.map(({ finalSheet }) => finalSheet);
    for (const [reader, read] of Object.entries(OTHER_READERS))
      expect([reader, await read(bytes)]).toEqual([reader, names]);
  },
  60_000,
);
