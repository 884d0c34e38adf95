import { extractDigits, reaisFrom } from '@girassol/domain/shared'
import type { FreightCargo, FreightRequest } from './freight.ts'

type Product = {
  id: string
  width: number
  height: number
  length: number
  weight: number
  insurance_value: number
  quantity: number
}

/** The fields that the hub needs for a price. */
export const toPriceBody = (request: FreightRequest, originCep: string) => ({
  from: { postal_code: originCep },
  to: { postal_code: extractDigits(request.destinationCep) },
  products: toProducts(request),
  options: { receipt: false, own_hand: false },
})

/** The fields that the hub needs to carry an order: addresses, products, the NF-e and our tag. */
export const toCartBody = (cargo: FreightCargo, chosen: { serviceId: number; originCep: string }) => {
  const { recipient } = cargo
  const isCompany = recipient.document.length === 14
  return {
    service: chosen.serviceId,
    from: { postal_code: chosen.originCep },
    to: {
      postal_code: extractDigits(cargo.destinationCep),
      name: recipient.name,
      phone: extractDigits(recipient.phone),
      ...(isCompany ? { company_document: recipient.document } : { document: recipient.document }),
      address: recipient.street,
      number: recipient.number,
      complement: recipient.complement,
      district: recipient.neighborhood,
      city: recipient.city,
      state_abbr: recipient.state,
      country_id: 'BR',
    },
    products: toProducts(cargo),
    options: {
      insurance_value: reaisFrom(cargo.invoiceCents),
      receipt: false,
      own_hand: false,
      reverse: false,
      // An order without NF-e is sent with a declaration of contents.
      non_commercial: cargo.nfeKey === null,
      ...(cargo.nfeKey !== null && { invoice: { key: cargo.nfeKey } }),
      tags: [{ tag: `PEDIDO-${cargo.orderNumber}` }] as const,
    },
  }
}

/** Centimetres and kilograms: only the cubage of a volume is known, so it is treated as a cube. */
const toProducts = ({ volumes, invoiceCents }: FreightRequest): Product[] => {
  const units = volumes.reduce((sum, { quantity }) => sum + quantity, 0)
  return volumes.map(({ quantity, weightKg, cubageM3 }, index) => {
    const side = Math.max(1, Math.ceil(Math.cbrt(cubageM3) * 100))
    return {
      id: String(index + 1),
      width: side,
      height: side,
      length: side,
      weight: Math.max(0.001, weightKg),
      insurance_value: Math.floor(invoiceCents / units) / 100,
      quantity,
    }
  })
}
