import { register } from 'node:module';

// Loaded by the office's processes (`NODE_OPTIONS=--import=…`): makes the fault of PLANTED_FAULT wrong in
// the one file that it names, as it is loaded.

const { file, was, is } = JSON.parse(process.env.PLANTED_FAULT ?? '{}');
const hooks = `export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith(${JSON.stringify(file)})) return loaded;
  const source = String(loaded.source);
  if (!source.includes(${JSON.stringify(was)})) throw new Error('the planted fault has no place in ' + url);
  return { ...loaded, source: source.replace(${JSON.stringify(was)}, () => ${JSON.stringify(is)}) };
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
