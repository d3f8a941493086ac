import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { ContactsController } from './contacts.controller.js';

@Module({ imports: [HistoryModule], controllers: [ContactsController] })
export class ContactsModule {}
