import { setTimeout as wait } from 'node:timers/promises'
import * as cart from '@girassol/contract/cart'
import { listProducts } from '@girassol/contract/catalogue'
import { listCustomers, saveCustomer } from '@girassol/contract/customers'
import { listOrders } from '@girassol/contract/orders'
import { type Browser, openBrowser } from './open-browser.ts'

export type Reads = {
  /** Lists that lacked what the same browser had just written; none is right. */
  readonly ownMissing: number
  /** Lists of a colleague that were behind: they show that the replica answered. */
  readonly othersBehind: number
  readonly medianMs: number
}

const firstPhone = 987_650_000
const writer = 'integrator@girassol.demo'

const readPhones = async (browser: Browser, term: string): Promise<string[]> => {
  const { data } = await browser.call(listCustomers, { query: { term, skip: 1, take: 5 } })
  return data.map(({ phone }) => phone.replaceAll(/\D/g, ''))
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * Changes the phone of a customer again and again, and looks for it at once: in the same browser, and in another one of the same
 * user, which does not know of the write.
 */
export const checkOwnWrites = async (
  url: string,
  { times, settleMs }: { readonly times: number; readonly settleMs: number },
): Promise<Omit<Reads, 'medianMs'>> => {
  const [own, other] = [await openBrowser(url, writer), await openBrowser(url, writer)]
  const { data } = await own.call(listCustomers, { query: { skip: 1, take: 1 } })
  const [customer] = data
  if (customer === undefined) throw new Error('the demonstration has no customer')
  // Signing in is a write as well.
  await wait(settleMs)
  let [ownMissing, othersBehind] = [0, 0]
  for (let time = 0; time < times; time += 1) {
    const phone = String(firstPhone + time)
    await own.call(saveCustomer, { body: { ...customer, phone, phoneCode: '11' } })
    const [mine, theirs] = await Promise.all([readPhones(own, customer.name), readPhones(other, customer.name)])
    if (!mine.some((read) => read.endsWith(phone))) ownMissing += 1
    if (!theirs.some((read) => read.endsWith(phone))) othersBehind += 1
  }
  return { ownMissing, othersBehind }
}

/** The hot calls, one after the other in several browsers. Returns the median of all, in milliseconds. */
export const callHot = async (
  url: string,
  { calls, browsers }: { calls: number; browsers: number },
): Promise<number> => {
  const times: number[] = []
  const all = await Promise.all(Array.from({ length: browsers }, () => openBrowser(url, writer)))
  const acts = [
    (browser: Browser) => browser.call(listProducts, { query: { term: 'inversor', type: 'MP', skip: 1 } }),
    (browser: Browser) => browser.call(listOrders, { query: { skip: 1 } }),
    (browser: Browser) => browser.call(cart.addCartItem, { body: { erpCode: '10010005', quantity: 1 } }),
    (browser: Browser) => browser.call(listCustomers, { query: { skip: 1 } }),
  ]
  await Promise.all(
    all.map(async (browser, first) => {
      for (let turn = first; turn < first + calls / browsers; turn += 1) {
        const began = performance.now()
        await acts[turn % acts.length]?.(browser)
        times.push(performance.now() - began)
      }
    }),
  )
  return median(times)
}
