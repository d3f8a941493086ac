import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { ROOT } from './steps.mjs';

// Docker itself is not needed here: the Dockerfile is linted, and compose.yaml is held against it.

const dockerfile = readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8');
const compose = parse(readFileSync(join(ROOT, 'docker/compose.yaml'), 'utf8'), { merge: true });

const problems = validate(dockerfile).map(
  ({ range, message }) => `docker/Dockerfile:${range.start.line + 1}: ${message}`,
);
const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name));
const volumes = new Set(Object.keys(compose.volumes ?? {}));

for (const [name, service] of Object.entries(compose.services)) {
  if (!service.image) problems.push(`compose ${name}: no image name`);
  if (service.build && !stages.has(service.build.target))
    problems.push(`compose ${name}: docker/Dockerfile has no stage ${service.build.target}`);
  for (const dependency of Object.keys(service.depends_on ?? {})) {
    if (!compose.services[dependency]) problems.push(`compose ${name}: no service ${dependency}`);
  }
  for (const volume of service.volumes ?? []) {
    if (!volumes.has(volume.split(':')[0])) problems.push(`compose ${name}: no volume ${volume}`);
  }
}
for (const stage of ['api', 'worker']) {
  if (!dockerfile.includes('USER node')) problems.push(`image ${stage}: runs as root`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`images: ${stages.size} stages, ${Object.keys(compose.services).length} services`);
