import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { QuarterNames } from './quarter-names.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [FilesModule, JobsModule],
  controllers: [SessionsController],
  providers: [QuarterNames, SessionsService],
  exports: [QuarterNames, SessionsService],
})
export class SessionsModule {}
