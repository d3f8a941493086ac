import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SummariesController } from './summaries.controller.js';
import { ConclusionsController } from './conclusions.controller.js';

@Module({
  imports: [SessionsModule],
  controllers: [SummariesController, ConclusionsController],
})
export class SummariesModule {}
