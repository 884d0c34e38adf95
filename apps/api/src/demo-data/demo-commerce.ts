import type { Tx } from '../http/context.ts'
import { demoCapitals, demoFreightRates } from './demo-freight.ts'

/** What buying needs besides products: the freight table. */
export const loadDemoCommerce = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('capital_city')
    .values([...demoCapitals])
    .execute()
  await tx
    .insertInto('freight_rate')
    .values([...demoFreightRates])
    .execute()
}
