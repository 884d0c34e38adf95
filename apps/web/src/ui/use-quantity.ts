import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type QuantityRules = { readonly min: number; readonly max: number; readonly step: number }

/** The nearest quantity that can be sold: within the limits, rounded up to the multiple (WIZ rules of multiples). */
export const allowedQuantity = (wanted: number, { min, max, step }: QuantityRules): number => {
  const rounded = Math.ceil(Math.max(wanted, min) / step) * step
  return rounded > max ? Math.max(Math.floor(max / step) * step, min) : rounded
}

/** Thrown by a commit with an unknown result: the control then shows 0 until the value is read again. */
export class QuantityLost extends Error {
  override name = 'QuantityLost'
}

type Fault = {
  readonly sentence: string
  /** The value before a commit with an unknown result; it may no longer be true. */
  readonly lostAt: number | undefined
}

const toFault = (error: unknown, value: number): Fault => ({
  sentence: error instanceof Error ? error.message : 'Não deu para salvar. Tente de novo.',
  lostAt: error instanceof QuantityLost ? value : undefined,
})

type QuantityState = QuantityRules & {
  readonly value: number
  readonly delayMs: number
  readonly onCommit: (quantity: number) => unknown
}

/**
 * A quantity shown at once and committed after a pause of `delayMs`. After a refused commit `value` is shown again,
 * after a lost one 0; both show a message. A pending change is committed when the control is unmounted.
 */
export const useQuantity = ({ value, delayMs, onCommit, ...rules }: QuantityState) => {
  const [draft, setDraft] = useState<number>()
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'saving'>('idle')
  const [fault, setFault] = useState<Fault>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<number>(undefined)

  const commit = async () => {
    clearTimeout(timer.current)
    const quantity = waiting.current
    waiting.current = undefined
    if (quantity === undefined) return
    if (quantity === value) return settle()
    setPhase('saving')
    try {
      await onCommit(quantity)
      settle()
    } catch (error) {
      settle()
      setFault(toFault(error, value))
    }
  }
  /** A newer change may already be waiting: then its draft remains. */
  const settle = () => {
    if (waiting.current !== undefined) return
    setDraft(undefined)
    setPhase('idle')
  }
  const want = (wanted: number) => {
    const quantity = allowedQuantity(wanted, rules)
    waiting.current = quantity
    setDraft(quantity)
    setFault(undefined)
    setPhase('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void commit(), delayMs)
  }
  const flush = useEffectEvent(() => {
    clearTimeout(timer.current)
    const quantity = waiting.current
    waiting.current = undefined
    if (quantity !== undefined && quantity !== value) void onCommit(quantity)
  })
  useEffect(() => () => flush(), [])

  const isLost = draft === undefined && fault?.lostAt === value
  const shown = isLost ? 0 : (draft ?? value)
  return { shown, isLost, phase, failure: fault?.sentence, want, commitNow: () => void commit() }
}
