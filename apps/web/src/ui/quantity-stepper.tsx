import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './quantity-stepper.module.css'
import { useQuantity } from './use-quantity.ts'
import { useTypedQuantity } from './use-typed-quantity.ts'

export type QuantityStepperProps = {
  /** The product's name, part of the names of the three controls. */
  readonly product: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  /** Sold in multiples of this number. */
  readonly step?: number
  /** The pause before a change is committed. */
  readonly delayMs?: number
  /** May return a promise: the control is busy while it runs; a failure restores the quantity and shows the reason. */
  readonly onCommit: (quantity: number) => unknown
}

/** Minus, figure, plus. Buttons commit after a pause; Enter and leaving the field commit the typed value at once. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const { product, value, min = 0, max = 99_999, step = 1, delayMs = 1000, onCommit } = props
  const errorId = useId()
  const { shown, isLost, phase, failure, want, commitNow } = useQuantity({ value, min, max, step, delayMs, onCommit })
  const { text, problem, fieldProps, stepBy } = useTypedQuantity({ shown, step, want, commitNow })
  const message = problem ?? failure
  return (
    <div className={classes.box}>
      <div className={classes.stepper} data-phase={phase} aria-busy={phase === 'saving' || undefined}>
        <button
          type="button"
          aria-label={`Diminuir quantidade de ${product}`}
          aria-disabled={shown <= min || undefined}
          onClick={() => shown > min && stepBy(-step)}
        >
          <IconMinus size={14} aria-hidden />
        </button>
        <input
          {...fieldProps}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-label={`Quantidade de ${product}`}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : errorId}
          value={text}
        />
        <button
          type="button"
          aria-label={`Aumentar quantidade de ${product}`}
          aria-disabled={shown + step > max || undefined}
          onClick={() => shown + step <= max && stepBy(step)}
        >
          <IconPlus size={14} aria-hidden />
        </button>
      </div>
      {message !== undefined && (
        <p id={errorId} role="alert" className={classes.failure}>
          {message}
          {(isLost || problem !== undefined) && ` Continua valendo ${value}.`}
        </p>
      )}
    </div>
  )
}
