import { Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { StorageRoom } from './storage-room.js';
import { UploadsService } from './uploads.service.js';

@Module({
  controllers: [FilesController],
  providers: [StorageRoom, UploadsService],
  exports: [StorageRoom, UploadsService],
})
export class FilesModule {}
