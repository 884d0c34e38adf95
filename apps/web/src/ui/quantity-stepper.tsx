import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import classes from './quantity-stepper.module.css'
import { useQuantity } from './use-quantity.ts'

export type QuantityStepperProps = {
  /** The product's name, which names the three controls. */
  readonly product: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  /** Sold in multiples of. */
  readonly step?: number
  /** Quiet time before a change is committed. */
  readonly delayMs?: number
  /** May return a promise: while it runs the control waits; when it fails the quantity returns and the reason shows. */
  readonly onCommit: (quantity: number) => unknown
}

const digitsOf = (text: string) => text.replace(/\D+/g, '').slice(0, 6)

/** Minus, figure, plus. Buttons commit after a pause; Enter and leaving the field commit what was typed at once. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const { product, value, min = 0, max = 99_999, step = 1, delayMs = 1000, onCommit } = props
  const errorId = useId()
  const [typed, setTyped] = useState<string>()
  const { shown, isLost, phase, failure, want, commitNow } = useQuantity({ value, min, max, step, delayMs, onCommit })
  const finishTyping = () => {
    if (typed !== undefined && typed !== '') want(Number(typed))
    setTyped(undefined)
    commitNow()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finishTyping()
    if (event.key === 'Escape') setTyped(undefined)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    want(shown + (event.key === 'ArrowUp' ? step : -step))
  }
  return (
    <div className={classes.box}>
      <div className={classes.stepper} data-phase={phase} aria-busy={phase === 'saving' || undefined}>
        <button
          type="button"
          aria-label={`Diminuir quantidade de ${product}`}
          aria-disabled={shown <= min || undefined}
          onClick={() => shown > min && want(shown - step)}
        >
          <IconMinus size={14} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantidade de ${product}`}
          aria-describedby={failure === undefined ? undefined : errorId}
          value={typed ?? String(shown)}
          onChange={(event) => setTyped(digitsOf(event.currentTarget.value))}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={finishTyping}
          onKeyDown={keys}
        />
        <button
          type="button"
          aria-label={`Aumentar quantidade de ${product}`}
          aria-disabled={shown + step > max || undefined}
          onClick={() => shown + step <= max && want(shown + step)}
        >
          <IconPlus size={14} aria-hidden />
        </button>
      </div>
      {failure !== undefined && (
        <p id={errorId} role="alert" className={classes.failure}>
          {failure}
          {isLost && ` Continua valendo ${value}.`}
        </p>
      )}
    </div>
  )
}
