import { listInverters } from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import { displayName } from '@girassol/domain/catalogue'
import { shortInverterName } from '@girassol/domain/generator'
import type { GridInverter } from '@girassol/domain/grid'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

export type CartInverter = GridInverter & { readonly name: string }

const noQuery = {}

/**
 * Every inverter of the cart, one entry each, with the figures of its connection; also those of a cart filled by hand.
 * Undefined while they are not known.
 */
export const useCartInverters = ({ invoiceItems }: OrderView): readonly CartInverter[] | undefined => {
  const { data } = useEndpointQuery(listInverters, { query: noQuery }, { staleTime: 300_000 })
  return data?.flatMap(({ id, inverterName, power, phases, acVoltageV }) => {
    const inverter = {
      name: shortInverterName(displayName(inverterName)),
      powerW: power,
      phases,
      acVoltageV: acVoltageV ?? undefined,
    }
    const item = invoiceItems.find(({ productErpCode }) => productErpCode === id)
    return Array.from({ length: item?.quantity ?? 0 }, () => inverter)
  })
}
