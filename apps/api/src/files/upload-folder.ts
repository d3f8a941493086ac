import { makeOwnFolder, removeAbandonedFolders } from '@lqc/database';

/** Makes a folder for uploads in progress, after removing those of gateways that were killed. */
export async function makeUploadFolder(): Promise<string> {
  await removeAbandonedFolders('upload').catch(() => {});
  return makeOwnFolder('upload');
}
