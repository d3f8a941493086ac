import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { LongWork } from './long-work.js';
import { RunWatch } from './run-watch.js';

@Module({
  controllers: [JobsController],
  providers: [LongWork, RunWatch],
  exports: [LongWork, RunWatch],
})
export class JobsModule {}
