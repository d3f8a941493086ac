import { Module } from '@nestjs/common';
import { MissingWords } from './missing-words.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SearchController } from './search.controller.js';
import { Searches } from './searches.js';

@Module({
  controllers: [SearchController, SavedSearchesController],
  providers: [MissingWords, Searches],
})
export class SearchModule {}
