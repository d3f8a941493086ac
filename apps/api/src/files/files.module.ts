import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { FilesController } from './files.controller.js';
import { StorageRoom } from './storage-room.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [JobsModule],
  controllers: [FilesController],
  providers: [StorageRoom, UploadsService],
  exports: [StorageRoom, UploadsService],
})
export class FilesModule {}
