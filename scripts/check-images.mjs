import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from './steps.mjs';

// Checks the images' files without Docker: lints the Dockerfile, checks compose.yaml against it, and the
// example manifests and the Grafana board against what the processes offer.

const dockerfile = readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8');
const compose = parse(readFileSync(join(ROOT, 'docker/compose.yaml'), 'utf8'), { merge: true });

const problems = validate(dockerfile).map(
  ({ range, message }) => `docker/Dockerfile:${range.start.line + 1}: ${message}`,
);
/** Each stage's parent and own lines. */
const stages = new Map(
  [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$([^]*?)(?=^FROM |(?![^]))/gm)].map(
    ([, parent, name, lines = '']) => [name, { parent, lines }],
  ),
);
const nativeMemory = JSON.parse(
  readFileSync(join(ROOT, 'scripts/life/native-memory.json'), 'utf8'),
);
for (const [name, value] of Object.entries(nativeMemory))
  if (!dockerfile.includes(`${name}=${value}`))
    problems.push(`docker/Dockerfile: no ${name}=${value}, as npm start has it`);

const volumes = new Set(Object.keys(compose.volumes ?? {}));

for (const [name, service] of Object.entries(compose.services)) {
  if (!service.image) problems.push(`compose ${name}: no image name`);
  if (service.build && !stages.has(service.build.target))
    problems.push(`compose ${name}: docker/Dockerfile has no stage ${service.build.target}`);
  for (const dependency of Object.keys(service.depends_on ?? {})) {
    if (!compose.services[dependency]) problems.push(`compose ${name}: no service ${dependency}`);
  }
  for (const volume of service.volumes ?? []) {
    // A bind in full is a folder of whoever runs it.
    if (volume.type === 'bind') continue;
    const [source] = volume.split(':');
    if (source.startsWith('.')) {
      if (!existsSync(join(ROOT, 'docker', source))) problems.push(`compose ${name}: no ${source}`);
    } else if (!volumes.has(source)) problems.push(`compose ${name}: no volume ${volume}`);
  }
}
// Compose hands every setting on, besides those that are the image's own.
const OF_THE_IMAGE = new Set(['HOST', 'PORT', 'DATA_DIR', 'WEB_DIST']);
const ofBoth = settingsIn('packages/contracts/src/settings/settings-of-both.ts', 4);
for (const name of ['api', 'worker']) {
  const settings = [...ofBoth, ...settingsIn(`apps/${name}/src/config.ts`, 7)];
  for (const setting of settings)
    if (!OF_THE_IMAGE.has(setting) && !(setting in compose.services[name].environment))
      problems.push(`compose ${name}: does not hand on ${setting}`);
}
// What is run of a package must be built from a source that is there.
for (const { entrypoint = [] } of Object.values(compose.services)) {
  const built = entrypoint.find((/** @type {string} */ part) => part.includes('/dist/'));
  const source = built?.replace('node_modules/@lqc', 'packages').replace('/dist/', '/src/');
  if (source && !existsSync(join(ROOT, source.replace(/js$/, 'ts'))))
    problems.push(`compose: nothing builds ${built}`);
}
// The worker gets only secrets that it needs, and no service runs with a default password or without one.
for (const secret of ['ADMIN_PASSWORD', 'JWT_SECRET', 'METRICS_TOKEN', 'MIGRATION_DATABASE_URL'])
  if (secret in compose.services.worker.environment)
    problems.push(`compose worker: has no need of ${secret}`);
const { POSTGRES_USER: superuser = 'postgres' } = compose.services.postgres.environment;
const { DATABASE_URL: serving, MIGRATION_DATABASE_URL: owner } = compose.services.api.environment;
const roles = [serving, owner].map((url) => /postgres:\/\/(\w+)/.exec(url)?.[1]);
if (new Set([superuser, ...roles]).size < 3)
  problems.push('compose: serves as the owner of the tables, or as the superuser');
if (!compose.services.redis.command.includes('--requirepass'))
  problems.push('compose redis: asks for no password');
if (!compose.services.grafana.environment?.GF_SECURITY_ADMIN_PASSWORD__FILE)
  problems.push('compose grafana: has its default password');
if (!/true/.test(compose.services.api.environment.BEHIND_TLS ?? ''))
  problems.push('compose api: does not say that it is behind TLS');

for (const stage of ['api', 'worker'])
  if (userOf(stage) !== 'node') problems.push(`image ${stage}: runs as root`);

// Kubernetes' probes must use addresses that exist, and ports that their container names.
const manifests = readdirSync(join(ROOT, 'docker/kubernetes'))
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(readFileSync(join(ROOT, 'docker/kubernetes', name), 'utf8')))
  .map((document) => document.toJS());
/**
 * @typedef {'startupProbe' | 'livenessProbe' | 'readinessProbe'} Probe
 * @typedef {{ httpGet?: { path: string, port: string } }} Asked
 * @typedef {{ ports?: { name: string }[] } & Partial<Record<Probe, Asked>>} Container
 */
/** @type {Probe[]} */
const PROBES = ['startupProbe', 'livenessProbe', 'readinessProbe'];
for (const { kind, metadata, spec } of manifests) {
  if (kind === 'Ingress')
    for (const hidden of ['metrics', 'docs', 'docs-json'].map((last) => `/api/${last}`)) {
      /** @type {{ path: string, backend: { service: { name: string } } }[]} */
      const paths = spec.rules[0].http.paths;
      const served = paths.find(({ path }) => path === hidden)?.backend.service.name;
      if (served !== 'liaison-unpublished') problems.push(`kubernetes: ${hidden} is published`);
    }
  if (kind !== 'Deployment') continue;
  const isWalled = manifests.some(
    (one) => one.kind === 'NetworkPolicy' && one.metadata.name === metadata.name,
  );
  if (!isWalled) problems.push(`kubernetes ${metadata.name}: no NetworkPolicy`);
  /** @type {Container[]} */
  const containers = spec.template.spec.containers;
  for (const container of containers) {
    const ports = new Set((container.ports ?? []).map(({ name }) => name));
    for (const probe of PROBES) {
      const { path, port } = container[probe]?.httpGet ?? {};
      if (!/^\/api\/health\/(live|ready)$/.test(path ?? '') || !ports.has(port ?? ''))
        problems.push(`kubernetes ${metadata.name}: ${probe} has no such address or port`);
    }
  }
}

// Every metric on the Grafana board must be measured by the gateway or the worker.
const board = readFileSync(join(ROOT, 'docker/grafana/liaison-quick-capture.json'), 'utf8');
const metricSources = [
  'apps/api/src/operations/metrics.ts',
  'apps/worker/src/status/worker-metrics.ts',
]
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('');
const shown = new Set(board.match(/\bliaison_[a-z_]+/g));
for (const name of shown) {
  if (!metricSources.includes(`'${name.replace(/_(bucket|count|sum)$/, '')}'`))
    problems.push(`grafana: no process measures ${name}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `images: ${stages.size} stages, ${Object.keys(compose.services).length} services, ${manifests.length} manifests, ${shown.size} figures on the board`,
);

/**
 * The settings that a file's schema names.
 *
 * @param {string} path
 * @param {number} atLeast
 */
function settingsIn(path, atLeast) {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const [schema = ''] =
    /const (?:Settings|SETTINGS_OF_BOTH) = [^]*?(?=\n\n|$(?![^]))/.exec(source) ?? [];
  const settings = schema.match(/(?<=^ +)[A-Z][A-Z_]+(?=: )/gm) ?? [];
  if (settings.length < atLeast) problems.push(`${path}: no schema of settings`);
  return settings;
}

/**
 * Whom a stage of the image runs as: the last that it names, else its parent.
 *
 * @param {string | undefined} stage
 * @returns {string | undefined}
 */
function userOf(stage) {
  const found = stages.get(stage);
  return found && ([...found.lines.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1] ?? userOf(found.parent));
}
