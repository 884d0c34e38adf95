import { listNotifications } from '@girassol/contract/notifications'
import { listOrderLog } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/substitutions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, products, type Shop } from '../cart/test-shop.ts'
import { kitBudget, kitCart, kitOrder, readOrder, unitsOf } from './test-substitutions.ts'

const { panel, inverter } = products
const wider = '10010009'
const body = { replaces: panel, by: wider, text: 'Chega antes' }

describe.each(testedDatabases)('suggested substitutions on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let commercial: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    commercial = await shop.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.setNow(noon)
    await shop.db.deleteFrom('notification').execute()
  })

  const suggest = (id: number, change: Partial<Record<keyof typeof body, string>> = {}, caller = commercial) =>
    caller(contract.makeSuggestion, { params: { id }, body: { ...body, ...change } })
  const made = async (id: number): Promise<contract.SuggestionView> => {
    const answer = await suggest(id)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const accept = ({ invoiceId: id, id: suggestionId }: contract.SuggestionView, version = '1', caller = integrator) =>
    caller(contract.acceptSuggestion, { params: { id, suggestionId }, body: { version } })
  const refuse = ({ invoiceId: id, id: suggestionId }: contract.SuggestionView, reason = 'O cliente não quer') =>
    integrator(contract.refuseSuggestion, { params: { id, suggestionId }, body: { reason } })
  const titlesOf = async (caller: Caller): Promise<readonly string[]> =>
    (await caller(listNotifications, { query: {} })).json().data.map(({ title }: { title: string }) => title)
  const logOf = async (id: number): Promise<readonly { user: { name: string }; description: string }[]> =>
    (await commercial(listOrderLog, { params: { id } })).json()
  const suggestionsOf = async (id: number, caller = integrator): Promise<contract.Needs['suggestions']> =>
    (await caller(contract.listNeeds, { query: { invoiceId: id } })).json().suggestions

  test('SUB-010 a suggestion leaves the items of a budget; accepting it makes a new version and logs both names', async () => {
    const budget = await kitBudget(shop, integrator)
    const suggestion = await made(budget.id)
    expect(suggestion).toMatchObject({
      replaces: { code: panel, name: 'Módulo HELIAR 550W mono PERC 144C' },
      by: { code: wider },
      text: 'Chega antes',
      status: 'OPEN',
      lapsesAt: '2026-11-30T15:00:00.000Z',
      answeredBy: null,
    })
    expect(unitsOf(await readOrder(integrator, budget.id))).toEqual(unitsOf(budget))
    expect([await titlesOf(integrator), await titlesOf(commercial)]).toEqual([['Troca sugerida'], []])
    expect(await suggestionsOf(budget.id)).toEqual([suggestion])
    const answer = await accept(suggestion)
    expect(answer.statusCode, answer.body).toBe(200)
    const { madeBy } = suggestion
    expect(answer.json()).toMatchObject({ status: 'ACCEPTED', madeBy, answeredAt: noon, reason: null })
    const after = await readOrder(integrator, budget.id)
    expect([after.version, unitsOf(after)[wider]]).toEqual([2, 9])
    const line = (await logOf(budget.id)).find(({ description }) => description.includes('trocado por'))
    expect(line?.description).toContain(`por sugestão de ${madeBy}`)
    expect(line?.user.name).toBe(answer.json().answeredBy)
    expect(await titlesOf(commercial)).toEqual(['Troca aceita'])
  })

  test('SUB-010 C-193 an order keeps its prices: its totals and the parts of its payment are computed again', async () => {
    const order = await kitOrder(shop, integrator)
    await shop.db
      .updateTable('orders')
      .set({ payment_method: 'CREDIT_CARD + CREDIT_CARD', card1_value_cents: 400_000, card2_value_cents: 536_000 })
      .set({ card1_installments: 1, card2_installments: 1 })
      .where('id', '=', order.id)
      .execute()
    const before = await readOrder(integrator, order.id)
    await shop.db
      .updateTable('product')
      .set((eb) => ({ price_cents: eb('price_cents', '+', 5000) }))
      .where('code', '=', inverter)
      .execute()
    expect((await accept(await made(order.id), String(before.version))).statusCode).toBe(200)
    await shop.db
      .updateTable('product')
      .set((eb) => ({ price_cents: eb('price_cents', '-', 5000) }))
      .where('code', '=', inverter)
      .execute()
    const after = await readOrder(integrator, order.id)
    const priceOf = (of: typeof after, code: string) =>
      of.invoiceItems.find(({ productErpCode }) => productErpCode === code)?.unitValue
    expect(after).toMatchObject({ status: 'INVOICE', version: before.version + 1, kit: { moduleId: wider } })
    expect([priceOf(after, inverter), priceOf(after, wider)]).toEqual([priceOf(before, inverter), 529.9])
    const sum = after.invoiceItems.reduce((cents, item) => cents + Math.round((item.totalValue ?? 0) * 100), 0)
    expect(Math.round((after.subTotal ?? 0) * 100)).toBe(sum)
    const stored = await shop.db
      .selectFrom('orders')
      .select(['card1_value_cents', 'card2_value_cents', 'raw_invoice_cents'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(Number(stored.card1_value_cents) + Number(stored.card2_value_cents)).toBe(stored.raw_invoice_cents)
    expect(stored.card1_value_cents).not.toBe(400_000)
  })

  test('SUB-010 a refusal has a reason, changes nothing and is told to who suggested', async () => {
    const budget = await kitBudget(shop, integrator)
    const suggestion = await made(budget.id)
    const empty = await refuse(suggestion, ' ')
    expect([empty.statusCode, empty.json().errors[0].property]).toEqual([400, 'reason'])
    expect((await refuse(suggestion)).json()).toMatchObject({ status: 'REFUSED', reason: 'O cliente não quer' })
    expect(await readOrder(integrator, budget.id)).toMatchObject({ version: budget.version })
    expect(await titlesOf(commercial)).toEqual(['Troca recusada'])
    for (const again of [await refuse(suggestion), await accept(suggestion)]) {
      expect([again.statusCode, again.json().reason]).toEqual([409, 'suggestionAnswered'])
    }
  })

  test('SUB-010 after the validation of the order, and after seven days, accepting is refused with 409', async () => {
    const order = await kitOrder(shop, integrator)
    const suggestion = await made(order.id)
    await shop.db.updateTable('orders').set({ status: 'INVOICE_VALIDATED' }).where('id', '=', order.id).execute()
    expect((await accept(suggestion, String(order.version))).statusCode).toBe(409)
    await shop.db.updateTable('orders').set({ status: 'INVOICE' }).where('id', '=', order.id).execute()
    shop.setNow('2026-11-30T15:00:00.000Z')
    const late = await accept(suggestion, String(order.version))
    expect([late.statusCode, late.json().reason]).toEqual([409, 'suggestionLapsed'])
    expect(await suggestionsOf(order.id)).toMatchObject([{ status: 'LAPSED' }])
    expect(unitsOf(await readOrder(integrator, order.id))).toEqual(unitsOf(order))
    expect((await suggest(order.id)).statusCode).toBe(201)
    expect((await suggestionsOf(order.id)).map(({ status }) => status)).toEqual(['OPEN', 'LAPSED'])
  })

  test('SUB-010 C-193 one suggestion is open at a time, and only what could be applied is suggested', async () => {
    const budget = await kitBudget(shop, integrator)
    const unfit = await suggest(budget.id, { by: '10010001' })
    expect([unfit.statusCode, unfit.json().reason]).toEqual([409, 'notOffered'])
    expect((await suggest(budget.id, { replaces: '10010012' })).statusCode).toBe(404)
    await made(budget.id)
    const second = await suggest(budget.id)
    expect([second.statusCode, second.json().reason]).toEqual([409, 'suggestionOpen'])
    const { id } = await kitCart(shop, integrator)
    expect((await suggest(id)).statusCode).toBe(404)
  })

  test('SUB-010 a stale version is refused, and so is a product that no longer fits', async () => {
    const budget = await kitBudget(shop, integrator)
    const suggestion = await made(budget.id)
    expect((await accept(suggestion, '7')).json()).toMatchObject({ reason: 'changedMeanwhile' })
    await shop.db.updateTable('product').set({ active: false }).where('code', '=', wider).execute()
    expect((await accept(suggestion)).json()).toMatchObject({ reason: 'notOffered' })
    await shop.db.updateTable('product').set({ active: true }).where('code', '=', wider).execute()
    expect((await accept(suggestion)).statusCode).toBe(200)
  })

  test('SUB-010 staff suggest and never answer, the integrator answers and never suggests, a stranger knows nothing', async () => {
    const budget = await kitBudget(shop, integrator)
    expect((await suggest(budget.id, {}, integrator)).statusCode).toBe(403)
    const suggestion = await made(budget.id)
    expect((await accept(suggestion, '1', commercial)).statusCode).toBe(403)
    expect((await accept(suggestion, '1', await shop.as('integrator2@girassol.demo'))).statusCode).toBe(404)
    const other = await kitBudget(shop, integrator)
    expect((await accept({ ...suggestion, invoiceId: other.id })).statusCode).toBe(404)
  })

  test('SUB-010 C-227 the integrator who gets the budget does not read what was suggested to the one before', async () => {
    const budget = await kitBudget(shop, integrator)
    const suggestion = await made(budget.id)
    const seller = await shop.db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', 'INT002')
      .executeTakeFirstOrThrow()
    await shop.db.updateTable('orders').set({ seller_id: seller.id }).where('id', '=', budget.id).execute()
    const next = await shop.as('integrator2@girassol.demo')
    expect(await suggestionsOf(budget.id, next)).toEqual([])
    expect((await accept(suggestion, '1', next)).statusCode).toBe(404)
  })
})
