import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { WordsController } from './words.controller.js';

@Module({
  imports: [SessionsModule],
  controllers: [WordsController],
})
export class WordsModule {}
