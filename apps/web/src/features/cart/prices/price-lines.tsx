import type { OrderView } from '@girassol/contract/orders'
import type { ReactNode } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ValueEdit } from '../../../ui/value-edit.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from './price-form.module.css'

type OfOrder = { readonly order: OrderView }

const DiscountText = ({ order: { discountValue, percentage } }: OfOrder) => (
  <>
    {percentage !== null && percentage > 0 && <span className={classes.percent}>{formatPercent(percentage)}</span>}
    <MoneyText reais={discountValue === null ? null : -discountValue} />
  </>
)

const ServiceText = ({ order }: OfOrder) => <MoneyText reais={order.grossCommission} />

const DiscountForm = lazyPart(async () => (await import('./discount-form.tsx')).DiscountForm, DiscountText)
const CommissionForm = lazyPart(async () => (await import('./commission-form.tsx')).CommissionForm, ServiceText)

export type PriceLine = { readonly label: string; readonly value: ReactNode }

const Discount = ({ order }: OfOrder) => {
  const { discountValue, actions } = order
  const shown = <DiscountText order={order} />
  if (!actions.discount.allowed || discountValue === null) return <span className={classes.shown}>{shown}</span>
  return (
    <ValueEdit name="Alterar desconto" shown={shown}>
      {(close) => <DiscountForm order={order} onClose={close} />}
    </ValueEdit>
  )
}

const Service = ({ order }: OfOrder) => {
  const shown = <ServiceText order={order} />
  if (!order.actions.edit.allowed || order.grossCommission === null) return shown
  return (
    <ValueEdit name="Alterar valor do serviço" shown={shown}>
      {(close) => <CommissionForm order={order} onClose={close} />}
    </ValueEdit>
  )
}

/** Discount and service value of an order, with their edit buttons for users who may change them (DET-042, C-61). */
export const priceLines = (order: OrderView): { readonly discount: PriceLine; readonly service: PriceLine } => ({
  discount: { label: 'Desconto', value: <Discount order={order} /> },
  service: { label: 'Serviço', value: <Service order={order} /> },
})
