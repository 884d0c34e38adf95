import type { ProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { saleStep } from '@girassol/domain/generator'
import { useState } from 'react'
import { useCanChange } from '../../../access/session.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { LockedFields } from '../../../ui/locked-fields.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { useCart, useItemQuantity } from '../../cart/index.ts'
import { awaitsApproval } from '../../purchase-approvals/index.ts'
import { toAddPermission } from '../browsing/add-permission.ts'
import { useAddProduct } from '../browsing/use-add-product.tsx'
import { usePreservedFocus } from '../browsing/use-preserved-focus.ts'
import { ProductPrice } from './product-price.tsx'
import classes from './product-purchase.module.css'

/** At most 999 units in the details; for products sold in tens the largest multiple below (STORE-011, C-27). */
const mostUnits = (code: string) => Math.floor(999 / saleStep(code)) * saleStep(code)

/** The price of a product, and how many units to add or are in the cart (STORE-011, CART-009). */
export const ProductPurchase = ({ product }: { readonly product: ProductView }) => {
  const { cart } = useCart()
  const { add, isAdding, question } = useAddProduct(product)
  const setQuantity = useItemQuantity()
  const buys = useCanChange('store.use')
  const step = saleStep(product.B1_COD)
  const [wanted, setWanted] = useState(step)
  const item = cart?.invoiceItems.find(({ productErpCode }) => productErpCode === product.B1_COD)
  const focus = usePreservedFocus(item !== undefined)
  const name = displayName(product.B1_DESC)
  const stepper = { product: name, step, max: mostUnits(product.B1_COD) }
  return (
    <div className={classes.buy}>
      <ProductPrice product={product} size="figure" />
      <span {...focus} className={classes.controls}>
        {!buys ? null : item === undefined ? (
          <>
            <QuantityStepper {...stepper} min={step} value={wanted} delayMs={0} onCommit={setWanted} />
            <ActionButton
              label="Adicionar"
              name={`Adicionar ${name}`}
              variant="next"
              reasonAs="tooltip"
              permission={toAddPermission(product, cart)}
              isRunning={isAdding}
              onRun={() => add(wanted)}
            />
          </>
        ) : (
          <>
            <span className={classes.note}>No carrinho</span>
            <LockedFields isLocked={awaitsApproval(cart)}>
              <QuantityStepper
                {...stepper}
                value={item.quantity}
                onCommit={(quantity) => setQuantity(item, quantity)}
              />
            </LockedFields>
          </>
        )}
      </span>
      {question}
    </div>
  )
}
