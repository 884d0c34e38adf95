import * as cart from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as orders from '@girassol/contract/orders'
import * as contract from '@girassol/contract/proposals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { change, emptied, kitOptions, noon, products } from '../../cart/test-shop.ts'
import { energyOfCaseA, helena, openProposalDesk, type ProposalDesk, priced, registration } from '../test-proposals.ts'

type Body = Partial<RequestFor<typeof contract.convertProposal>['body']>

describe.each(testedDatabases)('an accepted proposal on %s', (kind) => {
  let desk: ProposalDesk
  let panelCents: number

  beforeAll(async () => {
    desk = await openProposalDesk(kind)
    const panel = await desk.db
      .selectFrom('product')
      .select('price_cents')
      .where('code', '=', products.panel)
      .executeTakeFirstOrThrow()
    panelCents = panel.price_cents
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.forgetCalls()
  })
  afterEach(async () => {
    await setPanel({ price_cents: panelCents, active: true })
  })

  const setPanel = (changes: { price_cents?: number; active?: boolean }) =>
    desk.db.updateTable('product').set(changes).where('code', '=', products.panel).execute()
  const accepted = async () => {
    const { token, proposal } = await desk.sent()
    await desk.accept(token)
    return desk.read(proposal.id)
  }
  const convert = async ({ id, version }: contract.ProposalView, body: Body = {}) =>
    desk.integrator(contract.convertProposal, {
      params: { id },
      body: { version, customer: registration, ...body },
    })
  const showBudget = async (id: number) => (await desk.integrator(orders.showOrder, { params: { id } })).json()
  const countBudgets = async () =>
    (await desk.db.selectFrom('orders').select('id').where('status', '=', 'BUDGET').execute()).length

  test('PROP-023 becomes a budget with its items at today’s prices, once; both know each other', async () => {
    const proposal = await accepted()
    const answer = await convert(proposal)
    expect(answer.json()).toMatchObject({ changes: [], proposal: { status: 'CONVERTED' } })
    const { budgetId } = answer.json()
    const budget = await showBudget(budgetId)
    expect(budget).toMatchObject({ status: 'BUDGET', grossCommission: 0 })
    const toPair = (item: { productErpCode: string; quantity: number }) => [item.productErpCode, item.quantity]
    expect(budget.invoiceItems.map(toPair)).toEqual(proposal.items.map(toPair))
    expect(budget.subTotalWithDiscount + budget.freightValue).toBeCloseTo(proposal.totals.equipment, 2)
    expect(await desk.read(proposal.id)).toMatchObject({ status: 'CONVERTED', budgetId, totals: proposal.totals })
    const again = await convert(proposal)
    expect([again.statusCode, again.json().budgetId]).toEqual([200, budgetId])
    expect((await desk.integrator(cart.finishAsBudget, { params: { id: budgetId } })).json()).toMatchObject({
      id: budgetId,
    })
  })

  test('PROP-023 services are the gross commission when the distributor bills them', async () => {
    const { budgetId } = (await convert(await accepted(), { asService: true })).json()
    expect(await showBudget(budgetId)).toMatchObject({ grossCommission: 4200 })
  })

  test('PROP-023 a cart gives delivery and payment until it changes, and the generator is always that of the proposal', async () => {
    const { id: cartId } = await emptied(desk.integrator)
    const sized = { kit: await desk.shop.sizeKit(kitOptions, 'SP'), options: kitOptions }
    await desk.shop.putKit('integrator@girassol.demo', sized)
    const customerId = await desk.shop.customerIn('SP')
    await change(desk.integrator, cartId, { customerId, addressType: 'same', paymentMethod: 'PIX' })
    const acceptedFromCart = async () => {
      const source = { kind: 'CART', id: cartId } as const
      const { id, version } = (await desk.integrator(contract.createProposal, { body: { source } })).json()
      const sections = { customer: helena, energy: energyOfCaseA, price: priced }
      const { token } = await desk.sendDraft((await desk.edit(id, { ...sections, version })).json())
      await desk.accept(token)
      return desk.read(id)
    }
    const convertAndRead = async (proposal: contract.ProposalView) => {
      const { budgetId } = (await convert(proposal)).json()
      return desk.db.selectFrom('orders').selectAll().where('id', '=', budgetId).executeTakeFirstOrThrow()
    }
    const [first, second] = [await acceptedFromCart(), await acceptedFromCart()]
    const { payment_method, address_type, kit, type } = await convertAndRead(first)
    expect([payment_method, address_type, kit]).toEqual(['PIX', 'same', expect.any(Object)])
    await desk.integrator(cart.emptyCart)
    await change(desk.integrator, cartId, { addressType: 'pickup' })
    expect(await convertAndRead(second)).toMatchObject({ payment_method: null, address_type: null, kit, type })
  })

  test('PROP-023 five conversions at once make one budget', async () => {
    const proposal = await accepted()
    const before = await countBudgets()
    const answers = await Promise.all(Array.from({ length: 5 }, () => convert(proposal)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().budgetId)).size).toBe(1)
    expect(await countBudgets()).toBe(before + 1)
  })

  test('PROP-024 what changed since is returned with before and after, and nothing is made without a yes', async () => {
    const proposal = await accepted()
    await setPanel({ price_cents: panelCents + 100 })
    const before = await countBudgets()
    const first = await convert(proposal)
    expect(first.json()).toMatchObject({
      budgetId: null,
      changes: [
        {
          productErpCode: products.panel,
          quantity: 10,
          state: 'changed',
          unitValue: { before: panelCents / 100, after: (panelCents + 100) / 100 },
        },
      ],
      proposal: { status: 'ACCEPTED', version: proposal.version },
    })
    expect(await countBudgets()).toBe(before)
    const { budgetId } = (await convert(proposal, { changesSeen: true })).json()
    const budget = await showBudget(budgetId)
    expect(budget.invoiceItems[0]).toMatchObject({ unitValue: (panelCents + 100) / 100 })
    expect((await desk.read(proposal.id)).totals).toEqual(proposal.totals)
  })

  test('PROP-024 an item that is no longer sold is named, and the budget is made without it', async () => {
    const proposal = await accepted()
    await setPanel({ active: false })
    expect((await convert(proposal)).json().changes).toMatchObject([
      { productErpCode: products.panel, state: 'gone', unitValue: { before: panelCents / 100, after: null } },
    ])
    const { budgetId } = (await convert(proposal, { changesSeen: true })).json()
    const codes = (await showBudget(budgetId)).invoiceItems.map(
      (item: { productErpCode: string }) => item.productErpCode,
    )
    expect(codes).toEqual(
      proposal.items.map(({ productErpCode }) => productErpCode).filter((code) => code !== products.panel),
    )
  })

  test('PROP-023 C-152 only an accepted proposal is converted, and only as it was seen', async () => {
    const { proposal } = await desk.sent()
    expect((await convert(proposal)).json()).toMatchObject({ statusCode: 409, reason: 'notAccepted' })
    const signed = await accepted()
    expect((await convert({ ...signed, version: signed.version - 1 })).json()).toMatchObject({
      statusCode: 409,
      reason: 'changedMeanwhile',
    })
  })
})
