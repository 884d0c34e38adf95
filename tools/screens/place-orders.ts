import type { Browser } from '@playwright/test'
import { callerFor } from '../../e2e/caller.ts'
import { advance, approvedOrder, orderInAnalysis, type Prepared, validatedOrder } from '../../e2e/order-steps.ts'

/** Opens the sessions of several users in turn; `logIn` does not end the others. */
const preparing = async (browser: Browser, address: string, password: string) => {
  const context = await browser.newContext({ baseURL: address })
  const logIn: Prepared['logIn'] = async (account) => {
    const data = { email: `${account}@girassol.demo`, password }
    const answer = await context.request.post('/api/auth/login', { data })
    if (!answer.ok()) throw new Error(`${account} could not log in: ${answer.status()}`)
  }
  return { context, prepared: { call: callerFor(context.request), logIn } }
}

/** Orders in several statuses, moved there by users and the ERP. */
export const placeOrders = async (browser: Browser, address: string, password: string): Promise<void> => {
  const { context, prepared } = await preparing(browser, address, password)
  const sold = await approvedOrder(prepared, { terms: { isFutureSale: true } })
  await advance(prepared, sold, 'INVOICE_BILLED')
  await approvedOrder(prepared)
  await validatedOrder(prepared, { payment: 'OTHERS' })
  await validatedOrder(prepared)
  await orderInAnalysis(prepared)
  await context.close()
}
