import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { LongWork } from './long-work.js';
import { Responses } from './responses.js';
import { RunWatch } from './run-watch.js';

@Module({
  controllers: [JobsController],
  providers: [LongWork, Responses, RunWatch],
  exports: [LongWork, Responses, RunWatch],
})
export class JobsModule {}
