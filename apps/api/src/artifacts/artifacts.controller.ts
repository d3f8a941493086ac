import { Controller, Inject } from '@nestjs/common';
import type { Handlers } from '../http/call.js';
import { ArtifactsService } from './artifacts.service.js';

/** Files that were made and are taken away later, or again. */
@Controller()
export class ArtifactsController {
  constructor(@Inject(ArtifactsService) private readonly artifacts: ArtifactsService) {}

  readonly routes: Handlers = {
    artifact: ({ params, signedIn }) => this.artifacts.file(params.id, signedIn),
  };
}
