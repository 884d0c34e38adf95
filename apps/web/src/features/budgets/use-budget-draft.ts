import type { OrderView } from '@girassol/contract/orders'
import { useRef, useState } from 'react'
import { isRefusal, sentencesOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/toaster.tsx'
import {
  changesItems,
  type DraftItem,
  type DraftTerms,
  itemsOfBudget,
  type ProductFacts,
  quantityIn,
  toEdit,
  withFactsOf,
  withMoreUnits,
  withUnits,
} from './budget-draft.ts'
import { mergedTerms } from './merged-terms.ts'
import { useSimulation } from './use-simulation.ts'

/** A refusal of one product names it. */
const failureOf = (error: unknown, items: readonly DraftItem[], failure: string): string => {
  const [sentence = failure] = sentencesOf(error, failure)
  const { erpCode } = ((isRefusal(error) && error.details) || {}) as { readonly erpCode?: string }
  const name = items.find(({ code }) => code === erpCode)?.name
  return name === undefined ? sentence : `${name}: ${sentence}`
}

/** Runs one piece of work after the other, whether or not the one before went well. */
const useTurns = () => {
  const line = useRef<Promise<unknown>>(Promise.resolve())
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = line.current.then(work)
    line.current = turn.catch(() => undefined)
    return turn
  }
}

/**
 * A budget while it is edited: quantities and terms stay on this screen until it is saved (CART-013); what they would
 * make of the budget is asked of the server.
 */
export const useBudgetDraft = (budget: OrderView) => {
  const [items, setItems] = useState<readonly DraftItem[]>(() => itemsOfBudget(budget))
  const [terms, setTerms] = useState<DraftTerms>({})
  const [simulatedItems, setSimulatedItems] = useState<readonly DraftItem[]>()
  const { simulated, simulate, isSimulating } = useSimulation(budget.id)

  const [version, setVersion] = useState(budget.version)

  // Choices may follow each other faster than the server answers: each is added to what it took before.
  const taken = useRef<DraftTerms>({})
  const inTurn = useTurns()

  const ask = (change: DraftTerms) =>
    inTurn(async () => {
      const asked = mergedTerms(taken.current, change)
      const answer = await simulate(toEdit(items, asked))
      const priced = withFactsOf(items, answer)
      taken.current = asked
      setItems((now) => (now === items ? priced : withFactsOf(now, answer)))
      setSimulatedItems(priced)
      setTerms(asked)
      return answer
    })
  /** True when the values are those of what stands on the screen. */
  const recalculate = async (failure: string): Promise<boolean> => {
    try {
      await ask({})
      return true
    } catch (error) {
      toast.failures([failureOf(error, items, failure)])
      return false
    }
  }
  return {
    budget,
    items,
    quantityOf: (code: string) => quantityIn(items, code),
    setQuantity: (product: ProductFacts, quantity: number) => setItems((now) => withUnits(now, product, quantity)),
    addUnits: (product: ProductFacts, more: number) => setItems((now) => withMoreUnits(now, product, more)),
    terms,
    /** Asks with other terms and keeps them when the server takes them; throws its refusal. */
    tryTerms: ask,
    simulated,
    /** The values told are those of the present items. */
    isCurrent: simulated !== undefined && simulatedItems === items,
    isSimulating,
    recalculate,
    isChanged: changesItems(budget, items) || Object.keys(terms).length > 0,
    /** Another part of the budget was stored meanwhile, by this person. */
    setVersion,
    edit: () => ({ ...toEdit(items, terms), version }),
  }
}

export type BudgetDraft = ReturnType<typeof useBudgetDraft>
