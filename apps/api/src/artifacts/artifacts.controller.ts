import { Controller } from '@nestjs/common';
import type { Handlers } from '../http/call.js';
import { ArtifactsService } from './artifacts.service.js';

/** Downloads of files that jobs made. */
@Controller()
export class ArtifactsController {
  constructor(private readonly artifacts: ArtifactsService) {}

  readonly routes: Handlers = {
    artifact: ({ params, signedIn }) => this.artifacts.file(params.id, signedIn),
  };
}
