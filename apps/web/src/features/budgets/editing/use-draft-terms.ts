import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { ApiError, isRefusal, toSentences } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toaster.tsx'
import type { CartSave, SaveCart } from '../../cart/index.ts'
import type { BudgetDraft } from './use-budget-draft.ts'

/** The kit of a budget is not resized here: what is unsafe there is told like any other refusal of the delivery. */
const withoutReason = (error: ApiError): ApiError =>
  error.reason === 'kitUnsafeForState' ? new ApiError({ status: error.status, message: error.message }) : error

/** The edit of a budget is stored on the device as a whole. */
const nothingStored: SaveCart['stored'] = {
  state: 'none',
  parts: [],
  use: () => undefined,
  discard: () => undefined,
}

/** The terms of a draft for the sections that a cart's are edited in: nothing is stored, each choice is asked about. */
export const useDraftTerms = (draft: BudgetDraft): SaveCart => {
  const [pending, setPending] = useState<readonly CartSave[]>([])
  const [refusal, setRefusal] = useState<SaveCart['refusal']>()
  const base: OrderView = draft.simulated ?? draft.budget
  const shown: OrderView = Object.assign({ ...base }, ...pending.map(({ shows, change }) => shows ?? change))
  const save = async (wanted: CartSave): Promise<void> => {
    setPending((before) => [...before, wanted])
    setRefusal((before) => (before?.save.part === wanted.part ? undefined : before))
    await draft.tryTerms(wanted.change).catch((error: unknown) => {
      if (isRefusal(error)) setRefusal({ save: wanted, error: withoutReason(error) })
      else toast.failures(toSentences(error, wanted.failure))
    })
    setPending((before) => before.filter((waiting) => waiting !== wanted))
  }
  return {
    shown,
    pending,
    stored: nothingStored,
    progress: pending.length > 0 ? { phase: 'saving' } : { phase: 'idle' },
    refusal,
    save: (wanted) => void save(wanted),
  }
}
