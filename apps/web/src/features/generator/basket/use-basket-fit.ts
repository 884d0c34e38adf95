import { judgeBasket } from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import { findKitLocation } from '@girassol/domain/cart'
import { inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'

const hasGroup = ({ invoiceItems }: OrderView, group: string) =>
  invoiceItems.some(({ groupCode }) => groupCode === group)

const toSite = (cart: OrderView) => {
  const { roofTypeId, supply } = cart.generator ?? {}
  const place = {
    addressType: cart.addressType,
    deliveryState: cart.deliveryAddressErpState,
    billingState: cart.chargeAddressErpState,
  }
  return { uf: findKitLocation(place, cart.integrator.erpState), roofTypeId, supply }
}

/**
 * Whether the modules and inverters of a cart fit, requested again after each change of quantity and separate from the
 * cart's own calls. Nothing when one of the two is missing, or when the fit is unknown.
 */
export const useBasketFit = (cart: OrderView | null) => {
  const isWhole = cart !== null && hasGroup(cart, moduleGroup) && hasGroup(cart, inverterGroup)
  const items = isWhole
    ? cart.invoiceItems.map(({ productErpCode, quantity }) => `${productErpCode}:${quantity}`).sort()
    : []
  const { data, isPlaceholderData } = useEndpointQuery(
    judgeBasket,
    { query: { items: items.join(), ...(isWhole && toSite(cart)) } },
    { enabled: isWhole, staleTime: 30_000, showPrevious: true },
  )
  if (!isWhole || data === undefined || data.light === null) return undefined
  return { light: data.light, remarks: data.remarks, isChecking: isPlaceholderData }
}
