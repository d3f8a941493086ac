import { Controller } from '@nestjs/common';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import { ArtifactsService } from './artifacts.service.js';

/** Downloads of files that jobs made. */
@Controller()
export class ArtifactsController {
  constructor(private readonly artifacts: ArtifactsService) {}

  @Serves('artifact')
  artifact({ params, signedIn }: Call<'artifact'>) {
    return this.artifacts.file(params.id, signedIn);
  }
}
