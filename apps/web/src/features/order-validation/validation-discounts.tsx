import type { ValidationCheck } from '@girassol/contract/order-validation'
import { belowAllowed } from '@girassol/domain/orders'
import { useState } from 'react'
import { formatPercent, formatReais } from '../../lib/format.ts'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { optional } from '../../ui/optional-label.tsx'
import type { ValidationFormState } from './use-validation-form.ts'
import classes from './validation.module.css'
import { seesPrices, type ValidationEffect, validationLabels } from './validation-values.ts'

type DiscountProps = {
  readonly id: string
  readonly reais: number | null
  readonly subTotal: number
  readonly error: string | undefined
  readonly onChange: (reais: number | null) => void
}

/**
 * VAL-006…VAL-009: reais with a comma and up to five decimals. An amount above the subtotal is ignored, and the field
 * shows the limit as an error until another amount is typed.
 */
const DiscountField = ({ id, reais, subTotal, error, onChange }: DiscountProps) => {
  const [wasIgnored, setIgnored] = useState(false)
  const limit = `Até ${formatReais(subTotal)}`
  return (
    <NumberField
      id={id}
      label={validationLabels.discount}
      hint={limit}
      value={reais}
      onChange={(typed) => {
        const isTooMuch = typed !== null && typed > subTotal
        setIgnored(isTooMuch)
        if (!isTooMuch) onChange(typed)
      }}
      error={error ?? (wasIgnored ? limit : undefined)}
      prefix="R$"
      isMoney
      decimals={5}
    />
  )
}

export type ValidationDiscountsProps = {
  readonly check: ValidationCheck
  readonly form: ValidationFormState
  readonly effect: ValidationEffect | undefined
}

/** Both discounts, one on the items and one on the freight (C-81, C-82). */
export const ValidationDiscounts = ({ check, form, effect }: ValidationDiscountsProps) => {
  if (!seesPrices(check))
    return <p className={classes.dim}>Seu perfil não mostra valores: o desconto fica como está.</p>
  // Before the validation the freight has no discount.
  const freight = effect?.grossFreight ?? check.invoice.freightValue
  const discount = form.getFieldProps('discount')
  const freightDiscount = form.getMoneyProps('freightDiscount')
  return (
    <div className={classes.values}>
      <DiscountField
        id={discount.id}
        reais={discount.value}
        subTotal={check.invoice.subTotal ?? 0}
        error={discount.error}
        onChange={(reais) => form.change({ discount: reais, isChangeConfirmed: false })}
      />
      <MoneyInput
        id={freightDiscount.id}
        label={optional(validationLabels.freightDiscount)}
        {...(freight !== null && { hint: `Frete ${formatReais(freight)}` })}
        cents={freightDiscount.cents}
        error={freightDiscount.error}
        onChange={freightDiscount.onChange}
      />
    </div>
  )
}

type EffectProps = {
  readonly check: ValidationCheck
  readonly effect: ValidationEffect | undefined
  readonly hasFailed: boolean
}

/** The effect of the discounts on the order, before anything is saved (VAL-018, VAL-022). */
export const ValidationEffectLine = ({ check: { invoice }, effect, hasFailed }: EffectProps) => {
  if (hasFailed) {
    return (
      <Notice tone="danger" isAlert isInline>
        Ocorreu um erro ao aplicar desconto no pedido.
      </Notice>
    )
  }
  if (invoice.totalInvoice === null) return null
  const total = effect?.totalInvoice ?? invoice.totalInvoice
  const margin = effect === undefined ? invoice.marginLiquid : effect.marginLiquid
  return (
    <p className={classes.effect} aria-live="polite">
      Total {total !== invoice.totalInvoice && <s>{formatReais(invoice.totalInvoice)}</s>}{' '}
      <strong>{formatReais(total)}</strong>
      {margin !== null && ` · margem ${formatPercent(margin, 1)}`}
      {margin === null && (effect ?? invoice).isMarginBelowAllowed && ` · ${belowAllowed}`}
    </p>
  )
}
