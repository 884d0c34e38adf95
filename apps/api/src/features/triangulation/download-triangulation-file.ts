import type * as contract from '@girassol/contract/triangulation'
import type { FileHandler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findOperationOrder } from './find-operation-order.ts'
import { listOperationFiles } from './triangulation-queries.ts'

/** An invoice file of an operation; 404 if it was removed or belongs to another order. */
export const downloadTriangulationFile: FileHandler<typeof contract.downloadTriangulationFile> = async (
  context,
  { params },
) => {
  const order = await findOperationOrder(context, params.id)
  const files = await listOperationFiles(context.tx, order.id)
  const { name, key } = orNotFound(
    files.find(({ id }) => id === params.fileId),
    'Arquivo não encontrado.',
  )
  return {
    name,
    contentType: 'application/pdf',
    disposition: 'attachment',
    bytes: (storage) => storage.get(key),
  }
}
