import { belowAllowed } from '@girassol/domain/orders'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { formatPercent, formatReais } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import classes from './price-form.module.css'

export type Worth = {
  readonly totalInvoice: number | null
  readonly marginLiquid: number | null
  readonly isMarginBelowAllowed: boolean
}

type EffectProps = { readonly before: Worth; readonly after: Worth | undefined }

/** The effect of the change before it is saved: the total, and the margin for users who may see it. */
const Effect = ({ before, after }: EffectProps) => {
  if (after?.totalInvoice == null || before.totalInvoice === null) return null
  return (
    <p className={classes.effect} aria-live="polite">
      Total <s>{formatReais(before.totalInvoice)}</s> <strong>{formatReais(after.totalInvoice)}</strong>
      {after.marginLiquid !== null && ` · margem ${formatPercent(after.marginLiquid, 1)}`}
      {after.marginLiquid === null && after.isMarginBelowAllowed && ` · ${belowAllowed}`}
    </p>
  )
}

export type PriceFormProps = EffectProps & {
  /** 'Desconto' */
  readonly name: string
  readonly children: ReactNode
  readonly isRunning: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The frame of a form that changes a price in place: Enter confirms, Escape cancels (CART-018). */
export const PriceForm = ({ name, before, after, children, isRunning, onConfirm, onCancel }: PriceFormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRunning) onConfirm()
  }
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form aria-label={name} className={classes.form} onSubmit={submit} onKeyDown={cancelByKey} noValidate>
      {children}
      <Effect before={before} after={after} />
      <div className={classes.buttons}>
        <ActionButton label="Cancelar" variant="text" size="compact" onRun={onCancel} />
        <ActionButton label="Aplicar" runningLabel="Aplicando…" size="compact" isSubmit isRunning={isRunning} />
      </div>
    </form>
  )
}
