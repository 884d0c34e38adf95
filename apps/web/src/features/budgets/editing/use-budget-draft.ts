import type { OrderView } from '@girassol/contract/orders'
import { useRef, useState } from 'react'
import { isRefusal, toSentences } from '../../../lib/api-error.ts'
import { useDraftedState } from '../../../lib/use-drafted-state.ts'
import { toast } from '../../../ui/toaster.tsx'
import {
  countChangedItems,
  type DraftItem,
  type DraftTerms,
  type ProductFacts,
  quantityIn,
  toDraftItems,
  toEdit,
  withMoreUnits,
  withTodaysFacts,
  withUnits,
} from './budget-draft.ts'
import { countChangedTerms, mergedTerms } from './merged-terms.ts'
import { useSimulation } from './use-simulation.ts'

/** A refusal about one product names that product. */
const describeFailure = (error: unknown, items: readonly DraftItem[], failure: string): string => {
  const [sentence = failure] = toSentences(error, failure)
  const { erpCode } = ((isRefusal(error) && error.details) || {}) as { readonly erpCode?: string }
  const name = items.find(({ code }) => code === erpCode)?.name
  return name === undefined ? sentence : `${name}: ${sentence}`
}

/** Runs tasks one after the other; a failed task does not stop the next. */
const useTurns = () => {
  const line = useRef<Promise<unknown>>(Promise.resolve())
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = line.current.then(work)
    line.current = turn.catch(() => undefined)
    return turn
  }
}

const isSessionOver = (error: unknown): boolean => isRefusal(error) && error.status === 401

/** What was changed on this screen. */
type Work = {
  readonly items: readonly DraftItem[]
  readonly terms: DraftTerms
  /** The reason for a margin below zero. */
  readonly reason: string
}

const countChanges = (budget: OrderView, { items, terms }: Work): number =>
  countChangedItems(budget, items) + countChangedTerms(terms)

/** The stored draft of the edit, for the version of the budget that it was made for (USE-002). */
const useWork = (budget: OrderView) => {
  const initial: Work = { items: toDraftItems(budget), terms: {}, reason: '' }
  const [work, setWork, stored] = useDraftedState(initial, {
    form: 'budget',
    record: budget.id,
    version: budget.version,
    isTyped: (work) => countChanges(budget, work) > 0,
  })
  const change = (part: (before: Work) => Partial<Work>) => setWork((now) => ({ ...now, ...part(now) }))
  const setItems = (part: (now: readonly DraftItem[]) => readonly DraftItem[]) =>
    change((now) => ({ items: part(now.items) }))
  return { work, change, setItems, stored }
}

type WorkState = ReturnType<typeof useWork>

/** Requests from the server, one call at a time, what the budget would be with the edit. */
const useTermsRequests = (budgetId: number, { work: { items, terms }, change, setItems }: WorkState) => {
  const [simulatedItems, setSimulatedItems] = useState<readonly DraftItem[]>()
  const { simulated, simulate, isSimulating } = useSimulation(budgetId)
  // Choices may be faster than the server's responses: each is merged with the terms that the server accepted last.
  const taken = useRef<DraftTerms>(terms)
  const waiting = useRef<readonly DraftTerms[]>([])
  const inTurn = useTurns()
  // A choice is shown before the server responds. A refusal removes it; the end of the session does not.
  const showTerms = () => change(() => ({ terms: waiting.current.reduce(mergedTerms, taken.current) }))
  const simulateWith = async (added: DraftTerms) => {
    const merged = mergedTerms(taken.current, added)
    const answer = await simulate(toEdit(items, merged))
    const priced = withTodaysFacts(items, answer)
    taken.current = merged
    setItems((now) => (now === items ? priced : withTodaysFacts(now, answer)))
    setSimulatedItems(priced)
    return answer
  }
  const settle = (added: DraftTerms) => {
    waiting.current = waiting.current.filter((one) => one !== added)
    showTerms()
  }
  const requestTerms = async (added: DraftTerms) => {
    waiting.current = [...waiting.current, added]
    showTerms()
    try {
      const answer = await inTurn(() => simulateWith(added))
      settle(added)
      return answer
    } catch (error) {
      if (!isSessionOver(error)) settle(added)
      throw error
    }
  }
  return { requestTerms, simulated, isSimulating, isCurrent: simulated !== undefined && simulatedItems === items }
}

/**
 * A budget that is being edited: quantities and terms stay in the browser until it is saved (CART-013). The server
 * calculates the resulting values.
 */
export const useBudgetDraft = (budget: OrderView) => {
  const state = useWork(budget)
  const { work, change, setItems, stored } = state
  const { items, terms, reason } = work
  const { requestTerms, ...requests } = useTermsRequests(budget.id, state)
  const [version, setVersion] = useState(budget.version)
  const changes = countChanges(budget, work)
  /** Resolves to true when the values match the items on the screen. */
  const recalculate = async (failure: string): Promise<boolean> => {
    try {
      await requestTerms({})
      return true
    } catch (error) {
      toast.failures([describeFailure(error, items, failure)])
      return false
    }
  }
  return {
    budget,
    items,
    getQuantity: (code: string) => quantityIn(items, code),
    setQuantity: (product: ProductFacts, quantity: number) => setItems((now) => withUnits(now, product, quantity)),
    addUnits: (product: ProductFacts, more: number) => setItems((now) => withMoreUnits(now, product, more)),
    terms,
    reason,
    setReason: (text: string) => change(() => ({ reason: text })),
    /** The stored draft; after it is used or discarded, the caller must restart the editing. */
    stored,
    /** Requests the values with other terms and applies the terms when the server accepts them; throws the refusal. */
    tryTerms: requestTerms,
    /** The values of the last response, and whether they match the current items. */
    ...requests,
    recalculate,
    /** How many changes are not saved; without a connection they cannot be saved. */
    changes,
    isChanged: changes > 0,
    /** Sets the new version after the same user saved another part of the budget. */
    setVersion,
    edit: () => ({ ...toEdit(items, terms), version }),
  }
}

export type BudgetDraft = ReturnType<typeof useBudgetDraft>
