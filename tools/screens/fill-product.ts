import type { Browser } from '@playwright/test'
import { type Caller, callerFor } from '../../e2e/caller.ts'
import { fillCart, kit550Options, placeOrder, publishProposal, saveBudget } from '../../e2e/purchases.ts'
import { logIn } from '../log-in.ts'
import { placeOrders } from './place-orders.ts'

const accounts = ['integrator', 'integrator2', 'commercial', 'administrator'] as const

export type Account = (typeof accounts)[number]
type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

type Bought = {
  readonly order: number
  /** The public address of a proposal that was sent. */
  readonly proposal: string
}

const buyAsIntegrator = async (call: Caller): Promise<Bought> => {
  const kits = [
    { power: 5.5, customer: 'Padaria' },
    { power: 8.8, customer: 'Oficina' },
    { power: 11, customer: 'Viveiro' },
    { power: 4.4, customer: 'Antonio' },
  ]
  for (const { power, customer } of kits) await placeOrder(call, { customer, options: { ...kit550Options, power } })
  const order = await placeOrder(call, { customer: 'Padaria', options: { ...kit550Options, power: 6.6 } })
  await saveBudget(call, { customer: 'Luisa', options: { ...kit550Options, power: 3.3 } })
  await saveBudget(call, { customer: 'Padaria' })
  await fillCart(call, { customer: 'Padaria' })
  return { order: order.id, proposal: await publishProposal(call) }
}

/** Sessions, orders, budgets, a proposal and a cart ready to be confirmed, created through the API. */
export const fillProduct = async (browser: Browser, address: string) => {
  const states = new Map<Account, State>()
  let bought: Bought = { order: 0, proposal: '' }
  await placeOrders(browser, address)
  for (const account of accounts) {
    const context = await browser.newContext({ baseURL: address })
    await logIn(context.request, account)
    const call = callerFor(context.request)
    if (account === 'integrator2') await placeOrder(call, { customer: 'Pousada' })
    if (account === 'integrator') bought = await buyAsIntegrator(call)
    states.set(account, await context.storageState())
    await context.close()
  }
  return { states, ...bought }
}
