import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of this database are in another folder or on another machine, so many of them would be missing here. */
export class FilesElsewhere extends Error {
  override name = 'FilesElsewhere'
  constructor(folder: string) {
    super(
      `Os arquivos deste banco de dados estão em outra máquina ou pasta, e não em ${folder}. Use a pasta de antes em DATA_DIR, ou FILES=s3 para várias máquinas.`,
    )
  }
}

const name = '.girassol-folder'

/** The id of a folder with files: made once, and moved or copied with the files. */
const readFolderId = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  try {
    await writeFile(file, randomUUID(), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}

/**
 * REL-018: refuses a folder that is not the one which the database named at its first start. `remember` stores the id
 * of a folder if none is stored yet, and returns the one that is stored.
 */
export const claimFolder = async (folder: string, remember: (id: string) => Promise<string>): Promise<void> => {
  const id = await readFolderId(folder)
  if ((await remember(id)) !== id) throw new FilesElsewhere(folder)
}
