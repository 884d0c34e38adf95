import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import { computeRemadeState } from '@girassol/domain/budgets'
import { type Availability, displayName } from '@girassol/domain/catalogue'
import type { ProposalContent, ProposalItem } from '@girassol/domain/proposals'
import { reaisFrom } from '@girassol/domain/shared'
import type { OrderLine } from '../../order-record/order-lines.ts'
import type { ItemToStore } from '../../order-record/replace-items.ts'

export type ItemChange = ResponseFor<typeof contract.convertProposal>['changes'][number]

export const toBudgetItems = ({ items }: ProposalContent): readonly ItemToStore[] =>
  items.map(({ code, quantity, kitQuantity, availability }) => ({
    code,
    quantity,
    kitQuantity,
    availability: availability as Availability | null,
  }))

const states = { discontinued: 'gone', outOfStock: 'outOfStock', changed: 'changed' } as const

const findState = (item: ProposalItem, line: OrderLine | undefined): ItemChange['state'] | null => {
  if (line === undefined) return 'gone'
  const state = computeRemadeState({
    code: item.code,
    name: item.name,
    quantity: item.quantity,
    before: { unitValueCents: item.unitCents, availability: item.availability as Availability | null },
    today: { unitValueCents: line.price_cents, availability: line.current },
    isSold: line.isSold,
  })
  return state === 'same' ? null : states[state]
}

/** PROP-024: the items whose price, date or existence differs from the proposal today. */
export const findItemChanges = ({ items }: ProposalContent, lines: readonly OrderLine[]): readonly ItemChange[] =>
  items.flatMap((item) => {
    const line = lines.find(({ product_code }) => product_code === item.code)
    const state = findState(item, line)
    if (state === null) return []
    const isSold = line?.isSold === true
    return [
      {
        productErpCode: item.code,
        productName: displayName(item.name),
        quantity: item.quantity,
        unitValue: { before: reaisFrom(item.unitCents), after: isSold ? reaisFrom(line.price_cents) : null },
        availability: { before: item.availability as Availability | null, after: isSold ? line.current : null },
        state,
      },
    ]
  })
