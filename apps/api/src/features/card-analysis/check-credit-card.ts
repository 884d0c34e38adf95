import type * as contract from '@girassol/contract/card-analysis'
import { canCheckCard, cardAnalysisRefusals, describeMatch } from '@girassol/domain/card-analysis'
import type { LookupContext, LookupHandler, Tx, WriteContext } from '../../http/context.ts'
import { orRefuse, outsideSystemAway, Refused } from '../../http/refused.ts'
import { findCharges } from '../order-record/charges-queries.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { findAnalysis, findAnalysisView, paidCards, toAnalysed } from './card-analysis-queries.ts'
import { logAnalysis, moveAnalysis, updateCheckFailure } from './card-analysis-store.ts'

const checkFailed = 'Houve um erro ao verificar compatibilidade, por favor tente novamente mais tarde'

const readCards = async (tx: Tx, id: number) => {
  const record = await findAnalysis(tx, id)
  orRefuse(canCheckCard(toAnalysed(record)), cardAnalysisRefusals)
  const cards = paidCards(await findCharges(tx, record.order_id))
  return { customerDocument: record.customer_document ?? '', cards }
}

type Cards = Awaited<ReturnType<typeof readCards>>

/** The match code of each card, in the order of the cards. */
const compareCards = ({ cardCheck }: LookupContext['ports'], { customerDocument, cards }: Cards) => {
  // A capture that was reported without its card is still checked by the customer's document.
  const compared = cards.length > 0 ? cards : [{ cardHolderDocument: null, cardNumber: null }]
  return Promise.all(
    compared.map(({ cardHolderDocument, cardNumber }) =>
      cardCheck.match({ customerDocument, holderDocument: cardHolderDocument, cardNumber: cardNumber ?? '' }),
    ),
  )
}

const describeMatches = (matches: readonly number[]): string => {
  const [first = null, second] = matches
  const one = `Compatibilidade verificada: ${describeMatch(first)}`
  return second === undefined ? one : `${one}; segundo cartão: ${describeMatch(second)}`
}

const storeMatches = async (writing: WriteContext, { id, matches }: { id: number; matches: readonly number[] }) => {
  await lockOrder(writing, (await findAnalysis(writing.tx, id)).order_id)
  orRefuse(canCheckCard(toAnalysed(await findAnalysis(writing.tx, id))), cardAnalysisRefusals)
  const [match = null, match2 = null] = matches
  const changes = { status: 'ANALYSIS_DONE', consult: true, match, match2, check_failed_at: null } as const
  await moveAnalysis(writing.tx, id, { from: 'AWAITING_ANALYSIS', changes })
  await logAnalysis(writing, { id, type: 'CONSULT', description: describeMatches(matches) })
  return findAnalysisView(writing.tx, writing.actor, id)
}

/**
 * CCA-028, C-98: compares the customer with the holder of each card, once. 503 if the register gives no usable answer:
 * the failure is stored with the analysis, which can be checked again (CCA-033).
 */
export const checkCreditCard: LookupHandler<typeof contract.checkCreditCard> = async (context, { params: { id } }) => {
  const cards = await context.read((tx) => readCards(tx, id))
  const answer = await compareCards(context.ports, cards).catch((cause: unknown) =>
    outsideSystemAway('CARD_CHECK', cause, `${checkFailed}.`),
  )
  if (answer instanceof Refused) {
    await context.write((writing) => updateCheckFailure(writing, id))
    throw answer
  }
  return context.write((writing) => storeMatches(writing, { id, matches: answer }))
}
