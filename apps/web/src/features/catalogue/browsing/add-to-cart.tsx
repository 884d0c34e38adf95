import type { ProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { saleStep } from '@girassol/domain/generator'
import { useCanChange } from '../../../access/session.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { LockedFields } from '../../../ui/locked-fields.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { useCart, useItemQuantity } from '../../cart/index.ts'
import { awaitsApproval } from '../../purchase-approvals/index.ts'
import { toAddPermission } from './add-permission.ts'
import { useAddProduct } from './use-add-product.tsx'
import { usePreservedFocus } from './use-preserved-focus.ts'

export type AddToCartProps = {
  readonly product: ProductView
  /** The maximum number of units here (C-27). */
  readonly max?: number
}

/** 'Adicionar', and once the product is in the cart its quantity (CART-009, CART-024, STORE-026). */
export const AddToCart = ({ product, max = 99_999 }: AddToCartProps) => {
  const { cart } = useCart()
  const { add, isAdding, question } = useAddProduct(product)
  const setQuantity = useItemQuantity()
  const item = cart?.invoiceItems.find(({ productErpCode }) => productErpCode === product.B1_COD)
  const focus = usePreservedFocus(item !== undefined)
  const name = displayName(product.B1_DESC)
  const step = saleStep(product.B1_COD)
  const buys = useCanChange('store.use')
  if (!buys) return null
  return (
    <>
      <span {...focus}>
        {item === undefined ? (
          <ActionButton
            label="Adicionar"
            name={`Adicionar ${name}`}
            reasonAs="tooltip"
            permission={toAddPermission(product, cart)}
            isRunning={isAdding}
            onRun={() => add(step)}
          />
        ) : (
          <LockedFields isLocked={awaitsApproval(cart)}>
            <QuantityStepper
              product={name}
              value={item.quantity}
              step={step}
              max={max}
              onCommit={(quantity) => setQuantity(item, quantity)}
            />
          </LockedFields>
        )}
      </span>
      {question}
    </>
  )
}
