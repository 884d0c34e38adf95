import type { Browser } from '@playwright/test'
import { callerFor } from '../../e2e/caller.ts'
import { advance, approvedOrder, orderInAnalysis, type Prepared, validatedOrder } from '../../e2e/order-steps.ts'
import { logIn } from '../log-in.ts'

/** Opens the sessions of several users in turn; `logIn` does not end the others. */
const preparing = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ baseURL: address })
  const prepared: Prepared = {
    call: callerFor(context.request),
    logIn: (account) => logIn(context.request, account),
  }
  return { context, prepared }
}

/** Orders in several statuses, moved there by users and the ERP. */
export const placeOrders = async (browser: Browser, address: string): Promise<void> => {
  const { context, prepared } = await preparing(browser, address)
  const sold = await approvedOrder(prepared, { terms: { isFutureSale: true } })
  await advance(prepared, sold, 'INVOICE_BILLED')
  await approvedOrder(prepared)
  await validatedOrder(prepared, { payment: 'OTHERS' })
  await validatedOrder(prepared)
  await orderInAnalysis(prepared)
  await context.close()
}
