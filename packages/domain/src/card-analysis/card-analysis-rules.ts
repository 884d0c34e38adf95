import { firstRefusal, type RefusalOf } from '../shared/decision.ts'
import type { CardAnalysisStatus } from './card-analysis-status.ts'

type Analysed = { readonly status: CardAnalysisStatus }

/** CCA-005: the compatibility of a card is consulted once. */
export const canConsultCard = ({ status }: Analysed) =>
  firstRefusal([status !== 'AWAITING_ANALYSIS', 'alreadyConsulted'])

/** CCA-007, CCA-023: a payment is confirmed after the consult, once, with an opinion. */
export const canFinishAnalysis = ({ status }: Analysed, opinion: string) =>
  firstRefusal(
    [status === 'AWAITING_ANALYSIS', 'notConsulted'],
    [status === 'FINISHED_ANALYSIS', 'alreadyFinished'],
    [opinion.trim() === '', 'opinionMissing'],
  )

export const cardAnalysisRefusals = {
  alreadyConsulted: 'A compatibilidade deste cartão já foi verificada.',
  notConsulted: 'Verifique a compatibilidade do cartão antes de confirmar o pagamento.',
  alreadyFinished: 'A análise deste pagamento já foi finalizada.',
  opinionMissing: 'O preenchimento do campo acima é obrigatório',
} as const satisfies Record<RefusalOf<typeof canConsultCard> | RefusalOf<typeof canFinishAnalysis>, string>
