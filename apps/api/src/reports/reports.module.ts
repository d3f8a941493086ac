import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ReportStates } from './report-states.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { SectionsController } from './sections.controller.js';

@Module({
  imports: [FilesModule, JobsModule, SessionsModule],
  controllers: [ReportsController, SectionsController],
  providers: [ReportsService, ReportStates],
})
export class ReportsModule {}
