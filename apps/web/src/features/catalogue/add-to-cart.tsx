import type { ProductView } from '@girassol/contract/catalogue'
import { canOrder, displayName, stockRefusals } from '@girassol/domain/catalogue'
import { saleStep } from '@girassol/domain/generator'
import { type FocusEvent, useEffect, useRef } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { useAddItem, useCart, useItemQuantity } from '../cart/index.ts'

export type AddToCartProps = {
  readonly product: ProductView
  /** The most units that may be asked for here (C-27). */
  readonly max?: number
}

const permissionOf = ({ availability }: ProductView) => {
  const decision = canOrder(availability)
  return decision.allowed ? decision : { ...decision, reason: stockRefusals[decision.refusal] }
}

/** The control that had focus gives it to the one that takes its place. */
const useKeptFocus = (isInCart: boolean) => {
  const box = useRef<HTMLSpanElement>(null)
  const had = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one control takes the place of the other
  useEffect(() => {
    if (!had.current || document.activeElement !== document.body) return
    const control = box.current?.querySelector('input') ?? box.current?.querySelector('button')
    control?.focus()
  }, [isInCart])
  return {
    ref: box,
    onFocus: () => {
      had.current = true
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null) had.current = false
    },
  }
}

/** 'Adicionar', and once the product is in the cart its quantity (CART-009, CART-024, STORE-026). */
export const AddToCart = ({ product, max = 99_999 }: AddToCartProps) => {
  const { cart } = useCart()
  const add = useAddItem()
  const setQuantity = useItemQuantity()
  const item = cart?.invoiceItems.find(({ productErpCode }) => productErpCode === product.B1_COD)
  const focus = useKeptFocus(item !== undefined)
  const name = displayName(product.B1_DESC)
  const step = saleStep(product.B1_COD)
  return (
    <span {...focus}>
      {item === undefined ? (
        <ActionButton
          label="Adicionar"
          name={`Adicionar ${name}`}
          reasonAs="tooltip"
          permission={permissionOf(product)}
          isRunning={add.isPending}
          onRun={() => add.mutate({ body: { erpCode: product.B1_COD, quantity: step } })}
        />
      ) : (
        <QuantityStepper
          product={name}
          value={item.quantity}
          step={step}
          max={max}
          onCommit={(quantity) => setQuantity(item, quantity)}
        />
      )}
    </span>
  )
}
