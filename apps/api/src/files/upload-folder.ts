import { makeOwnFolder, removeAbandonedFolders } from '@lqc/database';

/** Makes a folder for uploads in progress, after removing those of gateways that were killed. */
export async function makeUploadFolder(): Promise<string> {
  // One that may not be listed can still be written to.
  await removeAbandonedFolders('upload').catch(() => {});
  return makeOwnFolder('upload');
}
