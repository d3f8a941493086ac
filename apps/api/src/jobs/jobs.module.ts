import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { LongWork } from './long-work.js';
import { Responses } from './responses.js';
import { RunWatch } from './run-watch.js';
import { StoredQuartersWork } from './stored-quarters-work.js';
import { Streams } from './streams.js';

@Module({
  controllers: [JobsController],
  providers: [LongWork, Responses, RunWatch, StoredQuartersWork, Streams],
  exports: [LongWork, Responses, RunWatch, StoredQuartersWork, Streams],
})
export class JobsModule {}
