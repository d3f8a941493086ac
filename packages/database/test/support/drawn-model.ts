import type { EntityMetadata } from 'typeorm';

/** The data model as a page: a diagram of the entities and their relations, which GitHub and editors draw. */
export function drawnModel(entities: readonly EntityMetadata[]): string {
  const tables = entities.toSorted((one, other) => one.tableName.localeCompare(other.tableName));
  const relations = tables.flatMap(({ tableName, relations: all }) =>
    all.map(({ inverseEntityMetadata: { tableName: other }, joinColumns, isOneToOne }) => {
      const columns = joinColumns.map(({ databaseName }) => databaseName).join(', ');
      const [needed, many] = [
        joinColumns.every(({ isNullable }) => !isNullable) ? '||' : '|o',
        isOneToOne ? 'o|' : 'o{',
      ];
      return `  ${other} ${needed}--${many} ${tableName} : "${columns}"`;
    }),
  );
  const columns = tables.flatMap(({ tableName, columns: all }) => [
    `  ${tableName} {`,
    ...all.map(
      ({ databaseName, type, isPrimary, relationMetadata }) =>
        `    ${String(type).replaceAll(' ', '_')} ${databaseName}${isPrimary ? ' PK' : relationMetadata ? ' FK' : ''}`,
    ),
    '  }',
  ]);
  return `# Data model

What is stored, drawn from \`packages/database/src/entities\` by \`test/entities.test.ts\` of that package, which fails
where this page, the entities or the migrated tables differ. \`WRITE_REVIEWED=1\` writes it anew.

\`\`\`mermaid
erDiagram
${[...relations, ...columns].join('\n')}
\`\`\`
`;
}
