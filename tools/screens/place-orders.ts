import type { Browser } from '@playwright/test'
import { callerFor } from '../../e2e/caller.ts'
import { advance, approvedOrder, orderInAnalysis, type Prepared, validatedOrder } from '../../e2e/order-steps.ts'

/** The orders that a picture needs in a certain status, by what is done with them there. */
export type PlacedOrders = Awaited<ReturnType<typeof placeOrders>>

/** Opens the sessions of several people in turn; `logIn` of one ends nobody else's. */
const preparing = async (browser: Browser, address: string, password: string) => {
  const context = await browser.newContext({ baseURL: address })
  const logIn: Prepared['logIn'] = async (account) => {
    const data = { email: `${account}@girassol.demo`, password }
    const answer = await context.request.post('/api/auth/login', { data })
    if (!answer.ok()) throw new Error(`${account} could not log in: ${answer.status()}`)
  }
  return { context, prepared: { call: callerFor(context.request), logIn } }
}

/** One order for each picture, brought there as people and the ERP bring it. */
export const placeOrders = async (browser: Browser, address: string, password: string) => {
  const { context, prepared } = await preparing(browser, address, password)
  const sold = await approvedOrder(prepared, { terms: { isFutureSale: true } })
  await advance(prepared, sold, 'INVOICE_BILLED')
  const orders = {
    sold,
    paid: await approvedOrder(prepared),
    withOthers: await validatedOrder(prepared, { payment: 'OTHERS' }),
    validated: await validatedOrder(prepared),
    inAnalysis: await orderInAnalysis(prepared),
  }
  await context.close()
  return orders
}
