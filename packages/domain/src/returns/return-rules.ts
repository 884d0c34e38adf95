import { firstRefusal } from '../shared/decision.ts'

/** The maximum length of the reason in the ERP and the logs. */
export const returnReasonMax = 500

/** Checked by the dialog and again by the server; the second text is quoted (RET-004). */
export const returnSentences = {
  noReason: 'Informe o motivo da pré-devolução.',
  noNf: 'Não é possivel realizar a solicitação pois a nota fiscal ainda não foi emitida.',
  nfUnknown: 'Não foi possível saber se a nota fiscal foi emitida.',
} as const

type Request = { readonly isInvoiceIssued: boolean; readonly reason: string }

/** RET-003, RET-004: a return needs a reason, and an issued NF-e. */
export const canReturn = ({ isInvoiceIssued, reason }: Request) =>
  firstRefusal([reason.trim() === '', 'noReason'], [!isInvoiceIssued, 'noNf'])
