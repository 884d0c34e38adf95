import { simulateDiscount } from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { isReason } from '@girassol/domain/orders'
import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import {
  discountIn,
  discountProblem,
  inUnit,
  isUnchanged,
  presentDiscount,
  type TypedDiscount,
} from './discount-entry.ts'
import { MarginReason } from './margin-reason.tsx'
import classes from './price-form.module.css'
import { PriceForm } from './price-form.tsx'
import { useChangePrices } from './use-change-prices.ts'

const quietMs = 300

const units = [
  { value: 'reais', label: 'R$' },
  { value: 'percent', label: '%' },
] as const

/** The server's calculation of the order with this discount; nothing while no discount is typed. */
const useDiscountEffect = (order: OrderView, typed: TypedDiscount) => {
  const wanted = isUnchanged(order, typed) ? null : discountIn(order, typed)
  const [debounced] = useDebouncedValue(wanted, quietMs)
  const { data } = useEndpointQuery(
    simulateDiscount,
    { params: { id: order.id }, body: { discountValue: debounced ?? 0 } },
    { enabled: debounced !== null, staleTime: 0, showPrevious: true },
  )
  return wanted === null || debounced === null ? undefined : data
}

type AmountFieldProps = {
  readonly typed: TypedDiscount
  readonly error: string | undefined
  readonly onType: (amount: number | null) => void
}

/** '1.234,56': a comma before the decimals, dots between the thousands (CART-017). */
const AmountField = ({ typed: { unit, amount }, error, onType }: AmountFieldProps) => (
  <NumberField
    key={unit}
    label={unit === 'reais' ? 'Desconto em reais' : 'Desconto em porcentagem'}
    hidesLabel
    isFocused
    value={amount}
    onChange={onType}
    error={error}
    isMoney={unit === 'reais'}
    isNegativeAllowed={false}
    decimals={5}
  />
)

type Body = { discountValue: number } | { discountPercentage: number }

const toBody = ({ unit, amount }: TypedDiscount): Body =>
  unit === 'reais' ? { discountValue: amount ?? 0 } : { discountPercentage: amount ?? 0 }

export type DiscountFormProps = { readonly order: OrderView; readonly onClose: () => void }

/** A discount in the Brazilian format, in reais or percent, with its effect before it is saved (CART-015…019, C-81). */
export const DiscountForm = ({ order, onClose }: DiscountFormProps) => {
  const [typed, setTyped] = useState(() => presentDiscount(order, 'reais'))
  const failure = 'Ocorreu um erro ao aplicar desconto no pedido.' // VAL-022
  const { change, isRunning, refusal, forgetRefusal } = useChangePrices({ order, failure, onDone: onClose })
  const effect = useDiscountEffect(order, typed)
  const [reason, setReason] = useState('')
  const needsReason =
    (effect ?? order).isMarginBelowAllowed && !(isUnchanged(order, typed) && order.marginReason !== null)
  const problem = discountProblem(order, typed)
  const { unit } = typed
  const type = (next: TypedDiscount) => {
    forgetRefusal()
    setTyped(next)
  }
  const confirm = () => {
    if (isUnchanged(order, typed) && !needsReason) onClose()
    else if (problem === undefined && (!needsReason || isReason(reason))) {
      change({ ...toBody(typed), ...(needsReason && { marginReason: reason.trim() }) })
    }
  }
  const frame = { before: order, after: effect, isRunning, onConfirm: confirm, onCancel: onClose }
  return (
    <PriceForm name="Desconto" {...frame}>
      <div className={classes.amount}>
        <SegmentedControl
          aria-label="Desconto em"
          size="xs"
          data={[...units]}
          value={unit}
          onChange={(next) => type(inUnit(order, typed, next))}
        />
        <AmountField typed={typed} error={problem ?? refusal} onType={(amount) => type({ unit, amount })} />
      </div>
      {needsReason && <MarginReason reason={reason} onChange={setReason} />}
    </PriceForm>
  )
}
