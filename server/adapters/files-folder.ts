import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { assertFileName, type FileStore, FilesOutage } from '../ports/files.ts';
import { faultCode } from '../kit/fault.ts';

/** The embedded default: a folder that nothing serves. */
export function folderFiles(root: string): FileStore {
  const pathOf = (name: string): string => {
    assertFileName(name);
    return path.join(root, ...name.split('/'));
  };
  return {
    async put(name, bytes) {
      const place = pathOf(name);
      const arriving = `${place}.${randomUUID()}`;
      try {
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        const file = await open(arriving, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          // Said to be kept only when the disk has it.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(arriving, place);
      } catch (fault) {
        // What is left of it is in no one's way.
        await rm(arriving, { force: true }).catch(() => undefined);
        throw new FilesOutage('the folder of files cannot be written', fault);
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (fault) {
        if (faultCode(fault) === 'ENOENT') return null;
        if (fault instanceof RangeError) throw fault;
        throw new FilesOutage('the folder of files cannot be read', fault);
      }
    },
    async remove(name) {
      const place = pathOf(name);
      try {
        await rm(place, { force: true });
      } catch (fault) {
        throw new FilesOutage('the folder of files cannot be written', fault);
      }
    },
  };
}
