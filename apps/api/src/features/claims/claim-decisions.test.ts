import * as contract from '@girassol/contract/claims'
import * as deliveries from '@girassol/contract/deliveries'
import * as warranties from '@girassol/contract/warranties'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { simulatedErp } from '../../integrations/erp/simulated-erp.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Effects } from '../../outbox/effects.ts'
import { noon, products } from '../cart/test-shop.ts'
import { sendClaimCredit } from './erp/send-claim-credit.ts'
import { type ClaimDesk, openClaimDesk } from './test-claim-desk.ts'

describe.each(testedDatabases)('what is decided about claims on %s', (kind) => {
  let desk: ClaimDesk
  const erp = simulatedErp()

  beforeAll(async () => {
    desk = await openClaimDesk(kind)
    desk.deps.ports.erp = erp
  })
  afterAll(() => desk.close())

  const runJob = (name: string) => timetable.find((job) => job.name === name)?.run(desk.deps)
  const listNotices = async (title: string) =>
    desk.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select(['app_user.roles', 'notification.message'])
      .where('notification.title', '=', title)
      .orderBy('notification.id')
      .execute()
  const listCredits = async (claimId: number) => {
    const { rows } = await sql<{ data: Effects['erp.claim-credit'] }>`
      select data from pgboss.job where name = 'erp.claim-credit' and (data->>'claimId')::integer = ${claimId}`.execute(
      desk.db,
    )
    return rows.map(({ data }) => data)
  }

  test('CLM-007 an approved replacement is a delivery beside the others, which moves neither order nor items', async () => {
    const { id, orderId } = await desk.taken()
    const before = await desk.readDeliveries(orderId)
    const approved = await desk.move(id, 'APPROVED', { solution: 'REPLACE' })
    expect(approved.json()).toMatchObject({
      status: 'APPROVED',
      decision: { solution: 'REPLACE', amount: null, delivery: 2 },
    })
    const after = await desk.readDeliveries(orderId)
    expect(after.deliveries[1]).toMatchObject({
      number: 2,
      status: 'PLANNED',
      claim: { id },
      lines: [{ code: products.panel, quantity: 2 }],
    })
    expect([after.lines, after.done, after.all]).toEqual([before.lines, before.done, before.all])
    expect(await desk.readStatus(orderId)).toBe('INVOICE_DELIVERED')
    const [, replacement] = after.deliveries
    const body = { status: 'DELIVERED', version: replacement?.version ?? 1 } as const
    const moved = await desk.as('LOGISTICS')(deliveries.moveDelivery, { params: { id: replacement?.id ?? 0 }, body })
    expect(moved.statusCode).toBe(200)
    expect(await desk.readStatus(orderId)).toBe('INVOICE_DELIVERED')
  })

  test('CLM-007 a credit is at most what was paid for the units, and is sent to the ERP once', async () => {
    const { id, orderId } = await desk.taken()
    const { value, mostAmount } = await desk.show(id, 'FINANCIAL')
    expect(mostAmount).toBe(value)
    const approve = (amount: number) =>
      desk.move(id, 'APPROVED', { role: 'FINANCIAL', solution: 'CREDIT', amount, reason: 'Vidro trincado.' })
    const over = await approve(Number(value) + 0.01)
    expect([over.statusCode, over.json().errors[0]]).toEqual([
      400,
      expect.objectContaining({ property: 'amount', constraints: expect.anything() }),
    ])
    expect(await listCredits(id)).toEqual([])
    expect((await approve(Number(value))).json()).toMatchObject({
      status: 'APPROVED',
      decision: { solution: 'CREDIT', amount: value },
    })
    const [credit, another] = await listCredits(id)
    expect([credit, another]).toEqual([expect.objectContaining({ orderId, claimId: id }), undefined])
    if (credit === undefined) throw new Error('nothing was sent')
    await sendClaimCredit(desk.deps, credit)
    await sendClaimCredit(desk.deps, credit)
    const booked = erp.bookedCredits.filter(({ orderNumber }) => orderNumber === orderId)
    expect(booked).toMatchObject([{ credit: { kind: 'CREDIT', amountCents: Math.round(Number(value) * 100) } }])
    await desk.move(id, 'RESOLVED')
    await desk.move(id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'Falta uma parte.' })
    expect((await desk.show(id, 'FINANCIAL')).mostAmount).toBe(0)
  })

  test('CLM-006 C-203 a claim that is late is told to the supervisors once, and none that waits for the integrator', async () => {
    const { id } = await desk.taken()
    const waiting = await desk.taken()
    await desk.move(waiting.id, 'WAITING_CUSTOMER', { reason: 'Envie fotos.' })
    const { dueOn, protocol } = await desk.show(id)
    desk.setNow(`${dueOn}T23:00:00.000Z`)
    await runJob('report-late-claims')
    expect(await listNotices('Ocorrência atrasada')).toEqual([])
    desk.setNow(plusHours(`${dueOn}T23:00:00.000Z`, 24))
    await Promise.all([runJob('report-late-claims'), runJob('report-late-claims')])
    const told = await listNotices('Ocorrência atrasada')
    expect(told).toEqual([{ roles: ['COMMERCIAL_SUPERVISOR'], message: expect.stringContaining(protocol) }])
    expect(await desk.show(id)).toMatchObject({ isLate: true })
    expect(await desk.show(waiting.id)).toMatchObject({ isLate: false, dueOn: null })
    const late = await desk.as('LOGISTICS')(contract.listClaims, { query: { late: 'yes' } })
    expect(late.json().data.map((claim: contract.ClaimRow) => claim.id)).toEqual([id])
    desk.setNow(noon)
  })

  test('C-203 a claim that waits is reminded of on the twelfth day and cancelled on the fifteenth', async () => {
    const { id } = await desk.taken()
    await desk.move(id, 'WAITING_CUSTOMER', { reason: 'Envie a foto da etiqueta.' })
    const { protocol } = await desk.show(id)
    const reminders = async () => {
      await runJob('remind-of-waiting-claims')
      await runJob('cancel-abandoned-claims')
      const notices = await listNotices('Ocorrência aguarda você')
      return notices.filter(({ message }) => message.includes(protocol)).length
    }
    desk.setNow(plusHours(noon, 24 * 12 - 1))
    expect(await reminders()).toBe(0)
    desk.setNow(plusHours(noon, 24 * 12))
    const first = await reminders()
    expect(first).toBeGreaterThan(0)
    expect(await reminders()).toBe(first)
    expect((await desk.show(id)).status).toBe('WAITING_CUSTOMER')
    desk.setNow(plusHours(noon, 24 * 15))
    await reminders()
    const canceled = await desk.show(id)
    expect(canceled).toMatchObject({ status: 'CANCELED', mayWrite: false })
    expect(canceled.moves.at(-1)).toMatchObject({ author: 'Sistema', reason: 'Sem resposta por 15 dias.' })
    desk.setNow(noon)
  })

  describe('the serial numbers of defective units', () => {
    let made = 0
    /** An order that has arrived, with the serial number of its inverter. */
    const withSerial = async () => {
      const about = await desk.arrived()
      made += 1
      const body = { itemId: about.inverter, serials: [`INV-${1000 + made}`], confirm: true }
      const answer = await desk.as('LOGISTICS')(warranties.registerSerials, { params: { id: about.orderId }, body })
      const serials = (answer.json().serials as warranties.OrderSerialsView).products.flatMap(
        (product) => product.serials,
      )
      const [serial] = serials
      if (serial === undefined) throw new Error(answer.body)
      return { ...about, serial }
    }
    type WithSerial = Awaited<ReturnType<typeof withSerial>>
    const openDefect = (about: WithSerial, serialIds: readonly number[] = [about.serial.id]) =>
      desk.open(about, {
        deliveryId: null,
        type: 'DEFECT',
        wish: 'REPAIR',
        lines: [{ itemId: about.inverter, quantity: 1, serialIds: [...serialIds] }],
      })
    const setMonths = (months: number | null) =>
      desk.db.updateTable('product').set({ warranty_months: months }).where('code', '=', products.inverter).execute()

    test('CLM-005 a defect names a serial number, as long as its warranty runs', async () => {
      await setMonths(12)
      const about = await withSerial()
      const unnamed = await openDefect(about, [])
      expect([unnamed.statusCode, unnamed.json().errors[0].property]).toEqual([400, 'lines.0.serialIds'])
      expect((await openDefect(about, [999_999])).statusCode).toBe(404)
      desk.setNow(plusHours(noon, 24 * 500))
      const expired = await openDefect(about)
      const [year = '', month = '', day = ''] = noon.slice(0, 10).split('-')
      const lastDay = `${Number(year) + 1}-${month}-${String(Number(day) - 1).padStart(2, '0')}`
      expect([expired.statusCode, expired.json()]).toEqual([
        409,
        expect.objectContaining({ reason: 'notCovered', details: { lastDay } }),
      ])
      expect(expired.json().message).toContain(lastDay.split('-').reverse().join('/'))
      desk.setNow(`${lastDay}T12:00:00.000Z`)
      expect((await openDefect(about)).statusCode).toBe(201)
      const twice = await openDefect(about)
      expect([twice.statusCode, twice.json().message]).toEqual([409, expect.stringContaining('já tem uma ocorrência')])
      desk.setNow(noon)
    })

    test('WAR-007 the unit that comes back has the rest of the warranty, and the old one takes no defect', async () => {
      await setMonths(12)
      const about = await withSerial()
      const { id } = (await openDefect(about)).json()
      const replace = (number: string, serialId = about.serial.id) =>
        desk.as('LOGISTICS')(contract.replaceSerial, { params: { id }, body: { serialId, number } })
      expect((await replace('NEW-0001')).json()).toMatchObject({ reason: 'notReplacing' })
      await desk.move(id, 'IN_ANALYSIS')
      await desk.move(id, 'APPROVED', { solution: 'REPAIR' })
      expect((await replace('?')).statusCode).toBe(400)
      expect((await replace(about.serial.number)).json()).toMatchObject({ reason: 'DUPLICATE' })
      desk.setNow(plusHours(noon, 24 * 30))
      const replaced = await replace(' new-0001 ')
      expect(replaced.json().lines[0].serials).toEqual([
        { id: about.serial.id, number: about.serial.number, replacedBy: 'NEW-0001' },
      ])
      expect((await replace('NEW-0002')).json()).toMatchObject({ reason: 'alreadyReplaced' })
      const view: warranties.OrderSerialsView = (
        await desk.as('INTEGRATOR')(warranties.listSerials, { params: { id: about.orderId } })
      ).json()
      const serials = view.products.flatMap((product) => product.serials)
      expect(serials.map(({ number, replacedBy, productUntil }) => [number, replacedBy, productUntil])).toEqual([
        [about.serial.number, 'NEW-0001', about.serial.productUntil],
        ['NEW-0001', null, about.serial.productUntil],
      ])
      await desk.move(id, 'RESOLVED')
      const old = await openDefect(about)
      expect([old.statusCode, old.json().message]).toEqual([
        409,
        `${about.serial.number}: Esta unidade foi substituída.`,
      ])
      const removal = await desk.as('LOGISTICS')(warranties.removeSerial, {
        params: { id: about.orderId, serialId: about.serial.id },
        query: { reason: 'Digitado errado' },
      })
      expect([removal.statusCode, removal.json().reason]).toEqual([409, 'claimed'])
      desk.setNow(noon)
    })
  })

  test('CLM-004 FINANCIAL learns once of a claim that asks for money, and of no other', async () => {
    const title = 'Ocorrência com valor a decidir'
    await desk.taken()
    expect(await listNotices(title)).toEqual([])
    const { id } = await desk.taken({ wish: 'REFUND' })
    const { protocol, orderId } = await desk.show(id)
    expect((await desk.move(id, 'WAITING_CUSTOMER', { reason: 'Qual foi o valor do frete?' })).statusCode).toBe(200)
    expect((await desk.move(id, 'IN_ANALYSIS', { role: 'INTEGRATOR' })).statusCode).toBe(200)
    const message = `A ocorrência ${protocol} do pedido ${orderId} pede reembolso e está em análise.`
    const payers = await desk.db
      .selectFrom('app_user')
      .select('roles')
      .where(sql<boolean>`'FINANCIAL' = any(roles)`)
      .execute()
    expect(payers).not.toEqual([])
    expect(await listNotices(title)).toEqual(payers.map(({ roles }) => ({ roles, message })))
  })
})
