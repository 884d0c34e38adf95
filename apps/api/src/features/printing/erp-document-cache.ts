import type { LookupContext } from '../../http/context.ts'
import type { ErpDocument, ErpDocumentOrder, ErpDocumentRequest } from '../../integrations/erp/erp-documents.ts'

type Ports = Pick<LookupContext['ports'], 'erp' | 'files'>

/** As a document is stored; bytes in base64. */
type Kept = Omit<ErpDocument, 'pdf'> & { readonly pdf: string }

/** An issued NF-e never changes; slips do, with their amounts and days. */
const versionOf = ({ kind, order }: ErpDocumentRequest): string => {
  if (kind !== 'BANK_SLIP') return order.nfKey ?? 'issued'
  return order.slips.map(({ amountCents, dueDate }) => `${dueDate}-${amountCents}`).join('_')
}

/** With the approval in it: an order that was approved again is billed again. */
const folderOf = ({ number, approvedAt }: ErpDocumentOrder): string =>
  `documents/${number}-${approvedAt.replace(/\D/g, '')}`

const keyOf = (request: ErpDocumentRequest): string =>
  `${folderOf(request.order)}/${request.kind}-${versionOf(request)}.json`

const encode = ({ pdf, ...rest }: ErpDocument): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ ...rest, pdf: Buffer.from(pdf).toString('base64') } satisfies Kept))

const decode = (bytes: Uint8Array): ErpDocument => {
  const { pdf, ...rest } = JSON.parse(new TextDecoder().decode(bytes)) as Kept
  return { ...rest, pdf: Buffer.from(pdf, 'base64') }
}

/** A document of the ERP, asked for once: a second print needs no ERP. Null when the ERP has none. */
export const readErpDocument = async (
  { erp, files }: Ports,
  request: ErpDocumentRequest,
): Promise<ErpDocument | null> => {
  const key = keyOf(request)
  const kept = await files.get(key)
  if (kept !== null) return decode(kept)
  const found = await erp.documents.read(request)
  if (found !== null) await files.put({ key, bytes: encode(found), contentType: 'application/json' })
  return found
}

/** Whether the ERP has issued it; what is kept here was. */
export const hasErpDocument = async ({ erp, files }: Ports, request: ErpDocumentRequest): Promise<boolean> =>
  (await files.exists(keyOf(request))) || erp.documents.has(request)
