import { z } from 'zod';
import { Id } from '../domain/id.js';
import { Deleted } from './common.js';
import { UserFilesResponse } from './files.js';
import type { Routes } from './route.js';

/** `POST /api/v1/admin/sample-data`: five fictional quarters and a company database. */
export const SampleDataResponse = UserFilesResponse.extend({ message: z.string() });
export type SampleDataResponse = z.infer<typeof SampleDataResponse>;

const OnSamples = z.object({
  id: Id,
  /** False when it also stands on a quarter of the office, and stays. */
  goes: z.boolean(),
});

/** `GET /api/v1/admin/sample-data`: what stands on the fictional files. */
export const SampleDataUseResponse = z.object({
  files: z.array(z.string()),
  analyses: z.array(OnSamples.extend({ label: z.string(), owner_username: z.string() })),
  /** With the number of sections that have a text. */
  reports: z.array(OnSamples.extend({ title: z.string(), sections: z.number().int() })),
});
export type SampleDataUseResponse = z.infer<typeof SampleDataUseResponse>;

/** The fictional files that come with the product. */
export const sampleDataRoutes = {
  loadSampleData: {
    access: 'admin',
    summary: 'Store fictional files where there are none',
    response: SampleDataResponse,
    job: 'load-sample-data',
    audit: 'load-samples',
  },
  sampleData: {
    access: 'admin',
    summary: 'What goes with the fictional files, and what stays',
    response: SampleDataUseResponse,
  },
  removeSampleData: {
    access: 'admin',
    summary: 'Remove the fictional files and what stands on them alone',
    response: Deleted,
    audit: 'remove-samples',
  },
} as const satisfies Routes;
