import { Module } from '@nestjs/common';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SearchController } from './search.controller.js';
import { Searches } from './searches.js';

@Module({ controllers: [SearchController, SavedSearchesController], providers: [Searches] })
export class SearchModule {}
