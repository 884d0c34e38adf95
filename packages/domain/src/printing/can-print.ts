import { can } from '../access/can.ts'
import type { Role } from '../access/roles.ts'
import { listStatusesAt, type OrderStatus } from '../orders/status/order-status.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'
import { type Decision, firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { PrintedDocument } from './printed-document.ts'

/** The facts that decide about the papers of an order. */
export type PrintFacts = {
  readonly status: OrderStatus
  readonly isFutureSale: boolean
  readonly isTriangulation: boolean
  readonly paymentMethod: PaymentMethod | null
}

/** C-89: the statuses with the invoice that accompanies the goods, from the documents. */
const invoiceStatuses: readonly OrderStatus[] = ['INVOICE_BILLED', 'WAITING_DISPATCH', 'INVOICE_DISPATCHED']

/** The ERP approved the operation (E16), and the goods were shipped with its invoice. */
const operationStatuses = listStatusesAt('dispatch', 'travelling', 'delivered')

/** A slip of the gateway is valid until it is paid; those of the others method until the billed order is paid. */
const slipStatuses: readonly OrderStatus[] = ['INVOICE_APPROVED']
const othersSlipStatuses: readonly OrderStatus[] = [
  'INVOICE_APPROVED',
  'INVOICE_BILLING',
  'CONFIRMING_BILL_ERP',
  'INVOICE_BILLING_ERP',
  'FUTURE_SALE',
  'INVOICE_SEPARATE',
  'BILLED_WAITING_PAYMENT',
]

const listSlipStatuses = (method: PaymentMethod | null): readonly OrderStatus[] => {
  if (method === 'OTHERS') return othersSlipStatuses
  return method === 'BARCODE' || method === 'CREDIT_CARD + BARCODE' ? slipStatuses : []
}

const canPrintOrder = ({ status }: PrintFacts) => firstRefusal([status === 'CART', 'stillACart'])

/** PRT-002 */
const canPrintInvoice = ({ status, isFutureSale }: PrintFacts) =>
  firstRefusal([isFutureSale, 'soldForTheFuture'], [!invoiceStatuses.includes(status), 'notBilled'])

/** PRT-003 */
const canPrintFutureSale = ({ isFutureSale }: PrintFacts) => firstRefusal([!isFutureSale, 'notForTheFuture'])

/** PRT-004 */
const canPrintSimpleShipping = ({ status, isFutureSale }: PrintFacts) =>
  firstRefusal([!isFutureSale, 'notForTheFuture'], [!invoiceStatuses.includes(status), 'notBilled'])

/** PRT-005; the ERP decides. */
const canPrintBankSlip = ({ status, paymentMethod }: PrintFacts) =>
  firstRefusal(
    [listSlipStatuses(paymentMethod).length === 0, 'paidWithoutSlip'],
    [!listSlipStatuses(paymentMethod).includes(status), 'slipNotOpen'],
  )

/** NFE-001: the shipment of a triangulation. */
const canPrintOperation = ({ status, isTriangulation }: PrintFacts) =>
  firstRefusal([!isTriangulation, 'noOperation'], [!operationStatuses.includes(status), 'operationNotApproved'])

const rules = {
  INVOICE_PDF: canPrintOrder,
  BANK_SLIP: canPrintBankSlip,
  NF: canPrintInvoice,
  NF_FUTURE: canPrintFutureSale,
  NF_SIMPLE_SHIPPING: canPrintSimpleShipping,
  CO: canPrintOperation,
} as const satisfies Record<PrintedDocument, (facts: PrintFacts) => unknown>

type PaperReader = { readonly canViewProductPrices: boolean; readonly roles: readonly Role[] }

/**
 * C-29: an invoice has the price of each item, so it is only for users who may see prices. The order's own paper leaves
 * prices out; a slip has only the amount to pay. SEC-021: papers that the ERP issues name the customer's CPF, which no
 * mask can hide; the order's own paper masks it.
 */
export const canReadPaper = (document: PrintedDocument, { canViewProductPrices, roles }: PaperReader) =>
  firstRefusal(
    [document !== 'INVOICE_PDF' && !can(roles, 'customers.readContacts'), 'customerHidden'],
    [!canViewProductPrices && !['INVOICE_PDF', 'BANK_SLIP'].includes(document), 'pricesHidden'],
  )

type PrintRefusal = Extract<ReturnType<(typeof rules)[PrintedDocument]>, { allowed: false }>['refusal']

/** Whether this paper of the order may be printed now (PRT-002…005, C-89); only the ERP knows whether it exists. */
export const canPrint = (document: PrintedDocument, facts: PrintFacts): Decision<PrintRefusal> => rules[document](facts)

export const printSentences = {
  stillACart: 'Um carrinho ainda não tem documento: salve-o como orçamento ou pedido.',
  soldForTheFuture: 'Este pedido é uma venda futura: a mercadoria sai com a nota de simples remessa.',
  notForTheFuture: 'Este pedido não é uma venda futura.',
  notBilled: 'A nota fiscal é impressa do faturamento à expedição.',
  paidWithoutSlip: 'Este pedido não é pago com boleto.',
  slipNotOpen: 'O boleto existe da aprovação do pedido até o pagamento.',
  noOperation: 'Este pedido não é uma operação por conta e ordem.',
  operationNotApproved: 'A nota de remessa existe depois que a operação é aprovada.',
  customerHidden: 'Este documento mostra dados pessoais do cliente, que a sua função não pode ver.',
  pricesHidden: 'A nota fiscal mostra preços, que o seu usuário não pode ver.',
} as const satisfies Record<PrintRefusal | RuleRefusal<typeof canReadPaper>, string>

/** The papers available in the order's status, its own first; the slip only when the server found one (PRT-005). */
export const printOptions = (facts: PrintFacts, hasBankSlip: boolean): readonly PrintedDocument[] =>
  (['INVOICE_PDF', 'BANK_SLIP', 'NF', 'NF_FUTURE', 'NF_SIMPLE_SHIPPING', 'CO'] as const).filter(
    (document) => canPrint(document, facts).allowed && (document !== 'BANK_SLIP' || hasBankSlip),
  )
