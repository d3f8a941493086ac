import { JoinColumn, ManyToOne, type ObjectLiteral, type RelationOptions } from 'typeorm';

/** What the row belongs to, by its key in the column of this name. */
export const BelongsTo =
  (entity: () => new () => ObjectLiteral, column: string, options?: RelationOptions) =>
  (target: object, property: string): void => {
    ManyToOne(entity, options)(target, property);
    JoinColumn({ name: column })(target, property);
  };
