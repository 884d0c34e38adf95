import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import { downloadCompanyExport, requestCompanyExport } from '@girassol/contract/company-export'
import * as contract from '@girassol/contract/negotiations'
import type { NegotiationQueue } from '@girassol/domain/negotiations'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../database/test-database.ts'
import { readZip } from '../../documents/test-zip.ts'
import { noon, products } from '../cart/test-shop.ts'
import { makeCompanyExport } from '../company-export/make-company-export.ts'
import { forgetRecorded, listRecorded } from '../webhooks/test-recorded.ts'
import { registerForCompany } from '../webhooks/test-webhook-desk.ts'
import { deep, type NegotiationDesk, openNegotiationDesk } from './test-negotiation-desk.ts'

describe.each(bothDatabases)('the life of a negotiation on %s', (kind) => {
  let desk: NegotiationDesk

  beforeAll(async () => {
    desk = await openNegotiationDesk(kind)
  })
  afterAll(() => desk.close())
  afterEach(async () => {
    desk.setNow(noon)
    await desk.forgetNegotiations()
    await desk.forgetAll()
  })

  const usual = [
    { productErpCode: products.panel, quantity: 10 },
    { productErpCode: products.inverter, quantity: 1 },
  ]
  const save = (id: number, body: object, panels = 10) =>
    desk.callers.COMMERCIAL(budgets.saveBudget, {
      params: { id },
      body: { items: [{ productErpCode: products.panel, quantity: panels }, ...usual.slice(1)], ...body },
    })
  const outcomeOf = (id: number) =>
    desk.db.selectFrom('budget_outcome').selectAll().where('order_id', '=', id).executeTakeFirst()

  test('QUO-014 of two offers at once one is stored, and the other reads the newest round', async () => {
    const id = await desk.asked()
    const answers = await Promise.all([
      desk.offer(id),
      desk.offer(id, 'CUSTOMER_SUCCESS', { ...deep, totalDiscount: 1 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused.details).toMatchObject({ round: 2, newest: { number: 2, side: 'distributor' } })
    expect((await desk.read(id, 'COMMERCIAL')).rounds).toHaveLength(2)
  })

  test('QUO-014 of an acceptance and a withdrawal of the offer at once exactly one wins, in 50 runs', async () => {
    // The embedded database has one connection: its transactions follow each other anyway.
    const runs = kind === 'postgres' ? 50 : 10
    for (let run = 0; run < runs; run += 1) {
      const id = await desk.asked()
      await desk.offer(id)
      const answers = await Promise.all([
        desk.callers.INTEGRATOR(contract.acceptPrices, { params: { id }, body: { round: 2 } }),
        desk.callers.COMMERCIAL(contract.refuseNegotiation, { params: { id }, body: { round: 2, reason: 'PRICE' } }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const won = answers[0].statusCode === 200 ? 'AGREED' : 'REFUSED'
      expect([(await desk.read(id)).status, (await desk.show(id)).hasAgreement]).toEqual([won, won === 'AGREED'])
    }
  }, 120_000)

  test('QUO-017 items and discount are locked while a negotiation is open, customer, address and payment are not', async () => {
    const id = await desk.asked()
    const locked = await save(id, {}, 20)
    expect([locked.statusCode, locked.json().message]).toEqual([409, 'Há uma negociação aberta neste orçamento.'])
    expect((await save(id, { discountValue: 10 })).statusCode).toBe(409)
    expect((await save(id, { additionalData: 'Entregar cedo' })).statusCode).toBe(200)
    const discount = { params: { id }, body: { discountValue: 5 } }
    for (const call of [cart.changePrices, cart.simulateDiscount] as const)
      expect((await desk.callers.COMMERCIAL(call, discount)).statusCode).toBe(409)
    expect((await desk.show(id, 'COMMERCIAL')).actions.discount).toEqual({
      allowed: false,
      reason: 'Há uma negociação aberta neste orçamento.',
    })
    await desk.withdraw(id)
    expect((await save(id, {}, 20)).statusCode).toBe(200)
  })

  test('QUO-018 an edit of the items ends the agreement once that is confirmed, and the discount is as before', async () => {
    const id = await desk.budget(noon)
    await desk.callers.COMMERCIAL(cart.changePrices, { params: { id }, body: { discountValue: 30 } })
    await desk.ask(id)
    await desk.offer(id)
    await desk.accept(id)
    expect((await save(id, { additionalData: 'Entregar cedo' })).json()).toMatchObject({
      discountValue: 248,
      hasAgreement: true,
    })
    const question = await save(id, {}, 20)
    expect([question.statusCode, question.json().reason, question.json().details]).toEqual([
      409,
      'endsAgreement',
      { agreedDiscount: 248, discountBefore: 30 },
    ])
    const saved = await save(id, { endsAgreement: true, discountValue: 248 }, 20)
    expect(saved.json()).toMatchObject({ discountValue: 30, hasAgreement: false, agreedDiscount: null })
    expect(saved.json().invoiceItems.every((item: { agreedUnitValue: null }) => item.agreedUnitValue === null)).toBe(
      true,
    )
    expect((await desk.readLog(id)).map(({ description }) => description)).toContain('Acordo da negociação encerrado')
  })

  test('C-183 C-61 QUO-018 another quantity in the order ends the agreement, whoever changes it', async () => {
    for (const who of ['INTEGRATOR', 'COMMERCIAL'] as const) {
      const id = await desk.budget(noon)
      await desk.callers.COMMERCIAL(cart.changePrices, { params: { id }, body: { discountValue: 30 } })
      await desk.ask(id)
      await desk.offer(id)
      await desk.accept(id)
      expect((await desk.place(id)).statusCode).toBe(200)
      const setPanels = (quantity: number) =>
        desk.callers[who](cart.changeOrderItem, {
          params: { id },
          body: { productErpCode: products.panel, quantity },
        })
      expect((await setPanels(10)).json()).toMatchObject({ discountValue: 248, hasAgreement: true })
      const changed = (await setPanels(4)).json()
      expect(changed).toMatchObject({ discountValue: 30, hasAgreement: false, agreedDiscount: null })
      expect(changed.invoiceItems.every((item: { agreedUnitValue: null }) => item.agreedUnitValue === null)).toBe(true)
      expect((await desk.readLog(id)).map(({ description }) => description)).toContain('Acordo da negociação encerrado')
    }
  })

  test('QUO-016 QUO-023 the order, the expiry and the removal of a budget end its negotiation, and it stays readable', async () => {
    const ordered = await desk.asked()
    expect((await desk.place(ordered)).statusCode).toBe(200)
    expect((await desk.read(ordered)).status).toBe('WITHDRAWN')
    expect(await outcomeOf(ordered)).toMatchObject({ outcome: 'WON', decided_at: noon, reason: null })
    const removed = await desk.asked()
    await desk.write(removed)
    const body = { reason: 'COMPETITOR', competitorName: 'Outra', competitorPrice: 6500 } as const
    const removal = await desk.callers.INTEGRATOR(budgets.removeBudget, { params: { id: removed }, body })
    expect(removal.statusCode).toBe(204)
    expect((await desk.read(removed)).messages).toHaveLength(1)
    expect((await desk.read(removed)).status).toBe('WITHDRAWN')
    expect(await outcomeOf(removed)).toMatchObject({ outcome: 'LOST', reason: 'COMPETITOR', total_cents: 719_800 })
    const named = desk.db.selectFrom('budget_competitor').select(['side', 'name', 'price_cents'])
    expect(await named.where('order_id', '=', removed).execute()).toEqual([
      { side: 'integrator', name: 'Outra', price_cents: 650_000 },
    ])
    const expired = await desk.asked()
    desk.setNow(plusHours(noon, 168))
    expect((await desk.read(expired)).status).toBe('EXPIRED')
    for (const id of [ordered, removed, expired])
      for (const answer of [await desk.write(id), await desk.offer(id), await desk.withdraw(id)])
        expect(answer.statusCode).toBe(409)
    await desk.run('expire-budgets')
    expect((await desk.read(expired)).status).toBe('EXPIRED')
    expect(await outcomeOf(expired)).toMatchObject({
      outcome: 'LOST',
      reason: 'EXPIRED',
      decided_at: plusHours(noon, 168),
    })
    desk.setNow(plusHours(noon, 169))
    const late = { params: { id: expired }, body: { reason: 'PRICE' } } as const
    expect((await desk.callers.INTEGRATOR(budgets.removeBudget, late)).statusCode).toBe(204)
    expect(await outcomeOf(expired)).toMatchObject({ reason: 'PRICE', decided_at: plusHours(noon, 168) })
  })

  test('QUO-023 refusing and withdrawing need a reason, and the first one counts for the budget', async () => {
    const id = await desk.asked()
    const without = await desk.callers.COMMERCIAL(contract.refuseNegotiation, {
      params: { id },
      body: { round: 1 } as never,
    })
    expect([without.statusCode, without.json().errors[0].property]).toEqual([400, 'reason'])
    const other = await desk.callers.INTEGRATOR(contract.withdrawNegotiation, {
      params: { id },
      body: { round: 1, reason: 'OTHER' },
    })
    expect([other.statusCode, other.json().errors[0].property]).toEqual([400, 'text'])
    expect((await desk.refuse(id)).json()).toMatchObject({ status: 'REFUSED', end: { reason: 'PRICE' } })
    await desk.ask(id)
    await desk.withdraw(id)
    expect(await outcomeOf(id)).toMatchObject({ reason: 'PRICE', side: 'distributor', outcome: null })
  })

  test('QUO-023 C-188 staff and integrator each read their own competitor, and no later integrator reads either', async () => {
    const id = await desk.asked()
    const params = { id }
    const refusal = { round: 1, reason: 'COMPETITOR', competitorName: 'Sol Norte', competitorPrice: 6500.5 } as const
    for (const wrong of [{ competitorPrice: -1 }, { competitorPrice: 0.001 }, { competitorName: 'x'.repeat(121) }]) {
      const answer = await desk.callers.COMMERCIAL(contract.refuseNegotiation, {
        params,
        body: { ...refusal, ...wrong },
      })
      expect(answer.statusCode).toBe(400)
    }
    const staffs = { competitorName: 'Sol Norte', competitorPrice: 6500.5 }
    const refused = await desk.callers.COMMERCIAL(contract.refuseNegotiation, { params, body: refusal })
    expect(refused.json().end).toMatchObject(staffs)
    const nothing = { competitorName: null, competitorPrice: null }
    expect((await desk.read(id)).end).toMatchObject({ reason: 'COMPETITOR', ...nothing })
    await desk.ask(id)
    const own = { competitorName: 'Telhado Azul', competitorPrice: 6400 }
    const withdrawal = { round: 1, reason: 'PRICE', ...own } as const
    const withdrawn = await desk.callers.INTEGRATOR(contract.withdrawNegotiation, { params, body: withdrawal })
    expect(withdrawn.json().end).toEqual({ reason: 'PRICE', text: null, ...own })
    expect((await desk.read(id, 'ADMINISTRATOR')).end).toMatchObject({ reason: 'PRICE', ...staffs })
    expect(await outcomeOf(id)).toMatchObject({ reason: 'COMPETITOR', side: 'distributor' })
    const second = desk.db.selectFrom('seller').select('id').where('erp_code', '=', 'INT002')
    await desk.db.updateTable('orders').set({ seller_id: second }).where('id', '=', id).execute()
    const later = await desk.as('integrator2@girassol.demo')
    await desk.ask(id, later)
    await desk.withdraw(id, later)
    for (const who of [later, 'COMMERCIAL'] as const)
      expect((await desk.read(id, who)).end).toMatchObject({ reason: 'TERM', ...nothing })
  })

  test('C-188 staff who act for the integrator read the competitor that they named, and the integrator does not', async () => {
    const id = await desk.asked()
    const body = { round: 1, reason: 'PRICE', competitorName: 'Sol Norte', competitorPrice: 1 } as const
    const given = await desk.callers.COMMERCIAL(contract.withdrawNegotiation, { params: { id }, body })
    expect(given.json()).toMatchObject({
      status: 'WITHDRAWN',
      end: { competitorName: 'Sol Norte', competitorPrice: 1 },
    })
    expect((await desk.read(id)).end).toMatchObject({ competitorName: null, competitorPrice: null })
  })

  test('COMP-019 QUO-010 QUO-019 C-188 a company exports its negotiations, without what only staff read', async () => {
    const waits = await desk.asked()
    await desk.write(waits, 'COMMERCIAL', true)
    await desk.offer(waits, 'COMMERCIAL', deep)
    const agreed = await desk.asked()
    await desk.offer(agreed)
    await desk.accept(agreed)
    const ended = await desk.asked()
    const why = { reason: 'OTHER', text: 'Perdida.', competitorName: 'Sol Norte', competitorPrice: 1 } as const
    const refusal = { params: { id: ended }, body: { ...why, round: 1 } }
    expect((await desk.callers.COMMERCIAL(contract.refuseNegotiation, refusal)).statusCode).toBe(200)
    const removal = { params: { id: ended }, body: { ...why, competitorName: 'Telhado Azul' } }
    expect((await desk.callers.INTEGRATOR(budgets.removeBudget, removal)).statusCode).toBe(204)
    const others = await desk.budget(noon, { sellerCode: 'INT002' })
    expect((await desk.ask(others, await desk.as('integrator2@girassol.demo'))).statusCode).toBe(201)
    const { id: exportId } = (await desk.callers.INTEGRATOR(requestCompanyExport)).json()
    await makeCompanyExport(desk.deps, { exportId })
    const file = await desk.callers.INTEGRATOR(downloadCompanyExport, { params: { id: exportId } })
    const [head, ...rows] = (readZip(file.rawPayload).get('Negociações.csv') ?? '').trimEnd().split('\r\n')
    expect(head).not.toMatch(/margem|custo|alçada/i)
    expect(rows.map((row) => row.slice(row.indexOf(';') + 1))).toEqual([
      `${waits};Aguardando a distribuidora;23/11/2026;;;6948,00;248,00;;;;;;;`,
      `${agreed};Acordo fechado;23/11/2026;;23/11/2026;6948,00;248,00;248,00;248,00;;;;;`,
      `${ended};Recusada;23/11/2026;;23/11/2026;6948,00;248,00;;;;Outro;Perdida.;Telhado Azul;1,00`,
    ])
  })

  test('WHK-002 QUO-010 webhooks are told what the integrator sees, not that an offer waits for its approval', async () => {
    const { id: webhookId } = await registerForCompany(desk.callers.INTEGRATOR, 'https://8.8.8.8/', [
      'negotiation.changed',
    ])
    await forgetRecorded(desk.db)
    const budgetId = await desk.asked(deep)
    await desk.offer(budgetId, 'COMMERCIAL', deep)
    await desk.sendBack(budgetId)
    await desk.offer(budgetId)
    await desk.accept(budgetId)
    const told = await listRecorded(desk.db, webhookId)
    expect(told.map(({ data }) => [data.budgetId, data.status])).toEqual([
      [budgetId, 'REQUESTED'],
      [budgetId, 'COUNTERED'],
      [budgetId, 'AGREED'],
    ])
  })

  test('QUO-019 QUO-020 both sides write while it is open, and internal notes never reach the integrator', async () => {
    const id = await desk.asked()
    for (const status of ['REQUESTED', 'COUNTERED', 'PENDING_APPROVAL'] as const) {
      await desk.setStatus(id, status)
      for (const who of ['INTEGRATOR', 'COMMERCIAL'] as const) expect((await desk.write(id, who)).statusCode).toBe(201)
    }
    await desk.setStatus(id, 'REQUESTED')
    await desk.forgetAll()
    const internal = await desk.write(id, 'COMMERCIAL', true)
    expect(internal.json().messages.at(-1)).toMatchObject({ isInternal: true, side: 'distributor' })
    expect(await desk.noticesOf(id)).toEqual([])
    const { messages } = await desk.read(id)
    expect(messages.map(({ isInternal }) => isInternal)).toEqual(Array(6).fill(false))
    expect((await desk.write(id, 'INTEGRATOR', true)).statusCode).toBe(403)
    const mark = (upTo: number) =>
      desk.callers.INTEGRATOR(contract.readNegotiationMessages, { params: { id }, body: { upTo } })
    const [first, last] = [messages[0]?.id ?? 0, messages.at(-1)?.id ?? 0]
    await mark(last)
    expect((await mark(first)).json().readers).toMatchObject([{ side: 'integrator', upTo: last, isOwn: true }])
    expect((await mark(internal.json().messages.at(-1).id)).statusCode).toBe(400)
    await desk.withdraw(id)
    expect([(await desk.write(id)).statusCode, (await mark(last)).statusCode]).toEqual([409, 409])
  })

  test('QUO-024 QUO-010 log and audit have every step, and the company reads its own without the approval', async () => {
    const id = await desk.asked(deep)
    await desk.offer(id, 'COMMERCIAL', deep)
    await desk.write(id, 'COMMERCIAL', true)
    await desk.approve(id, 'ADMINISTRATOR')
    const lines = await desk.db
      .selectFrom('order_log')
      .select(['description', 'author', 'staff_only', 'company_id'])
      .where('order_id', '=', id)
      .where('description', 'like', 'Negocia%')
      .orderBy('id')
      .execute()
    expect(
      lines.map(({ description, staff_only: hidden, company_id }) => [description, hidden, company_id !== null]),
    ).toEqual([
      ['Negociação aberta', null, true],
      ['Negociação: proposta aguarda alçada', true, false],
      ['Negociação: nota interna', true, false],
      ['Negociação: acordo fechado', null, false],
    ])
    const audited = await desk.db
      .selectFrom('audit_entry')
      .select(['subject_kind', 'values_after'])
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(audited.map(({ values_after }) => values_after?.negotiated).filter(Boolean)).toEqual(
      lines.map(({ description }) => description),
    )
  })

  test('QUO-025 whose turn it is gets one notice, the author none, and the end of an offer is announced once', async () => {
    const id = await desk.asked()
    const titles = async () => (await desk.noticesOf(id)).map(({ title, email }) => `${title} ${email.split('@')[0]}`)
    const asked = await titles()
    expect(asked.filter((each) => each.endsWith(' commercial'))).toEqual(['Pedido de negociação commercial'])
    expect(asked.some((each) => each.includes('integrator'))).toBe(false)
    await desk.forgetAll()
    await desk.offer(id)
    expect((await titles()).filter((each) => each.endsWith(' integrator'))).toEqual(['Nova proposta integrator'])
    expect((await titles()).some((each) => each.endsWith(' commercial'))).toBe(false)
    await desk.forgetAll()
    desk.setNow(plusHours(noon, 45))
    await desk.run('remind-of-offers')
    expect(await titles()).toEqual([])
    desk.setNow(plusHours(noon, 46))
    await desk.run('remind-of-offers')
    await desk.run('remind-of-offers')
    const reminders = await desk.noticesOf(id)
    expect(reminders.filter(({ email }) => email === 'integrator@girassol.demo')).toMatchObject([
      { title: 'Proposta termina em breve', type: 'BUDGET_EXPIRATION' },
    ])
    expect(JSON.stringify(reminders)).not.toContain('R$')
  })

  test('QUO-022 the count of each tab is the number of its rows, the oldest first', async () => {
    const ids = [await desk.asked(), await desk.asked(deep), await desk.asked()]
    await desk.offer(ids[1] ?? 0, 'COMMERCIAL', deep)
    await desk.offer(ids[2] ?? 0, 'COMMERCIAL', { ...deep, totalDiscount: 1, validUntil: plusHours(noon, 20) })
    const list = async (queue: NegotiationQueue, role: 'COMMERCIAL' | 'ADMINISTRATOR') =>
      (await desk.callers[role](contract.listNegotiations, { query: { queue } })).json()
    const rowsOf = async (queue: NegotiationQueue) =>
      (await list(queue, 'ADMINISTRATOR')).data.map(({ orderId }: { orderId: number }) => orderId)
    expect(await rowsOf('mine')).toEqual([ids[0]])
    expect(await rowsOf('approval')).toEqual([ids[1]])
    expect(await rowsOf('expiring')).toEqual([ids[2]])
    expect(await rowsOf('all')).toEqual(ids)
    const { counts, total } = await list('all', 'ADMINISTRATOR')
    expect([counts, total]).toEqual([{ mine: 1, approval: 1, expiring: 1, all: 3 }, 3])
    expect((await list('approval', 'ADMINISTRATOR')).data[0]).toMatchObject({
      margin: 4.9225,
      percent: 17.96,
      value: 6948,
    })
    expect(JSON.stringify(await list('all', 'COMMERCIAL'))).not.toContain('margin')
    const found = await desk.callers.COMMERCIAL(contract.listNegotiations, { query: { queue: 'all', seller: 'zzz' } })
    expect(found.json()).toMatchObject({ data: [], counts: { all: 0 } })
  })
})
