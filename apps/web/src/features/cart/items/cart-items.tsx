import type { OrderView } from '@girassol/contract/orders'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LockedFields } from '../../../ui/locked-fields.tsx'
import { awaitsApproval } from '../../purchase-approvals/index.ts'
import { useCartSubstitutions } from '../../substitutions/index.ts'
import { useCartCache } from '../saving/cart-cache.ts'
import { CartSavedLine } from '../saving/cart-saved-line.tsx'
import { CartItemRow } from './cart-item-row.tsx'
import classes from './cart-items.module.css'
import { useEmptyCart } from './use-empty-cart.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSingleRemoval } from './use-single-removal.ts'

const productsIn = (count: number) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`)

const EmptyCartButton = ({ count }: { readonly count: number }) => {
  const [isConfirming, setConfirming] = useState(false)
  const empty = useEmptyCart()
  return (
    <>
      <ActionButton label="Esvaziar" name="Esvaziar carrinho" variant="text" onRun={() => setConfirming(true)} />
      <ConfirmDialog
        isOpen={isConfirming}
        title="Esvaziar carrinho"
        verb="Esvaziar"
        isDangerous
        isRunning={empty.isPending}
        onConfirm={() => empty.mutate({}, { onSuccess: () => setConfirming(false) })}
        onClose={() => setConfirming(false)}
      >
        {count === 1 ? 'Sai 1 produto do carrinho.' : `Saem ${productsIn(count)} do carrinho.`} Não dá para desfazer.
      </ConfirmDialog>
    </>
  )
}

export type CartItemsProps = { readonly cart: OrderView; readonly onAddProducts: () => void }

/** The cart's items, to check and change before payment; only to read while the cart waits for an approval (COMP-013). */
export const CartItems = ({ cart, onAddProducts }: CartItemsProps) => {
  const { answer } = useCartCache()
  const substitutions = useCartSubstitutions(cart, answer)
  const { ref, onFocus } = useKeptFocus(cart.invoiceItems.map(({ productErpCode }) => productErpCode))
  const ignoreSecondPress = useSingleRemoval()
  return (
    <LockedFields isLocked={awaitsApproval(cart)}>
      <Card
        title="Itens do carrinho"
        isFlush
        aside={
          <span className={classes.actions}>
            <ActionButton
              label="Adicionar produtos"
              variant="text"
              icon={<IconPlus size={16} aria-hidden />}
              onRun={onAddProducts}
            />
            <EmptyCartButton count={cart.invoiceItems.length} />
          </span>
        }
      >
        <ul
          ref={ref}
          className={classes.list}
          aria-label={`Itens do carrinho: ${productsIn(cart.invoiceItems.length)}`}
          onFocus={onFocus}
          onClickCapture={ignoreSecondPress}
        >
          {cart.invoiceItems.map((item) => (
            <CartItemRow key={item.productErpCode} item={item} need={substitutions.describe(item)} />
          ))}
        </ul>
        <CartSavedLine />
        {substitutions.dialog}
      </Card>
    </LockedFields>
  )
}
