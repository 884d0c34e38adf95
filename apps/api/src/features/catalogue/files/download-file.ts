import type * as contract from '@girassol/contract/catalogue'
import type { FileHandler } from '../../../http/context.ts'
import type { FileAnswer } from '../../../http/file-answer.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findTechnicalFile } from '../store/product-detail-queries.ts'
import { findReader } from '../store/product-reader.ts'
import type { StoredFile } from './stored-file.ts'
import { sheetAnswer } from './technical-sheet-file.ts'

/** The key is derived from the content, so other bytes have another key. */
const storedAnswer = ({ name, file, key, contentType }: StoredFile): FileAnswer => ({
  name: `${name}.${file.split('.').at(-1)}`,
  contentType,
  disposition: 'attachment',
  caching: { version: key, maxAgeSeconds: 0 },
  bytes: (files) => files.get(key),
})

/** STORE-038: a technical file; 404 if this user may not see its product (C-38). */
export const downloadFile: FileHandler<typeof contract.downloadFile> = async (context, { params }) => {
  const reader = await findReader(context, {})
  const found = orNotFound(await findTechnicalFile(context.tx, params, reader), 'Arquivo não encontrado.')
  return 'stored' in found ? storedAnswer(found.stored) : sheetAnswer(found.sheet)
}
