import * as contract from '@girassol/contract/claims'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { roles } from '@girassol/domain/access'
import { plusHours } from '@girassol/domain/shared'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { noon } from '../cart/test-shop.ts'
import { type ClaimDesk, openClaimDesk } from './test-claim-desk.ts'

describe.each(bothDatabases)('claims on %s', (kind) => {
  let desk: ClaimDesk

  beforeAll(async () => {
    desk = await openClaimDesk(kind)
  })
  afterAll(() => desk.close())

  test('CLM-003 of two claims of six of ten panels, opened at once, one is opened and the other says what is left', async () => {
    const about = await desk.arrived()
    const six = { lines: [{ itemId: about.panel, quantity: 6 }] }
    const answers = await Promise.all([desk.open(about, six), desk.open(about, six)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refusal = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refusal).toMatchObject({ reason: 'tooManyUnits', details: { itemId: about.panel, left: 4 } })
    expect(refusal.message).toMatch(/restam 4 unidades sem ocorrência/)
  })

  test('CLM-001 of twenty claims opened at once, each has a protocol of its own, in one row from 1', async () => {
    const orders = []
    for (let made = 0; made < 20; made += 1) orders.push(await desk.arrived())
    const answers = await Promise.all(orders.map((about) => desk.open(about)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const numbers = await desk.db.selectFrom('claim').select('number').orderBy('number').execute()
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
    expect(answers[0]?.json().protocol).toMatch(/^R-2026-\d{6}$/)
  })

  test('CLM-003 whatever is claimed at once, no unit of an item is in two claims', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 6, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(sizes, async (quantities) => {
        const about = await desk.arrived()
        const answers = await Promise.all(
          quantities.map((quantity) => desk.open(about, { lines: [{ itemId: about.panel, quantity }] })),
        )
        const claimed = answers.flatMap(({ statusCode }, at) => (statusCode === 201 ? (quantities[at] ?? 0) : []))
        const sum = claimed.reduce((total, quantity) => total + quantity, 0)
        expect(sum).toBeLessThanOrEqual(10)
        const left = (
          await desk.as('INTEGRATOR')(contract.listClaimableUnits, { params: { id: about.orderId } })
        ).json()
        expect(left.arrivals[0].lines[0].claimable).toBe(10 - sum)
      }),
      { numRuns: 5 },
    )
  })

  test('CLM-002 C-152 of two moves at once one is made', async () => {
    const { id } = await desk.taken()
    const answers = await Promise.all([
      desk.move(id, 'APPROVED', { solution: 'REPLACE' }),
      desk.move(id, 'REFUSED', { reason: 'Fora do prazo da transportadora.', role: 'LOGISTICS' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  whereTested(kind, () => {
    test('CLM-001 CLM-011 has protocol, lines, history and a log of its order, whose status stays', async () => {
      const about = await desk.arrived()
      const before = await desk.readStatus(about.orderId)
      const answer = await desk.open(about)
      expect(answer.statusCode).toBe(201)
      const claim: contract.ClaimView = answer.json()
      expect(claim).toMatchObject({
        orderId: about.orderId,
        type: 'DAMAGED',
        status: 'OPEN',
        wish: 'REPLACE',
        units: 2,
        delivery: { id: about.deliveryId, number: 1 },
        lines: [{ itemId: about.panel, quantity: 2, type: 'DAMAGED', serials: [] }],
        moves: [{ from: null, to: 'OPEN' }],
        actions: [{ to: 'CANCELED', allowed: true, reason: null }],
        mayWrite: true,
        mayWriteInternally: false,
        mayAddPhotos: true,
      })
      const steps = [
        () => desk.move(claim.id, 'IN_ANALYSIS'),
        () => desk.move(claim.id, 'WAITING_CUSTOMER', { reason: 'Envie a foto da etiqueta.' }),
        () => desk.move(claim.id, 'IN_ANALYSIS', { role: 'INTEGRATOR' }),
        () => desk.move(claim.id, 'APPROVED', { solution: 'REPAIR' }),
        () => desk.move(claim.id, 'RESOLVED'),
        () => desk.move(claim.id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'Ainda está trincado.' }),
        () => desk.move(claim.id, 'REFUSED', { reason: 'Dano de instalação.' }),
        () => desk.move(claim.id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'Não foi instalado.' }),
      ]
      for (const step of steps) {
        expect((await step()).statusCode).toBe(200)
        expect(await desk.readStatus(about.orderId)).toBe(before)
      }
      const log = (await desk.readLog(about.orderId)).map(({ description }) => description)
      expect(log).toContain(`Ocorrência ${claim.protocol} aberta: Avaria`)
      expect(log).toContain(`Ocorrência ${claim.protocol}: Aprovada: Reparo`)
      const audited = await desk.db
        .selectFrom('audit_entry')
        .select('values_after')
        .where('subject_kind', '=', 'claim')
        .where('subject_id', '=', String(claim.id))
        .execute()
      expect(audited).toHaveLength(steps.length)
    })

    test('CLM-001 the numbers begin again with each year', async () => {
      const about = await desk.arrived()
      desk.setNow('2027-01-01T03:00:00.000Z')
      const first = await desk.open(about, { type: 'MISSING' })
      expect(first.json().message).toBe('O prazo para esta ocorrência terminou em 03/12/2026.')
      await desk.db
        .updateTable('delivery')
        .set({ delivered_at: '2026-12-30T15:00:00.000Z' })
        .where('id', '=', about.deliveryId)
        .execute()
      expect((await desk.open(about)).json().protocol).toBe('R-2027-000001')
      desk.setNow(noon)
    })

    test('CLM-005 what is damaged is claimed until the last second of the tenth day after the delivery', async () => {
      const about = await desk.arrived()
      desk.setNow('2026-12-04T02:59:59.999Z')
      expect((await desk.open(about)).statusCode).toBe(201)
      desk.setNow('2026-12-04T03:00:00.000Z')
      expect((await desk.open(about)).json()).toMatchObject({ reason: 'tooLate' })
      desk.setNow(noon)
    })

    test('CLM-005 CLM-006 C-158 the days are settings, which hold from the next claim on', async () => {
      const about = await desk.arrived()
      const { dueOn } = (await desk.open(about)).json()
      const set = (key: string, value: number) =>
        desk.db
          .insertInto('setting')
          .values({ key, value: JSON.stringify(value) })
          .execute()
      await set('receiving-days', 3)
      await set('claim-answer-days', 4)
      expect((await desk.show((await desk.open(about)).json().id)).dueOn).toBe('2026-11-27')
      expect(dueOn).toBe('2026-11-25')
      desk.setNow(plusHours(noon, 24 * 4))
      expect((await desk.open(about)).json().message).toBe('O prazo para esta ocorrência terminou em 26/11/2026.')
      await desk.db.deleteFrom('setting').where('key', 'in', ['receiving-days', 'claim-answer-days']).execute()
      desk.setNow(noon)
    })

    test('CLM-005 nothing is claimed before it has arrived, and a delivery of another order is refused', async () => {
      const about = await desk.arrived()
      const waiting = await desk.order({ status: 'WAITING_DISPATCH' })
      const early = await desk.open({ ...about, orderId: waiting })
      expect([early.statusCode, early.json().reason]).toEqual([409, 'notArrived'])
      const other = await desk.arrived()
      expect((await desk.open(about, { deliveryId: other.deliveryId })).statusCode).toBe(409)
      expect((await desk.open(about, { lines: [{ itemId: other.panel, quantity: 1 }] })).statusCode).toBe(404)
      const unnamed = await desk.open(about, { deliveryId: null })
      expect([unnamed.statusCode, unnamed.json().errors[0].property]).toEqual([400, 'deliveryId'])
      const { refusal, mayOpen } = (
        await desk.as('INTEGRATOR')(contract.listClaimableUnits, { params: { id: waiting } })
      ).json()
      expect([mayOpen, refusal]).toEqual([false, 'Ocorrências são abertas depois da entrega.'])
    })

    test('CLM-005 nothing is claimed of an order that was returned, although its deliveries have arrived', async () => {
      const about = await desk.arrived()
      await desk.place(about.orderId, { status: 'INVOICE_RETURNED' })
      const answer = await desk.open(about)
      expect([answer.statusCode, answer.json().reason]).toEqual([409, 'orderUndone'])
      const params = { id: about.orderId }
      const { mayOpen, refusal } = (await desk.as('INTEGRATOR')(contract.listClaimableUnits, { params })).json()
      expect([mayOpen, refusal]).toEqual([false, null])
    })

    test('CLM-003 an order without deliveries is claimed as a whole, and refused claims free their units', async () => {
      const orderId = await desk.order({ status: 'INVOICE_DELIVERED' })
      const [panel] = (await desk.readDeliveries(orderId)).lines
      const about = { orderId, deliveryId: 0, panel: panel?.itemId ?? 0, inverter: 0 }
      await desk.db
        .insertInto('order_log')
        .values({
          order_id: orderId,
          user_id: null,
          author: 'ERP',
          from_status: 'INVOICE_DISPATCHED',
          to_status: 'INVOICE_DELIVERED',
          description: 'Entregue',
          created_at: noon,
        })
        .execute()
      const ten = { deliveryId: null, lines: [{ itemId: about.panel, quantity: 10 }] }
      const { id } = (await desk.open(about, ten)).json()
      expect((await desk.open(about, ten)).json().message).toMatch(/todas as unidades já têm ocorrência/)
      await desk.move(id, 'IN_ANALYSIS')
      await desk.move(id, 'REFUSED', { reason: 'Sem provas.' })
      const second = await desk.open(about, ten)
      expect(second.statusCode).toBe(201)
      const contested = await desk.move(id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'Há provas.' })
      expect([contested.statusCode, contested.json().reason]).toEqual([409, 'tooManyUnits'])
    })

    test('CLM-004 only integrators open claims, another integrator finds none of them', async () => {
      const about = await desk.arrived()
      for (const role of roles) {
        const opens = ['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR'].includes(role)
        const answer = await desk.open(about, { lines: [{ itemId: about.panel, quantity: 1 }] }, role)
        expect([role, answer.statusCode]).toEqual([role, opens ? 201 : 403])
      }
      const { id } = (await desk.open(about)).json()
      const other = await desk.signIn('integrator2@girassol.demo')
      for (const answer of [
        await other(contract.readClaim, { params: { id } }),
        await other(contract.moveClaim, { params: { id }, body: { to: 'CANCELED', version: 1 } }),
        await other(contract.addClaimMessage, { params: { id }, body: { text: 'Olá' } }),
        await other(contract.listClaimableUnits, { params: { id: about.orderId } }),
      ])
        expect(answer.statusCode).toBe(404)
      const { data } = (await other(contract.listClaims, { query: {} })).json()
      expect(data).toEqual([])
    })

    /** The statuses of one move by each of the 15 roles. */
    const moveAs = async (id: number, body: RequestFor<typeof contract.moveClaim>['body']) => {
      const answers = roles.map(async (role) => {
        const { statusCode } = await desk.as(role)(contract.moveClaim, { params: { id }, body })
        return [role, statusCode] as const
      })
      return Object.fromEntries(await Promise.all(answers))
    }
    const everyRole = (status: number) => Object.fromEntries(roles.map((role) => [role, status]))
    const integrators = (status: number) => ({ INTEGRATOR: status, MANAGER: status, CONTRIBUTOR: status })

    test('CLM-004 each of the 15 roles makes its own moves and no other', async () => {
      const { id } = await desk.taken()
      const { version } = await desk.show(id)
      // Without an amount, a reason or for a stale version nothing moves: those who may are told what is wrong.
      expect(await moveAs(id, { to: 'APPROVED', solution: 'CREDIT', version })).toEqual({
        ...everyRole(403),
        ...integrators(409),
        FINANCIAL: 400,
        ADMINISTRATOR: 400,
      })
      expect(await moveAs(id, { to: 'REFUSED', version })).toEqual({
        ...everyRole(403),
        ...integrators(409),
        CUSTOMER_SUCCESS: 400,
        LOGISTICS: 400,
        COMMERCIAL_SUPERVISOR: 400,
        ADMINISTRATOR: 400,
      })
      expect((await desk.show(id)).status).toBe('IN_ANALYSIS')
      const seen = await desk.show(id, 'FINANCIAL')
      expect([seen.actions.map(({ to }) => to), seen.solutions]).toEqual([['APPROVED'], ['CREDIT', 'REFUND']])
    })

    test('CLM-008 a second reopening is 409, and one on the sixth day', async () => {
      const { id } = await desk.taken()
      await desk.move(id, 'APPROVED', { solution: 'REPAIR' })
      await desk.move(id, 'RESOLVED')
      const mute = await desk.move(id, 'IN_ANALYSIS', { role: 'INTEGRATOR' })
      expect([mute.statusCode, mute.json().errors[0].property]).toEqual([400, 'reason'])
      desk.setNow(plusHours(noon, 24 * 6))
      const late = await desk.move(id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'Voltou.' })
      expect([late.statusCode, late.json().reason]).toEqual([409, 'reopeningEnded'])
      desk.setNow(plusHours(noon, 24 * 5))
      expect((await desk.move(id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'Voltou.' })).statusCode).toBe(200)
      await desk.move(id, 'APPROVED', { solution: 'REPAIR' })
      await desk.move(id, 'RESOLVED')
      const again = await desk.move(id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'De novo.' })
      expect([again.statusCode, again.json().reason]).toEqual([409, 'alreadyReopened'])
      desk.setNow(noon)
    })
  })
})
