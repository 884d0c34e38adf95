import type { OrderView } from '@girassol/contract/orders'
import { lazy, type ReactNode, Suspense } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { ValueEdit } from '../../../ui/value-edit.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from './price-form.module.css'

const DiscountForm = lazy(async () => ({ default: (await import('./discount-form.tsx')).DiscountForm }))
const CommissionForm = lazy(async () => ({ default: (await import('./commission-form.tsx')).CommissionForm }))

export type PriceLine = { readonly label: string; readonly value: ReactNode }

const Discount = ({ order }: { readonly order: OrderView }) => {
  const { discountValue, percentage, actions } = order
  const shown = (
    <>
      {percentage !== null && percentage > 0 && <span className={classes.percent}>{formatPercent(percentage)}</span>}
      <MoneyText reais={discountValue === null ? null : -discountValue} />
    </>
  )
  if (!actions.discount.allowed || discountValue === null) return <span className={classes.shown}>{shown}</span>
  return (
    <ValueEdit name="Alterar desconto" shown={shown}>
      {(close) => (
        <Suspense fallback={shown}>
          <DiscountForm order={order} onClose={close} />
        </Suspense>
      )}
    </ValueEdit>
  )
}

const Service = ({ order }: { readonly order: OrderView }) => {
  const shown = <MoneyText reais={order.grossCommission} />
  if (!order.actions.edit.allowed || order.grossCommission === null) return shown
  return (
    <ValueEdit name="Alterar valor do serviço" shown={shown}>
      {(close) => (
        <Suspense fallback={shown}>
          <CommissionForm order={order} onClose={close} />
        </Suspense>
      )}
    </ValueEdit>
  )
}

/** Discount and service value of an order, with their edit buttons for users who may change them (DET-042, C-61). */
export const priceLines = (order: OrderView): { readonly discount: PriceLine; readonly service: PriceLine } => ({
  discount: { label: 'Desconto', value: <Discount order={order} /> },
  service: { label: 'Serviço', value: <Service order={order} /> },
})
