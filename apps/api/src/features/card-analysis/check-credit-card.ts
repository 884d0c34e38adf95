import type * as contract from '@girassol/contract/card-analysis'
import {
  type CardAnalysisStatus,
  canConsultCard,
  cardAnalysisRefusals,
  matchTextOf,
} from '@girassol/domain/card-analysis'
import type { LookupHandler, Tx } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { findCharges } from '../payments/charges-queries.ts'
import { findAnalysis, findAnalysisView, paidCards } from './card-analysis-queries.ts'
import { logAnalysis, moveAnalysis } from './card-analysis-store.ts'

const consultFailed = 'Houve um erro ao verificar compatibilidade, por favor tente novamente mais tarde'

const read = async (tx: Tx, id: number) => {
  const record = await findAnalysis(tx, id)
  orRefuse(canConsultCard({ status: record.status as CardAnalysisStatus }), cardAnalysisRefusals)
  const cards = paidCards(await findCharges(tx, record.order_id))
  return { customerDocument: record.customer_document ?? '', cards }
}

const describe = (matches: readonly number[]): string => {
  const [first = null, second] = matches
  const one = `Compatibilidade verificada: ${matchTextOf(first)}`
  return second === undefined ? one : `${one}; segundo cartão: ${matchTextOf(second)}`
}

/** CCA-028, C-98: compares the customer with the holder of each card, once. 503 when the register cannot be asked. */
export const checkCreditCard: LookupHandler<typeof contract.checkCreditCard> = async (context, { params }) => {
  const { ports, write } = context
  const { customerDocument, cards } = await context.read((tx) => read(tx, params.id))
  // A capture that was told without its card can still be judged by the customer's document.
  const compared = cards.length > 0 ? cards : [{ cardHolderDocument: null, cardNumber: null }]
  const asked = compared.map(({ cardHolderDocument, cardNumber }) =>
    ports.cardCheck.match({ customerDocument, holderDocument: cardHolderDocument, cardNumber: cardNumber ?? '' }),
  )
  const matches = await Promise.all(asked).catch((cause: unknown) => {
    throw new Refused(consultFailed, { status: 503, reason: 'cardCheckUnavailable', cause })
  })
  return write(async (writing) => {
    const [match = null, match2 = null] = matches
    const changes = { status: 'ANALYSIS_DONE', consult: true, match, match2 } as const
    await moveAnalysis(writing.tx, params.id, { from: 'AWAITING_ANALYSIS', changes })
    await logAnalysis(writing, { id: params.id, type: 'CONSULT', description: describe(matches) })
    return findAnalysisView(writing.tx, writing.actor, params.id)
  })
}
