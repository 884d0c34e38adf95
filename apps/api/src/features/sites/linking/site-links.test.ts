import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import * as proposals from '@girassol/contract/proposals'
import * as contract from '@girassol/contract/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { aBudget } from '../../budgets/test-budgets.ts'
import { noon, readyCart } from '../../cart/test-shop.ts'
import { registration } from '../../proposals/test-proposals.ts'
import { openSiteDesk, type SiteDesk } from '../test-sites.ts'

describe.each(testedDatabases)('what is linked to a site on %s', (kind) => {
  let desk: SiteDesk
  let other: Caller
  let commercial: Caller

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
    commercial = await desk.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.forgetCalls()
  })

  const stageOf = async (id: number) => (await desk.show(id)).stage
  const finish = (id: number) => desk.integrator(cart.finishAsOrder, { params: { id } })
  /** A site with a cart that is linked to it. */
  const withCart = async () => {
    const { id } = await desk.site()
    const open = await readyCart(desk.shop, desk.integrator)
    const linked = await desk.link(id, { kind: 'CART', recordId: open.id })
    expect(linked.json()).toMatchObject([{ kind: 'CART', recordId: open.id, link: '/sales' }])
    return { id, cartId: open.id }
  }
  /** A sent proposal whose budget was linked to a site first. */
  const sentFor = async (siteId: number) => {
    const draft = await desk.completeDraft()
    await desk.link(siteId, { kind: 'PROPOSAL', recordId: draft.id })
    return desk.sendDraft(await desk.read(draft.id))
  }

  test('SITE-007 budgets, orders and proposals are linked by hand, with their status and figures', async () => {
    const { id } = await desk.site()
    const budget = await aBudget(desk.shop, desk.integrator)
    const draft = await desk.completeDraft()
    expect((await desk.link(id, { kind: 'BUDGET', recordId: budget.id })).statusCode).toBe(200)
    const links = (await desk.link(id, { kind: 'PROPOSAL', recordId: draft.id })).json()
    expect(links).toMatchObject([
      { kind: 'BUDGET', title: `Orçamento ${budget.id}`, status: 'Orçamento', value: budget.totalInvoice },
      { kind: 'PROPOSAL', title: `Proposta ${draft.number}`, status: 'Rascunho', value: draft.totals.finalPrice },
    ])
    expect(await desk.show(id)).toMatchObject({ links, value: budget.totalInvoice })
    const linked = await desk.integrator(contract.readLinkedSite, {
      query: { kind: 'ORDER', recordId: budget.id } as never,
    })
    expect(linked.json()).toMatchObject({ site: { id, title: 'Residência Duarte' } })
  })

  test('SITE-007 SITE-001 staff see no proposal, no figure of one, and neither do users without prices', async () => {
    const { id } = await desk.site()
    const draft = await desk.completeDraft()
    await desk.link(id, { kind: 'PROPOSAL', recordId: draft.id })
    expect(await desk.show(id)).toMatchObject({
      value: draft.totals.finalPrice,
      kwp: 5.5,
      links: [{ kind: 'PROPOSAL' }],
    })
    for (const call of [commercial, await desk.as('contributor@girassol.demo')]) {
      expect(await desk.show(id, call)).toMatchObject({ value: null, kwp: null, links: [] })
      expect((await desk.readTimeline(id, {}, call)).entries.map((entry) => entry.kind)).not.toContain('PROPOSAL')
      const page = (await call(contract.listSites, { query: { term: 'duarte' } as never })).json()
      expect(page.data.find((row: contract.SiteRow) => row.id === id)).toMatchObject({ value: null, kwp: null })
    }
  })

  test('SITE-007 a record or a site of another seller is 404, and nothing is linked', async () => {
    const { id } = await desk.site()
    const foreign = await desk.site({}, other)
    const answers = await Promise.all([
      desk.link(foreign.id, { kind: 'BUDGET', recordId: desk.budget.id }),
      desk.link(foreign.id, { kind: 'BUDGET', recordId: desk.budget.id }, other),
      desk.link(id, { kind: 'BUDGET', recordId: desk.budget.id }, other),
      desk.link(id, { kind: 'PROPOSAL', recordId: 2_000_000 }),
      desk.link(id, { kind: 'HOMOLOGATION', recordId: 1 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    const body = { source: { kind: 'BUDGET' as const, id: desk.budget.id }, siteId: foreign.id }
    expect((await desk.integrator(proposals.createProposal, { body })).statusCode).toBe(404)
    expect((await desk.show(id)).links).toEqual([])
  })

  test('SITE-007 an order that moves to another site leaves the first timeline, and may be taken off', async () => {
    const [first, second] = [await desk.site(), await desk.site()]
    const orderId = await desk.orderOn(first.id)
    const kindsOf = async (id: number) => (await desk.readTimeline(id)).entries.map((entry) => entry.kind)
    expect(await kindsOf(first.id)).toContain('ORDER')
    await desk.link(second.id, { kind: 'ORDER', recordId: orderId })
    expect(await kindsOf(first.id)).not.toContain('ORDER')
    expect(await kindsOf(second.id)).toContain('ORDER')
    const unlink = (id: number) =>
      desk.integrator(contract.unlinkFromSite, { params: { id }, query: { kind: 'ORDER', recordId: orderId } as never })
    expect((await unlink(first.id)).statusCode).toBe(404)
    expect((await unlink(second.id)).json()).toEqual([])
    expect(await kindsOf(second.id)).not.toContain('ORDER')
  })

  test('C-175 a site is removed only while nothing is linked to it', async () => {
    const { id, cartId } = await withCart()
    const remove = () => desk.integrator(contract.removeSite, { params: { id } })
    await desk.addNote(id, 'Portão azul')
    await desk.addTask({ siteId: id })
    expect((await remove()).json()).toMatchObject({ statusCode: 409, reason: 'siteHasLinks' })
    await desk.integrator(contract.unlinkFromSite, {
      params: { id },
      query: { kind: 'CART', recordId: cartId } as never,
    })
    expect((await remove()).statusCode).toBe(204)
    expect((await desk.integrator(contract.readSite, { params: { id } })).statusCode).toBe(404)
  })

  test('SITE-007 a proposal made from a budget of the site, and the budget that it becomes, are linked too', async () => {
    const { id } = await desk.site()
    const budget = await aBudget(desk.shop, desk.integrator)
    await desk.link(id, { kind: 'BUDGET', recordId: budget.id })
    const draft = await desk.create(desk.integrator, budget.id)
    const other = await desk.site()
    const body = { source: { kind: 'BUDGET' as const, id: budget.id }, siteId: other.id }
    await desk.integrator(proposals.createProposal, { body })
    expect((await desk.show(id)).links.map(({ kind, recordId }) => [kind, recordId])).toEqual([
      ['BUDGET', budget.id],
      ['PROPOSAL', draft.id],
    ])
    expect((await desk.show(other.id)).links).toMatchObject([{ kind: 'PROPOSAL' }])
    const { token, proposal } = await sentFor(other.id)
    await desk.accept(token)
    const { version } = await desk.read(proposal.id)
    const converted = await desk.integrator(proposals.convertProposal, {
      params: { id: proposal.id },
      body: { version, customer: registration },
    })
    expect((await desk.show(other.id)).links).toContainEqual(
      expect.objectContaining({ kind: 'BUDGET', recordId: converted.json().budgetId }),
    )
  })

  test('SITE-003 a sent proposal moves its site to PROPOSAL, its acceptance to SIGNED; the log names the event', async () => {
    const { id } = await desk.site()
    const { token } = await sentFor(id)
    expect(await stageOf(id)).toBe('PROPOSAL')
    await desk.accept(token)
    expect(await stageOf(id)).toBe('SIGNED')
    const { entries } = await desk.readTimeline(id, { kinds: 'STAGE' })
    expect(entries.map(({ title, detail, author }) => [title, detail, author])).toEqual([
      ['Etapa Assinada', 'Proposta aceita', 'Cliente'],
      ['Etapa Proposta', 'Proposta enviada', 'Marina Alves'],
      ['Obra criada', null, 'Marina Alves'],
    ])
  })

  test('SITE-003 a finished cart or budget moves its site to ORDERED; a second proposal leaves it there', async () => {
    const { id, cartId } = await withCart()
    await finish(cartId)
    expect(await stageOf(id)).toBe('ORDERED')
    await sentFor(id)
    expect(await stageOf(id)).toBe('ORDERED')
    const quoted = await desk.site()
    const budget = await aBudget(desk.shop, desk.integrator)
    await desk.link(quoted.id, { kind: 'BUDGET', recordId: budget.id })
    expect(await stageOf(quoted.id)).toBe('LEAD')
    const placed = await desk.integrator(budgets.changeOrderStatus, {
      params: { id: budget.id },
      body: { status: 'INVOICE' },
    } as never)
    expect([placed.statusCode, await stageOf(quoted.id)]).toEqual([200, 'ORDERED'])
  })

  test('SITE-003 C-175 a site is DELIVERED with the last of its orders, without those that were cancelled', async () => {
    const { id } = await desk.site()
    const [first, second, cancelled] = [await desk.orderOn(id), await desk.orderOn(id), await desk.orderOn(id)]
    await desk.db.updateTable('orders').set({ status: 'INVOICE_CANCELED' }).where('id', '=', cancelled).execute()
    await desk.deliver(first)
    expect(await stageOf(id)).toBe('ORDERED')
    await desk.deliver(second)
    expect(await stageOf(id)).toBe('DELIVERED')
  })

  test('SITE-003 a lost site does not move by itself', async () => {
    const { id, cartId } = await withCart()
    await desk.move(id, 'LOST', 'Desistiu')
    await finish(cartId)
    await sentFor(id)
    await desk.deliver(cartId)
    expect(await stageOf(id)).toBe('LOST')
  })

  test('SITE-007 a cart that goes to another integrator leaves the site', async () => {
    const { id, cartId } = await withCart()
    const admin = await desk.as('administrator@girassol.demo', 'INT001')
    const sellerId = (
      await desk.db.selectFrom('seller').select('id').where('erp_code', '=', 'INT002').executeTakeFirstOrThrow()
    ).id
    await finish(cartId)
    const customerId = await desk.customerIn('SP', { sellerCode: 'INT002' })
    const answer = await admin(cart.changeIntegrator, {
      params: { id: cartId, sellerId },
      body: { customerId },
    } as never)
    expect([answer.statusCode, (await desk.show(id)).links]).toEqual([200, []])
  })
})
