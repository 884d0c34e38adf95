import { billSentences, canReadBill } from '../energy/size-by-bill.ts'
import { downPaymentSentence } from '../financing-lines/financing-line.ts'
import { centsFromReais } from '../shared/money.ts'
import type { ProposalContent } from './proposal-content.ts'
import { canHavePrice, computeProposalPrice, priceSentences, toPriceParts } from './proposal-price.ts'

type Problem = { readonly field: string; readonly message: string }

const fieldOfPrice = { discountAboveSum: 'price.discount', priceNotPositive: 'price' } as const

const findPriceProblems = ({ equipmentCents, price }: ProposalContent): readonly Problem[] => {
  const decision = canHavePrice(computeProposalPrice(toPriceParts(equipmentCents, price)))
  return decision.allowed ? [] : [{ field: fieldOfPrice[decision.refusal], message: priceSentences[decision.refusal] }]
}

/** PROP-021: something is left to finance. */
const findFinancingProblems = ({ equipmentCents, price, financing }: ProposalContent): readonly Problem[] => {
  const { finalCents } = computeProposalPrice(toPriceParts(equipmentCents, price))
  return financing.flatMap(({ downPayment }, index) =>
    centsFromReais(downPayment) < finalCents
      ? []
      : [{ field: `financing.${index}.downPayment`, message: downPaymentSentence }],
  )
}

const findBillProblems = ({ energy: { consumption, tariff } }: ProposalContent): readonly Problem[] => {
  if (consumption === null || !('bill' in consumption)) return []
  const [billCents, lightingCents] = [centsFromReais(consumption.bill), centsFromReais(consumption.lighting)]
  const decision = canReadBill({ billCents, lightingCents, tariff: tariff ?? 1 })
  return decision.allowed ? [] : [{ field: 'energy.consumption.lighting', message: billSentences[decision.refusal] }]
}

/** What is wrong with a whole version, by the field of the edit (PROP-004, PROP-021, YLD-017). */
export const findContentProblems = (content: ProposalContent): readonly Problem[] => {
  const price = findPriceProblems(content)
  return [...price, ...(price.length > 0 ? [] : findFinancingProblems(content)), ...findBillProblems(content)]
}
