import type { LookupContext } from '../../http/context.ts'
import type { ErpDocument, ErpDocumentOrder, ErpDocumentRequest } from '../../integrations/erp/erp-documents.ts'
import { StorageFull } from '../../integrations/files/storage-full.ts'

type Ports = Pick<LookupContext['ports'], 'erp' | 'files'>

/** A document as it is stored, with its bytes in base64. */
type StoredDocument = Omit<ErpDocument, 'pdf'> & { readonly pdf: string }

/** An issued NF-e never changes, but the amounts and due dates of slips do. */
const toVersion = ({ kind, order }: ErpDocumentRequest): string => {
  if (kind !== 'BANK_SLIP') return order.nfKey ?? 'issued'
  return order.slips.map(({ amountCents, dueDate }) => `${dueDate}-${amountCents}`).join('_')
}

/** Contains the approval, because an order that is approved again is billed again. */
const toFolder = ({ number, approvedAt }: ErpDocumentOrder): string =>
  `documents/${number}-${approvedAt.replace(/\D/g, '')}`

const toKey = (request: ErpDocumentRequest): string =>
  `${toFolder(request.order)}/${request.kind}-${toVersion(request)}.json`

const encode = ({ pdf, ...rest }: ErpDocument): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify({ ...rest, pdf: Buffer.from(pdf).toString('base64') } satisfies StoredDocument),
  )

/** Null for a damaged copy, or for the page of a proxy before the storage. */
const decode = (bytes: Uint8Array): ErpDocument | null => {
  try {
    const { pdf, ...rest } = JSON.parse(new TextDecoder().decode(bytes)) as StoredDocument
    return { ...rest, pdf: Buffer.from(pdf, 'base64') }
  } catch {
    return null
  }
}

/** Without space the document is sent all the same, and requested again the next time. */
const storeIfPossible = async (files: Ports['files'], file: Parameters<Ports['files']['put']>[0]): Promise<void> => {
  try {
    await files.put(file)
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error
  }
}

/** A document of the ERP, requested only once: printing again does not need the ERP. Null if the ERP has none. */
export const readErpDocument = async (
  { erp, files }: Ports,
  request: ErpDocumentRequest,
): Promise<ErpDocument | null> => {
  const key = toKey(request)
  const bytes = await files.get(key)
  const stored = bytes === null ? null : decode(bytes)
  if (stored !== null) return stored
  const found = await erp.documents.read(request)
  if (found !== null) await storeIfPossible(files, { key, bytes: encode(found), contentType: 'application/json' })
  return found
}

/** Whether the ERP has issued it; a stored document was issued. */
export const hasErpDocument = async ({ erp, files }: Ports, request: ErpDocumentRequest): Promise<boolean> =>
  (await files.exists(toKey(request))) || erp.documents.has(request)
