import * as cart from '@girassol/contract/cart'
import * as orders from '@girassol/contract/orders'
import * as contract from '@girassol/contract/proposals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { aBudget } from '../budgets/test-budgets.ts'
import { noon, readyCart } from '../cart/test-shop.ts'
import { energyOfCaseA, helena, openProposalDesk, type ProposalDesk, priced } from './test-proposals.ts'

describe.each(testedDatabases)('drafts of proposals on %s', (kind) => {
  let desk: ProposalDesk
  let other: Caller

  beforeAll(async () => {
    desk = await openProposalDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
  })
  afterAll(() => desk.close())
  beforeEach(() => desk.setNow(noon))

  const createFrom = (source: { kind: 'BUDGET' | 'CART'; id: number }, call = desk.integrator, headers = {}) =>
    call(contract.createProposal, { body: { source } }, headers)

  test('PROP-001 PROP-002 a budget becomes a draft with its items, its equipment price and its customer', async () => {
    const before = (await desk.integrator(orders.showOrder, { params: { id: desk.budget.id } })).json()
    const answer = await createFrom({ kind: 'BUDGET', id: desk.budget.id })
    expect(answer.statusCode).toBe(201)
    const made: contract.ProposalView = answer.json()
    expect(made).toMatchObject({
      status: 'DRAFT',
      version: 1,
      versionNumber: 1,
      currentVersion: null,
      hasDraft: true,
      source: { kind: 'BUDGET', id: desk.budget.id },
      customer: { name: before.customerName, cityCode: '3550308', cityName: 'São Paulo', state: 'SP' },
      validUntil: '2026-12-03',
      link: null,
      results: null,
    })
    const { deliveryAddressDescription: street, deliveryAddressNumber: houseNumber } = before
    expect(houseNumber).toBeTruthy()
    expect(made.customer.address).toBe(`${street}, ${houseNumber}`)
    expect(made.totals.equipment).toBeCloseTo(before.subTotalWithDiscount + before.freightValue, 2)
    expect(made.totals.finalPrice).toBe(made.totals.equipment)
    expect(made.items.map(({ productErpCode, quantity }) => [productErpCode, quantity])).toEqual(
      desk.budget.invoiceItems.map(({ productErpCode, quantity }) => [productErpCode, quantity]),
    )
    const after = (await desk.integrator(orders.showOrder, { params: { id: desk.budget.id } })).json()
    expect(after).toEqual(before)
  })

  test('PROP-002 the cart with a kit becomes a draft; a finished one, an old budget and an order do not', async () => {
    const open = await readyCart(desk.shop, desk.integrator)
    expect((await createFrom({ kind: 'CART', id: open.id })).statusCode).toBe(201)
    expect((await createFrom({ kind: 'BUDGET', id: open.id })).json()).toMatchObject({ reason: 'notABudget' })
    await desk.integrator(cart.finishAsOrder, { params: { id: open.id } })
    for (const sourceKind of ['CART', 'BUDGET'] as const) {
      expect((await createFrom({ kind: sourceKind, id: open.id })).statusCode).toBe(409)
    }
    await desk.integrator(cart.openCart)
    const empty = (await desk.integrator(cart.readCart)).json()
    expect((await createFrom({ kind: 'CART', id: empty.id })).json()).toMatchObject({
      statusCode: 409,
      reason: 'noKit',
    })
    const old = await aBudget(desk.shop, desk.integrator)
    desk.setNow('2026-12-05T12:00:00.000Z')
    expect((await createFrom({ kind: 'BUDGET', id: old.id })).json()).toMatchObject({ statusCode: 409 })
  })

  test('PROP-002 PROP-003 another seller finds neither the budget nor the proposal', async () => {
    expect((await createFrom({ kind: 'BUDGET', id: desk.budget.id }, other)).statusCode).toBe(404)
    const { id, version } = await desk.create()
    const params = { id }
    const answers = await Promise.all([
      other(contract.readProposal, { params }),
      other(contract.editProposal, { params, body: { version } }),
      other(contract.removeProposal, { params }),
      other(contract.openProposalVersion, { params }),
      other(contract.sendProposal, { params, body: { version } }),
      other(contract.revokeProposal, { params, body: { version } }),
      other(contract.convertProposal, { params, body: { version } }),
      other(contract.downloadProposal, { params, query: {} }),
      other(contract.previewProposal, { params, query: {} }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect((await other(contract.listProposals)).json().data).toEqual([])
  })

  test('PROP-002 the same Idempotency-Key answers the same proposal', async () => {
    const headers = { 'idempotency-key': 'proposal-once-1' }
    const source = { kind: 'BUDGET', id: desk.budget.id } as const
    const [first, second] = [
      await createFrom(source, desk.integrator, headers),
      await createFrom(source, desk.integrator, headers),
    ]
    expect([second.statusCode, second.json().id]).toEqual([201, first.json().id])
  })

  test('C-29 PROP-003 a user of the seller who may not see prices finds no proposal', async () => {
    const { id, number } = await desk.create()
    const contributor = await desk.as('contributor@girassol.demo')
    expect((await contributor(contract.listProposals)).json()).toEqual({ data: [], total: 0, totalIsExact: true })
    const answer = await contributor(contract.readProposal, { params: { id } })
    expect(answer.json()).toMatchObject({ statusCode: 404, message: 'Só quem vê preços usa propostas.' })
    const manager = await desk.as('manager@girassol.demo')
    expect((await manager(contract.readProposal, { params: { id } })).json()).toMatchObject({ number })
  })

  test('PROP-004 C-169 the edit computes price and profit, and yield and return follow it', async () => {
    const edited = await desk.completeDraft()
    const { equipment, withMarkUp, finalPrice, ownProfit, tax } = edited.totals
    expect(withMarkUp).toBeCloseTo(equipment * 1.25, 2)
    expect(finalPrice).toBeCloseTo(withMarkUp + 4200 + 250 - 44.91, 2)
    expect(ownProfit).toBeCloseTo(finalPrice - equipment - 1400 - 150 - tax, 2)
    expect(edited.results).toMatchObject({
      yield: { annual: 7251.1, specific: 1318.4 },
      source: { city: 'São Paulo' },
      monthlySaving: 477.75,
      total: 245_599.79,
      fioBRemark: expect.stringContaining('aqui supomos 100% do Fio B.'),
    })
    expect(edited.results?.firstYear[0]).toMatchObject({ before: 570, after: 81.68, saving: 488.32 })
    expect(edited.results?.years[1]).toMatchObject({ year: 2028, saving: 5897.18 })
    expect(edited.missing).toEqual([])
  })

  test.each([
    ['price.markUp', { price: { ...priced, markUp: 300.01 } }],
    ['price.markUp', { price: { ...priced, markUp: -0.01 } }],
    ['price.services', { price: { ...priced, services: 1.005 } }],
    ['price.discount', { price: { ...priced, discount: 999_999 } }],
    ['customer.cityCode', { customer: { ...helena, cityCode: '9999999' } }],
    ['customer.customerId', { customer: { ...helena, customerId: 2_000_000_000 } }],
    ['customer.document', { customer: { ...helena, document: '123.456.789-00' } }],
    ['energy.tariff', { energy: { ...energyOfCaseA, tariff: 5.01 } }],
    ['energy.fioB', { energy: { ...energyOfCaseA, fioB: 0.96 } }],
    ['energy.consumption.lighting', { energy: { ...energyOfCaseA, consumption: { bill: 20, lighting: 20 } } }],
  ])('PROP-004 C-159 a wrong value of %s is refused by its name, and nothing changes', async (field, section) => {
    const { id, version } = await desk.create()
    const answer = await desk.edit(id, { ...section, version } as never)
    expect([answer.statusCode, answer.json().errors?.map((each: { property: string }) => each.property)]).toEqual([
      400,
      [field],
    ])
    expect((await desk.read(id)).version).toBe(version)
  })

  test('C-166 financing lines are accepted at their bounds and refused beyond them', async () => {
    const { id, totals, version } = await desk.create()
    const line = {
      bank: 'Banco Aurora',
      rate: 10,
      instalments: 120,
      graceDays: 180,
      downPayment: 0,
      isMain: true,
    } as const
    const tryLines = async (financing: unknown[]) => (await desk.edit(id, { financing, version } as never)).statusCode
    const bad = [
      [{ ...line, rate: 10.01 }],
      [{ ...line, instalments: 121 }],
      [{ ...line, instalments: 0 }],
      [{ ...line, graceDays: 31 }],
      [{ ...line, downPayment: totals.finalPrice }],
      [line, line],
      Array(4).fill({ ...line, isMain: false }),
    ]
    for (const financing of bad) expect([financing, await tryLines(financing)]).toEqual([financing, 400])
    expect(await tryLines([line, { ...line, rate: 0, instalments: 1, graceDays: 30, isMain: false }])).toBe(200)
  })

  test('C-159 a field that no section has, and a number as text, are refused', async () => {
    const { id, version } = await desk.create()
    for (const body of [
      { version, status: 'SENT' },
      { version, price: { ...priced, services: '4200' } },
    ]) {
      expect((await desk.edit(id, body as never)).statusCode).toBe(400)
    }
  })

  test('PROP-007 C-152 a stale version is 409 with the newest one; a sent proposal is edited by a new version', async () => {
    const { id, version } = await desk.completeDraft()
    expect((await desk.edit(id, { version: version - 1, price: priced })).json()).toMatchObject({
      statusCode: 409,
      message: 'Este registro mudou desde que você o abriu. Recarregue para continuar.',
      details: { version },
    })
    const { proposal } = await desk.sendDraft({ id, version })
    expect((await desk.edit(id, { version: proposal.version, price: priced })).json()).toMatchObject({
      statusCode: 409,
      reason: 'noDraft',
    })
    const opened = await desk.integrator(contract.openProposalVersion, { params: { id } })
    expect([opened.statusCode, opened.json().versionNumber, opened.json().currentVersion]).toEqual([201, 2, 1])
    const again = await desk.integrator(contract.openProposalVersion, { params: { id } })
    expect(again.json()).toMatchObject({ statusCode: 409, reason: 'draftExists' })
    const edited = await desk.edit(id, { version: opened.json().version, price: { ...priced, discount: 0 } })
    expect(edited.json()).toMatchObject({ status: 'SENT', hasDraft: true, currentVersion: 1, versionNumber: 2 })
    expect((await desk.integrator(contract.removeProposal, { params: { id } })).statusCode).toBe(204)
    expect(await desk.read(id)).toMatchObject({ status: 'SENT', hasDraft: false, versionNumber: 1 })
    expect((await desk.integrator(contract.removeProposal, { params: { id } })).statusCode).toBe(409)
  })

  test('C-168 a draft that was never sent is removed for good', async () => {
    const { id } = await desk.create()
    expect((await desk.integrator(contract.removeProposal, { params: { id } })).statusCode).toBe(204)
    expect((await desk.integrator(contract.readProposal, { params: { id } })).statusCode).toBe(404)
  })
})
