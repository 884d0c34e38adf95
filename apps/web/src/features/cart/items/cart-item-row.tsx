import type { OrderItemView } from '@girassol/contract/orders'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { availabilityText } from './availability-text.tsx'
import classes from './cart-item-row.module.css'
import { useFixItem } from './use-fix-item.ts'
import { useItemQuantity } from './use-item-quantity.ts'

/** What changed since the item was added, and how to resolve it: accept the new date or remove the item (C-26). */
const ChangedAvailability = ({ item }: { readonly item: OrderItemView }) => {
  const fix = useFixItem()
  const { productErpCode: erpCode, productName, currentAvailability: now, availability: before } = item
  const label = now === null ? 'Retirar do carrinho' : 'Aceitar nova data'
  return (
    <Notice
      tone="attention"
      isInline
      action={
        <ActionButton
          label={label}
          name={`${label}: ${productName}`}
          size="compact"
          isRunning={fix.isPending}
          onRun={() => fix.mutate({ body: { erpCode, ...(now !== null && { availability: now }) } })}
        />
      }
    >
      {now === null
        ? 'Produto fora de estoque!'
        : `A disponibilidade mudou: de ${before === null ? '-' : availabilityText(before)} para ${availabilityText(now)}.`}
    </Notice>
  )
}

const Price = ({ item }: { readonly item: OrderItemView }) => (
  <span className={classes.price}>
    <MoneyText reais={item.totalValue} />
    {item.unitValue !== null && item.quantity > 1 && (
      <span className={classes.unit}>
        <MoneyText reais={item.unitValue} /> cada
      </span>
    )}
  </span>
)

export type CartItemRowProps = {
  readonly item: OrderItemView
  /** Why it should be replaced, and its substitutes (SUB-007). */
  readonly need: ReactNode
}

/** An item of the cart with its quantity, which can be changed here (CART-009, CART-012). */
export const CartItemRow = ({ item, need }: CartItemRowProps) => {
  const setQuantity = useItemQuantity()
  const { productErpCode, productName, quantity, step } = item
  return (
    <li className={classes.row}>
      <div className={classes.product}>
        <p className={classes.name}>{productName}</p>
        <p className={classes.meta}>
          {productErpCode} · {availabilityText(item.currentAvailability)}
        </p>
        {need}
      </div>
      <div className={classes.figures}>
        <QuantityStepper
          product={productName}
          value={quantity}
          step={step}
          onCommit={(wanted) => setQuantity(item, wanted)}
        />
        <Price item={item} />
        <ActionIcon
          data-bin
          aria-label={`Retirar ${productName} do carrinho`}
          // A failure is shown as a toast; the row is visible again by then.
          onClick={() => void setQuantity(item, 0).catch(() => undefined)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      {item.status === 'UNAVAILABLE' && <ChangedAvailability item={item} />}
    </li>
  )
}
