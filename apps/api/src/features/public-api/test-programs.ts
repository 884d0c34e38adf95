import * as publicApi from '@girassol/contract/public-api'
import type { ApiOrder } from '@girassol/contract/public-api/order'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { type Keys, openKeys } from '../api-keys/test-keys.ts'
import { products } from '../cart/test-shop.ts'

/** The fields of a new customer; its document is a valid CPF. */
export const newCustomer = {
  documentType: 'F',
  document: '52998224725',
  name: 'Helena Prado',
  email: 'helena@girassol.demo',
  phone: '11988887777',
  hasIe: false,
  addressCep: '01310-100',
  addressDescription: 'Avenida Paulista',
  addressNumber: '1000',
  addressNeighborhood: 'Bela Vista',
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
} as const

export const tenPanels = [
  { code: products.panel, quantity: 10 },
  { code: products.inverter, quantity: 1 },
] as const

/** What a program sends for a complete budget of a customer. */
export const toBudget = (customerId: number) => ({
  items: [...tenPanels],
  customerId,
  addressType: 'same' as const,
  paymentMethod: 'PIX' as const,
})

/** The shop with programs that have keys, and what they make. */
export const openPrograms = async (kind: DatabaseKind) => {
  const keys = await openKeys(kind)
  return {
    ...keys,
    /** A complete budget of the company INT001, made by this program. */
    budgetBy: async (call: Caller): Promise<ApiOrder> => {
      const body = toBudget(await keys.customerIn('SP'))
      const answer = await call(publicApi.createBudget, { body })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json()
    },
  }
}

export type Programs = Keys & Awaited<ReturnType<typeof openPrograms>>
