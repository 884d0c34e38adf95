import { orderTransitions } from '../orders/moves/order-transitions.ts'
import type { OrderStatus } from '../orders/status/order-status.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { CardAnalysisStatus } from './card-analysis-status.ts'

/** An analysis with the status of its order, which may have left the analysis after a reversed payment (E7). */
export type Analysed = { readonly status: CardAnalysisStatus; readonly orderStatus: OrderStatus }

const hasLeftAnalysis = ({ orderStatus }: Analysed): boolean =>
  !orderTransitions.confirmCardPayment.from.some((status) => status === orderStatus)

/** CCA-005: the compatibility of a card is checked once, and only while the order waits for the analysis. */
export const canCheckCard = (analysis: Analysed) =>
  firstRefusal(
    [analysis.status !== 'AWAITING_ANALYSIS', 'alreadyConsulted'],
    [hasLeftAnalysis(analysis), 'orderLeftAnalysis'],
  )

/** CCA-007: a payment is confirmed once, after the check, and only while the order waits for the analysis. */
export const canConfirmPayment = (analysis: Analysed) =>
  firstRefusal(
    [analysis.status === 'FINISHED_ANALYSIS', 'alreadyFinished'],
    [hasLeftAnalysis(analysis), 'orderLeftAnalysis'],
    [analysis.status === 'AWAITING_ANALYSIS', 'notConsulted'],
  )

/** CCA-023: an opinion that has only blanks is refused. */
export const canSendOpinion = (opinion: string) => firstRefusal([opinion.trim() === '', 'opinionMissing'])

export const cardAnalysisRefusals = {
  alreadyConsulted: 'A compatibilidade deste cartão já foi verificada.',
  notConsulted: 'Verifique a compatibilidade antes',
  alreadyFinished: 'A análise deste pagamento já foi finalizada.',
  orderLeftAnalysis: 'O pedido saiu da análise de crédito.',
  opinionMissing: 'O preenchimento do campo acima é obrigatório',
} as const satisfies Record<
  RuleRefusal<typeof canCheckCard> | RuleRefusal<typeof canConfirmPayment> | RuleRefusal<typeof canSendOpinion>,
  string
>
