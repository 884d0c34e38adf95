import { contentSentences } from '@girassol/domain/catalogue'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import type { Files } from '../../../integrations/files/files.ts'
import type { ProductContent } from '../management/product-content-queries.ts'
import { findReceivedFile, type ReceivedFile } from './received-file.ts'
import { storedName } from './technical-file-name.ts'

/** Technical files by the name in the storage. */
export type ReceivedFiles = ReadonlyMap<string, ReceivedFile>

type Wanted = { readonly pictures: readonly string[]; readonly files: readonly { readonly stored: string }[] }

const findNewPictureProblems = async (files: Files, known: readonly string[], wanted: readonly string[]) => {
  const problems: { field: string; message: string }[] = []
  for (const [at, name] of wanted.entries()) {
    if (known.includes(name) || (await findReceivedFile(files, 'picture', name))) continue
    problems.push({ field: `pictures.${at}`, message: contentSentences.fileMissing })
  }
  return problems
}

/** The technical files that the product does not have yet; refuses pictures and files that were never uploaded. */
export const findReceivedFiles = async (
  files: Files,
  content: ProductContent,
  wanted: Wanted,
): Promise<ReceivedFiles> => {
  const problems = await findNewPictureProblems(files, content.pictures, wanted.pictures)
  const found = new Map<string, ReceivedFile>()
  for (const [at, { stored }] of wanted.files.entries()) {
    if (content.files.some((file) => storedName(file) === stored)) continue
    const received = await findReceivedFile(files, 'technicalFile', stored)
    if (received) found.set(stored, received)
    else problems.push({ field: `files.${at}.stored`, message: contentSentences.fileMissing })
  }
  refuseProblems(problems)
  return found
}
