import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { createTriangulation, listErpCustomers, TriangulationView } from '@girassol/contract/triangulation'
import { withoutMarkup } from '@girassol/domain/shared'

export type ErpCustomer = ResponseFor<typeof listErpCustomers>[number]

/** The recipient of the goods: the fields of the ERP's customer that the operation stores. */
export type OperationCustomer = {
  readonly document: string
  readonly name: string
  readonly city: string
  readonly state: string
}

/** A stored file, or a chosen one that the next save uploads. */
export type DraftFile = {
  readonly key: string
  readonly name: string
  readonly bytes: number | null
  readonly storedId: number | null
  /** Base64 of a file that is not stored yet. */
  readonly content: string | null
  /** The next save removes it; until then the removal can be undone. */
  readonly isRemoved: boolean
}

/** The form values of an operation, saved or not. */
export type OperationSettingsDraft = {
  readonly customer: OperationCustomer | null
  readonly totalCents: number | null
  readonly additionalData: string
  readonly files: readonly DraftFile[]
}

export const toOperationCustomer = (customer: ErpCustomer): OperationCustomer => ({
  document: customer.document,
  name: customer.name,
  city: customer.erpCityName,
  state: customer.erpState,
})

export const toTriangulationDraft = (view: TriangulationView): OperationSettingsDraft => ({
  customer:
    view.customerDocument === ''
      ? null
      : { document: view.customerDocument, name: view.customerName, city: view.addressCity, state: view.addressState },
  totalCents: view.totalValue === null ? null : Math.round(view.totalValue * 100),
  additionalData: view.additionalData,
  files: view.attachments.map(({ id, name, awsKey, bytes }) => ({
    key: awsKey,
    name,
    bytes,
    storedId: id,
    content: null,
    isRemoved: false,
  })),
})

/** The files of the operation after the save. */
export const listRemainingFiles = ({ files }: OperationSettingsDraft): readonly DraftFile[] =>
  files.filter(({ isRemoved }) => !isRemoved)

const withoutFiles = ({ files: _files, ...fields }: OperationSettingsDraft) => JSON.stringify(fields)

/** TRI-005: whether the next save would change anything. */
export const isModified = (draft: OperationSettingsDraft, saved: OperationSettingsDraft): boolean =>
  withoutFiles(draft) !== withoutFiles(saved) ||
  draft.files.some(({ storedId, isRemoved }) => isRemoved === (storedId !== null))

type Body = RequestFor<typeof createTriangulation>['body']

type Attachment = Body['attachments'][number]

/** A file in the body of a save; null for a stored file that is not removed. */
const toAttachment = ({ name, key, content, isRemoved }: DraftFile, now: string): Attachment | null => {
  if (content !== null) return isRemoved ? null : { name, file: content }
  return isRemoved ? { name, awsKey: key, deletedAt: now } : null
}

const toAttachments = (files: readonly DraftFile[], now: string): Attachment[] =>
  files.map((file) => toAttachment(file, now)).filter((attachment) => attachment !== null)

/** TRI-016: the marks are removed here too, so that the screen shows what is stored. */
export const toSaveBody = (
  draft: OperationSettingsDraft,
  { version, now }: { version: number; now: string },
): Body => ({
  customerDocument: draft.customer?.document ?? '',
  customerName: draft.customer?.name ?? '',
  addressCity: draft.customer?.city ?? '',
  addressState: draft.customer?.state ?? '',
  totalValue: draft.totalCents === null ? null : draft.totalCents / 100,
  additionalData: withoutMarkup(draft.additionalData),
  attachments: toAttachments(draft.files, now),
  version,
})
