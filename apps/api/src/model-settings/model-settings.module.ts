import { Module } from '@nestjs/common';
import { ModelSettingsController } from './model-settings.controller.js';

@Module({
  controllers: [ModelSettingsController],
})
export class ModelSettingsModule {}
