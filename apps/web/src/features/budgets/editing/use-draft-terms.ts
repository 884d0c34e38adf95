import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { ApiError, isRefusal, toSentences } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toaster.tsx'
import type { CartSave, SaveCart } from '../../cart/index.ts'
import type { BudgetDraft } from './use-budget-draft.ts'

/** A budget's kit cannot be resized here, so an unsafe kit is shown as an ordinary refusal of the delivery. */
const withoutReason = (error: ApiError): ApiError =>
  error.reason === 'kitUnsafeForState' ? new ApiError({ status: error.status, message: error.message }) : error

/** A budget's edit is stored on the device as one draft, so single choices are not stored. */
const nothingStored: SaveCart['stored'] = {
  state: 'none',
  parts: [],
  use: () => undefined,
  discard: () => undefined,
}

/** Lets the sections of a cart edit the terms of a draft: nothing is saved, each choice is only calculated. */
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
