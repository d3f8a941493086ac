import { appendFileSync, writeFileSync } from 'node:fs';
import { CORPUS } from '@lqc/fixtures';
import { differences } from './differences.js';
import { ooxmlBreaches } from './ooxml-rules.js';
import { merge } from './merge.js';
import { outcomeOf } from '../read-all.js';

/** Minutes of work, so only when asked. */
const report = process.env['WHOLE_CORPUS'];
const wanted = report && CORPUS.isHere ? test : test.skip;
const BATCH = Number(process.env['BATCH'] ?? 1);

wanted(
  `${CORPUS.title}: every well-formed one reads merged as it did alone (skipped unless asked for by WHOLE_CORPUS=report.txt)`,
  async () => {
    const files = CORPUS.names.filter(
      (name) => !/\.xls$/i.test(name) && name.includes(process.env['ONLY'] ?? ''),
    );
    const lines: string[] = [];
    let [good, clean, sheets] = [0, 0, 0];
    const sound: { fileName: string; bytes: Buffer }[] = [];
    for (const fileName of files) {
      const bytes = CORPUS.read(fileName);
      if ((await outcomeOf(bytes)) === 'ok') sound.push({ fileName, bytes });
    }
    for (let at = 0; at < sound.length; at += BATCH) {
      const sources = sound.slice(at, at + BATCH);
      good += sources.length;
      appendFileSync(`${report!}.progress`, `${Date.now()} ${sources[0]!.fileName}\n`);
      try {
        const { bytes, certificate } = await merge(sources);
        sheets += certificate.sheets.length;
        for (const { fileName, code } of certificate.errors)
          lines.push(`ERROR ${fileName} ${code}`);
        for (const loss of certificate.losses)
          lines.push(`LOSS ${loss.kind} ${loss.fileName} ${loss.sheet} ${loss.count}`);
        for (const row of certificate.sheets)
          for (const key of Object.keys(row.before) as (keyof typeof row.before)[])
            if (row.before[key] !== row.after[key])
              lines.push(
                `COUNT ${row.fileName} ${row.sheet} ${key} ${row.before[key]} → ${row.after[key]}`,
              );
        if (certificate.sheets.length > 0)
          for (const breach of await ooxmlBreaches(bytes))
            lines.push(`RULE ${sources.map(({ fileName }) => fileName)[0]} ${breach}`);
        const found =
          certificate.sheets.length > 0 ? await differences(sources, bytes, certificate) : [];
        const differing = (name: string) => found.some((line) => line.includes(` ${name} `));
        clean += sources.filter(({ fileName }) => !differing(fileName)).length;
        lines.push(...found.slice(0, 400).map((line) => `DIFF ${line.slice(0, 600)}`));
      } catch (error) {
        lines.push(
          `THROWN ${sources.map(({ fileName }) => fileName).join()} ${String((error as Error).stack).slice(0, 400)}`,
        );
      }
    }
    lines.push(`FIGURES files ${good}, clean ${clean}, sheets ${sheets}`);
    writeFileSync(report!, lines.join('\n'));
  },
  1_800_000,
);
