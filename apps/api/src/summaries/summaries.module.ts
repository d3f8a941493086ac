import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SummariesController } from './summaries.controller.js';
import { ConclusionsController } from './conclusions.controller.js';

@Module({
  imports: [FilesModule, JobsModule, SessionsModule],
  controllers: [SummariesController, ConclusionsController],
})
export class SummariesModule {}
