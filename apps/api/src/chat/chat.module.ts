import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ChatController } from './chat.controller.js';
import { ChatHealth } from './chat-health.js';
import { ChatService } from './chat.service.js';

@Module({
  imports: [JobsModule],
  controllers: [ChatController],
  providers: [ChatHealth, ChatService],
})
export class ChatModule {}
