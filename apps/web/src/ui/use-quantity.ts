import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type QuantityRules = { readonly min: number; readonly max: number; readonly step: number }

/** The nearest quantity that may be sold: inside the limits, rounded up to the multiple (WIZ rules of multiples). */
export const allowedQuantity = (wanted: number, { min, max, step }: QuantityRules): number => {
  const rounded = Math.ceil(Math.max(wanted, min) / step) * step
  return rounded > max ? Math.max(Math.floor(max / step) * step, min) : rounded
}

type QuantityState = QuantityRules & {
  readonly value: number
  readonly delayMs: number
  readonly onCommit: (quantity: number) => unknown
}

/**
 * A quantity shown at once and committed after `delayMs` of quiet. When the commit fails the shown quantity returns to
 * `value` and the failure is told. What is waiting when the control leaves the page is committed.
 */
export const useQuantity = ({ value, delayMs, onCommit, ...rules }: QuantityState) => {
  const [draft, setDraft] = useState<number>()
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'saving'>('idle')
  const [failure, setFailure] = useState<string>()
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
      setFailure(error instanceof Error ? error.message : 'Não deu para salvar. Tente de novo.')
    }
  }
  /** A newer change may already be waiting: then its draft stays. */
  const settle = () => {
    if (waiting.current !== undefined) return
    setDraft(undefined)
    setPhase('idle')
  }
  const want = (wanted: number) => {
    const quantity = allowedQuantity(wanted, rules)
    waiting.current = quantity
    setDraft(quantity)
    setFailure(undefined)
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

  return { shown: draft ?? value, phase, failure, want, commitNow: () => void commit() }
}
