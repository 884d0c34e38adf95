import { restoreKitItem } from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { cartScope, useCartCache } from '../saving/cart-cache.ts'
import { useAddItem } from './use-add-item.ts'

type Removed = {
  readonly erpCode: string
  readonly quantity: number
  /** The cart before the removal. */
  readonly before: OrderView | undefined
}

/** What the item needs to return as a part of its kit; undefined for one that was added by hand. */
const findKitPart = ({ before, erpCode }: Removed) => {
  const kitQuantity = before?.invoiceItems.find((item) => item.productErpCode === erpCode)?.kitQuantity ?? 0
  const { generator, kit } = { generator: null, kit: null, ...before }
  if (kitQuantity === 0 || generator === null || kit === null) return undefined
  return { ...generator, chosenModuleId: kit.moduleId, chosenInverterId: kit.inverterId, kitQuantity }
}

/** Puts a removed item back; a part of the kit returns as a part of the kit (C-32). */
export const useRestoreItem = () => {
  const { answer } = useCartCache()
  const add = useAddItem()
  const restore = useEndpointMutation(restoreKitItem, { scope: cartScope, onSuccess: answer })
  return (removed: Removed) => {
    const { erpCode, quantity } = removed
    const kitPart = findKitPart(removed)
    if (kitPart === undefined) add.mutate({ body: { erpCode, quantity } })
    else restore.mutate({ body: { ...kitPart, erpCode, quantity } })
  }
}
