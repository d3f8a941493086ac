import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { CaptureController } from './capture.controller.js';

@Module({ imports: [FilesModule], controllers: [CaptureController] })
export class CaptureModule {}
