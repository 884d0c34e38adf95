import type { ProductView } from '@girassol/contract/catalogue'
import { findOrderType } from '@girassol/domain/catalogue'
import { type ReactNode, useState } from 'react'
import { CartTypeDialog, useAddItem, useCart } from '../../cart/index.ts'

/** Adds units of a product to the cart; a cart of another purchase type requires a confirmation first (C-30, C-31). */
export const useAddProduct = ({ B1_COD, BM_GRUPO }: Pick<ProductView, 'B1_COD' | 'BM_GRUPO'>) => {
  const { cart } = useCart()
  const add = useAddItem()
  const [waiting, setWaiting] = useState<number>()
  const type = findOrderType(BM_GRUPO) ?? 'MP'
  const isOtherType = cart !== null && cart.type !== type
  const put = (quantity: number) => add.mutate({ body: { erpCode: B1_COD, quantity } })
  const question: ReactNode = cart !== null && isOtherType && waiting !== undefined && (
    <CartTypeDialog
      cart={cart}
      type={type}
      onSwitched={() => {
        setWaiting(undefined)
        put(waiting)
      }}
      onCancel={() => setWaiting(undefined)}
    />
  )
  return {
    add: (quantity: number) => (isOtherType ? setWaiting(quantity) : put(quantity)),
    isAdding: add.isPending || waiting !== undefined,
    /** The confirmation dialog, while it is open. */
    question,
  }
}
