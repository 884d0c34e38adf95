import { firstRefusal } from '../shared/decision.ts'

/** What the ERP and the logs keep of the reason. */
export const returnReasonMax = 500

/** Asked in the dialog and again by the server; the second text is quoted (RET-004). */
export const returnSentences = {
  noReason: 'Informe o motivo da pré-devolução.',
  noNf: 'Não é possivel realizar a solicitação pois a nota fiscal ainda não foi emitida.',
  erpUnavailable: 'O ERP não respondeu se a nota fiscal foi emitida. Tente de novo em alguns minutos.',
} as const

type Request = { readonly isInvoiceIssued: boolean; readonly reason: string }

/** RET-003, RET-004: goods go back for a reason, and only goods whose NF-e was issued. */
export const canReturn = ({ isInvoiceIssued, reason }: Request) =>
  firstRefusal([reason.trim() === '', 'noReason'], [!isInvoiceIssued, 'noNf'])
