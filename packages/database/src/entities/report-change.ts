import { Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { Report } from './report.js';

/** Who changed a report's outline, title or people since it was last approved. */
@Entity({ name: 'report_change' })
export class ReportChange {
  @PrimaryColumn({ type: 'uuid', name: 'report_id' })
  reportId!: string;

  @PrimaryColumn({ type: 'uuid', name: 'changed_by' })
  changedBy!: string;

  @BelongsTo(() => Report, 'report_id', { onDelete: 'CASCADE' })
  report?: Relation<Report>;

  @BelongsTo(() => AppUser, 'changed_by')
  changer?: Relation<AppUser>;
}
