import { Module } from '@nestjs/common';
import { CaptureController } from './capture.controller.js';

@Module({ controllers: [CaptureController] })
export class CaptureModule {}
