import { firstRefusal } from '../shared/decision.ts'

/** What the ERP and the logs keep of the reason. */
export const RETURN_REASON_MAX = 500

/** Asked in the dialog and again by the server; the second text is quoted (RET-004). */
export const returnSentences = {
  noReason: 'Informe o motivo da pré-devolução.',
  noNf: 'Não é possivel realizar a solicitação pois a nota fiscal ainda não foi emitida.',
} as const

/** The NF-e that goes with the goods was issued: the ERP told its key (NFE-004, RET-006). */
export const isNfIssued = (order: { readonly nfKey: string | null }): boolean => order.nfKey !== null

/** RET-003, RET-004: goods go back for a reason, and only goods that were billed. */
export const canReturn = ({ nfKey, reason }: { readonly nfKey: string | null; readonly reason: string }) =>
  firstRefusal([reason.trim() === '', 'noReason'], [!isNfIssued({ nfKey }), 'noNf'])
