import type * as contract from '@girassol/contract/energy'
import type { Handler } from '../../http/context.ts'
import { requireIrradiation } from './city-irradiation.ts'

/** YLD-002, C-160: the irradiation with which a browser computes yields. */
export const showIrradiation: Handler<typeof contract.showIrradiation> = async ({ tx }, { query: { cityCode } }) => {
  const { monthly, ...irradiation } = await requireIrradiation(tx, cityCode)
  return { ...irradiation, monthly: [...monthly] }
}
