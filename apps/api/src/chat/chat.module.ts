import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ChatController } from './chat.controller.js';
import { ChatHealth } from './chat-health.js';
import { ChatService } from './chat.service.js';
import { ChatStreams } from './chat-streams.js';

@Module({
  imports: [JobsModule, SessionsModule],
  controllers: [ChatController],
  providers: [ChatHealth, ChatService, ChatStreams],
})
export class ChatModule {}
