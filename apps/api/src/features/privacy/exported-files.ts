import type { Files } from '../../integrations/files/files.ts'
import { avatarKey } from '../session/avatar-address.ts'
import type { Trace } from './find-traces.ts'

/** A stored file that belongs to the person, and its path in the export. */
export type ExportedFile = { readonly path: string; readonly bytes: Uint8Array | null }

/** Characters that a path in a ZIP may have on every system. */
const toFileName = (name: unknown): string => String(name).replace(/[^\p{L}\p{N}._ -]/gu, '_')

/** '.jpg' of a key that ends with it. */
const extensionOf = (key: unknown): string => /\.[a-z]+$/.exec(String(key))?.[0] ?? ''

const keysOf = ({ table, row }: Trace, documents: readonly string[]): readonly (readonly [string, string])[] => {
  if (table === 'app_user' && typeof row.avatar === 'string')
    return [[avatarKey(row.avatar), `foto-${toFileName(row.avatar)}`]]
  if (table === 'order_attachment')
    return [[String(row.storage_key), `pedido-${row.order_id}/${row.id}-${toFileName(row.filename)}`]]
  if (table === 'triangulation_file')
    return [[String(row.storage_key), `pedido-${row.order_id}/conta-e-ordem-${row.id}-${toFileName(row.name)}`]]
  if (table === 'site_photo')
    return [[String(row.storage_key), `obra-${row.site_id}/foto-${row.id}${extensionOf(row.storage_key)}`]]
  if (table === 'delivery_check_photo')
    return [[String(row.storage_key), `entrega-${row.delivery_id}/foto-${row.id}${extensionOf(row.storage_key)}`]]
  if (table === 'claim_photo')
    return [[String(row.storage_key), `ocorrencia-${row.claim_id}/foto-${row.id}${extensionOf(row.storage_key)}`]]
  if (table === 'claim_file')
    return [[String(row.storage_key), `ocorrencia-mensagem-${row.message_id}/${row.id}-${toFileName(row.name)}`]]
  if (table === 'negotiation_file')
    return [[String(row.storage_key), `negociacao-mensagem-${row.message_id}/${row.id}-${toFileName(row.name)}`]]
  if (table !== 'orders') return []
  return documents
    .filter((key) => key.startsWith(`documents/${row.id}-`))
    .map((key) => [key, `pedido-${row.id}/${toFileName(key.split('/').at(-1))}`])
}

/** Pictures, documents and vouchers of the person; null bytes for a file that the storage has lost. */
export const findExportedFiles = async (files: Files, traces: readonly Trace[]): Promise<readonly ExportedFile[]> => {
  const own = traces.filter(({ isOwn }) => isOwn)
  const hasOrders = own.some(({ table }) => table === 'orders')
  const documents = hasOrders ? (await files.list()).filter((key) => key.startsWith('documents/')) : []
  const found: ExportedFile[] = []
  for (const [key, path] of own.flatMap((trace) => keysOf(trace, documents)))
    found.push({ path, bytes: await files.get(key) })
  return found
}
