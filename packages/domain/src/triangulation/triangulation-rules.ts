import { type OrderStatus, orderStatuses } from '../orders/order-status.ts'
import { firstRefusal, type RefusalOf } from '../shared/decision.ts'
import type { Cents } from '../shared/money.ts'
import { isLocked, type TriangulationStatus } from './triangulation-status.ts'

/** TRI-008: the statuses of an order in which its operation is filled in. */
export const triangulationMenuStatuses = [
  'INVOICE_SEPARATE',
  'INVOICE_BILLED',
  'WAITING_APPROVAL',
  'INVOICE_DISPATCHED',
  'DELIVERY_IN_TRANSIT',
  'DELIVERY_EN_ROUTE',
  'INVOICE_DELIVERED',
] as const satisfies readonly OrderStatus[]

/** TRI-014, TRI-013. */
export const mostTriangulationFiles = 10
export const mostTriangulationFileBytes = 5_242_880

/** The order that an operation belongs to. */
export type TriangulatedOrder = { readonly isTriangulation: boolean; readonly status: OrderStatus }

export type Operation = {
  readonly customerDocument: string
  readonly customerName: string
  readonly totalValueCents: Cents | null
  /** Those that were not removed. */
  readonly fileCount: number
}

/** C-76: an operation is complete with a customer, a total and at least one invoice file. */
export const savedStatusOf = ({ customerDocument, totalValueCents, fileCount }: Operation) =>
  customerDocument !== '' && totalValueCents !== null && fileCount > 0 ? 'COMPLETED' : 'CREATED'

/** Is there an operation to look at? Only a triangulation order has one (TRI-006). */
export const canOpenTriangulation = ({ isTriangulation }: TriangulatedOrder) =>
  firstRefusal([!isTriangulation, 'notTriangulation'])

const isListed = (status: OrderStatus): boolean =>
  (triangulationMenuStatuses as readonly OrderStatus[]).includes(status)

/** TRI-008, TRI-010, TRI-014, TRI-017, C-77: who may save is the capability's to say. */
export const canSaveTriangulation = (
  order: TriangulatedOrder,
  operation: Operation & { readonly status: TriangulationStatus },
) =>
  firstRefusal(
    [!order.isTriangulation, 'notTriangulation'],
    [!isListed(order.status), 'orderNotReady'],
    [isLocked(operation.status), 'locked'],
    [operation.customerDocument === '' || operation.customerName === '', 'customerMissing'],
    [operation.fileCount > mostTriangulationFiles, 'tooManyFiles'],
  )

/** TRI-011, TRI-012, C-77: a saved, complete operation of a billed order. */
export const canReleaseTriangulation = (order: TriangulatedOrder, status: TriangulationStatus) =>
  firstRefusal(
    [!order.isTriangulation, 'notTriangulation'],
    [isLocked(status), 'locked'],
    [status !== 'COMPLETED', 'incomplete'],
    [order.status !== 'INVOICE_BILLED', 'notBilled'],
  )

export const triangulationRefusals = {
  notTriangulation: 'Este pedido não é de venda por conta e ordem.',
  orderNotReady: 'A operação só pode ser preenchida a partir da separação do pedido.',
  locked: 'A operação já foi liberada e não pode mais ser alterada.',
  customerMissing: 'Para salvar os dados da operação, você precisa selecionar um cliente',
  tooManyFiles: `Envie no máximo ${mostTriangulationFiles} arquivos.`,
  incomplete:
    'Para liberar a operação, o cliente, o valor total e o arquivo da nota fiscal são obrigatórios e as alterações precisam estar salvas.',
  notBilled: `A operação só pode ser liberada com o pedido em '${orderStatuses.INVOICE_BILLED.label}'.`,
} as const satisfies Record<
  | RefusalOf<typeof canOpenTriangulation>
  | RefusalOf<typeof canSaveTriangulation>
  | RefusalOf<typeof canReleaseTriangulation>,
  string
>

/** TRI-013: what is said of a file that is no PDF or larger than 5 MB. */
export const triangulationFileRefusal = 'Arquivo muito grande ou formato incorreto'
