import type { TriangulationStatus } from '../orders/moves/order-facts.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { Cents } from '../shared/money.ts'
import { invoiceFileSentences, mostTriangulationFiles } from './triangulation-file.ts'
import { isLocked } from './triangulation-status.ts'

export type Operation = {
  readonly customerDocument: string
  readonly customerName: string
  readonly totalValueCents: Cents | null
  /** The files that were not removed. */
  readonly fileCount: number
}

/** C-76: an operation is complete with a customer, a total and at least one invoice file. */
export const computeSavedStatus = ({ customerDocument, totalValueCents, fileCount }: Operation) =>
  customerDocument !== '' && totalValueCents !== null && fileCount > 0 ? 'COMPLETED' : 'CREATED'

/**
 * TRI-010, TRI-014, TRI-017: whether the operation may be saved; the rules of the order decide about user and order.
 */
export const canSaveTriangulation = (operation: Operation & { readonly status: TriangulationStatus }) =>
  firstRefusal(
    [isLocked(operation.status), 'locked'],
    [operation.customerDocument === '' || operation.customerName === '', 'customerMissing'],
    [operation.fileCount > mostTriangulationFiles, 'tooManyFiles'],
  )

export const triangulationRefusals = {
  locked: 'A operação já foi liberada e não pode mais ser alterada.',
  customerMissing: 'Para salvar os dados da operação, você precisa selecionar um cliente',
  tooManyFiles: invoiceFileSentences.tooManyFiles,
} as const satisfies Record<RuleRefusal<typeof canSaveTriangulation>, string>
