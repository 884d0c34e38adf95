import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { type ApiError, isRefusal, toSentences } from '../../../lib/api-error.ts'
import type { Draft } from '../../../lib/use-drafted-state.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { toast } from '../../../ui/toaster.tsx'
import type { CartSave } from './cart-save.ts'
import { useStoredSaves } from './use-stored-saves.ts'

export type SaveProgress =
  | { readonly phase: 'idle' | 'saving' }
  | { readonly phase: 'saved'; readonly at: string }
  /** Without `retry` it was refused, and sending it again would be refused again. */
  | { readonly phase: 'failed'; readonly retry: CartSave | undefined }

export type CartRefusal = { readonly save: CartSave; readonly error: ApiError }

/** The record with the choices that are not confirmed yet; absent fields are unchanged, null clears a field. */
const withPending = (record: OrderView, pending: readonly CartSave[]): OrderView =>
  Object.assign({ ...record }, ...pending.map(({ shows, change }) => shows ?? change))

const isSessionOver = (error: unknown): boolean => isRefusal(error) && error.status === 401

export type SaveCart = {
  /** The record with the choices being saved. */
  readonly shown: OrderView
  /** The choices being saved, oldest first. */
  readonly pending: readonly CartSave[]
  readonly progress: SaveProgress
  readonly refusal: CartRefusal | undefined
  readonly save: (save: CartSave) => void
  /** Choices that were not saved because the session or the page ended; the user can apply them again (USE-002). */
  readonly stored: Pick<Draft, 'state' | 'use' | 'discard'> & { readonly parts: readonly CartSave['part'][] }
}

export type Saving = {
  readonly record: OrderView
  /** Changes of one record are sent one after the other. */
  readonly send: (save: CartSave) => Promise<unknown>
  /** The quoted sentence, shown when the server fails. */
  readonly describeFailure: (save: CartSave) => string
  /** Whether a choice needs another one; it is then shown, but not saved yet. */
  readonly isQuestion?: (save: CartSave) => boolean
}

/**
 * Saves choices as they are made, in order, and continues after a lost connection (USE-010). They are shown at once;
 * when one is refused or fails, the record's value is shown again, with the reason in place or the quoted sentence, and
 * `progress` offers a retry. A refusal after the screen was left is shown as a toast.
 */
export const useSaving = ({ record, send, describeFailure, isQuestion }: Saving): SaveCart => {
  const [pending, setPending] = useState<readonly CartSave[]>([])
  const [question, setQuestion] = useState<CartSave>()
  const [outcome, setOutcome] = useState<SaveProgress>({ phase: 'idle' })
  const [refusal, setRefusal] = useState<CartRefusal>()
  const isMounted = useIsMounted()
  const fail = (wanted: CartSave, error: unknown) => {
    setOutcome({ phase: 'failed', retry: isRefusal(error) ? undefined : wanted })
    if (isRefusal(error) && isMounted.current) setRefusal({ save: wanted, error })
    else toast.failures(toSentences(error, describeFailure(wanted)))
  }
  const save = async (wanted: CartSave): Promise<void> => {
    setRefusal((before) => (before?.save.part === wanted.part ? undefined : before))
    if (isQuestion?.(wanted)) return setQuestion(wanted)
    setQuestion(undefined)
    setPending((before) => [...before, wanted])
    try {
      await send(wanted)
      setOutcome({ phase: 'saved', at: new Date().toISOString() })
    } catch (error) {
      // The browser is leaving for the login page, so the choice stays stored on the device.
      if (isSessionOver(error)) return
      fail(wanted, error)
    }
    setPending((before) => before.filter((waiting) => waiting !== wanted))
  }
  const stored = useStoredSaves(record, pending, (wanted) => void save(wanted))
  return {
    shown: withPending(record, question === undefined ? pending : [...pending, question]),
    pending,
    progress: pending.length > 0 ? { phase: 'saving' } : outcome,
    refusal,
    save: (wanted) => void save(wanted),
    stored,
  }
}
