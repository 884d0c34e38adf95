import { listDeliveries } from '@girassol/contract/deliveries'
import * as contract from '@girassol/contract/delivery-checks'
import { integratorTypeRoles, type Role, roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { aPng } from '../../integrations/files/test-pictures.ts'
import { noon } from '../cart/test-shop.ts'
import { type CheckDesk, type Checked, openCheckDesk } from './test-check-desk.ts'

describe.each(bothDatabases)('the check of a delivery on %s', (kind) => {
  let desk: CheckDesk

  beforeAll(async () => {
    desk = await openCheckDesk(kind)
  })
  afterAll(() => desk.close())

  const readNotices = ({ orderId }: Checked) =>
    desk.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select(['email', 'title', 'message'])
      .where('order_id', '=', orderId)
      .where('title', 'in', ['Sobra na conferência', 'Ocorrência aberta'])
      .orderBy('notification.id')
      .execute()
  const listUnits = (claimId: number) =>
    desk.db
      .selectFrom('claim_line')
      .select(['order_item_id', 'type', 'quantity'])
      .where('claim_id', '=', claimId)
      .orderBy('order_item_id')
      .execute()
  const readLog = async ({ orderId }: Checked) => (await desk.readLog(orderId)).map(({ description }) => description)

  /** Two panels are missing, the inverter is damaged, the clamps are complete. */
  const countTwoDivergent = async (checked: Checked) => {
    await desk.save(checked, [0, { counted: 8, note: 'Faltou uma caixa.' }])
    await desk.save(checked, [1, { counted: 1, condition: 'DAMAGED', affected: 1 }])
    await desk.addPhoto(checked, [1, aPng()])
    await desk.addPhoto(checked, [2, aPng()])
    await desk.saveRest(checked)
  }

  test('DEL-009 of two users who close at once one closes, and the other gets 409', async () => {
    const checked = await desk.deliver()
    await countTwoDivergent(checked)
    const answers = await Promise.all([desk.sign(checked), desk.sign(checked, { call: desk.callers.MANAGER })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      message: 'A conferência já foi encerrada.',
      reason: 'closed',
    })
    expect(await desk.listClaims(checked)).toHaveLength(1)
  })

  test('DEL-012 C-152 a closing that is repeated at once with one key opens one claim and has one answer', async () => {
    const checked = await desk.deliver()
    await countTwoDivergent(checked)
    const headers = { 'idempotency-key': `close-once-${kind}` }
    const [first, second] = await Promise.all([desk.sign(checked, { headers }), desk.sign(checked, { headers })])
    expect([first?.statusCode, second?.json()]).toEqual([200, first?.json()])
    expect((await desk.sign(checked, { headers })).json()).toEqual(first?.json())
    expect(await desk.listClaims(checked)).toHaveLength(1)
  })

  whereTested(kind, () => {
    test('DEL-009 a draft is saved line by line and seen by a colleague, and the last writer of a line wins', async () => {
      const checked = await desk.deliver()
      const first = await desk.save(checked, [0, { counted: 9, note: '  Falta uma  ' }])
      expect([first.statusCode, first.json()]).toEqual([
        200,
        expect.objectContaining({
          sent: 10,
          saved: expect.objectContaining({ counted: 9, affected: 0, note: 'Falta uma', savedBy: 'Marina Alves' }),
        }),
      ])
      expect((await desk.save(checked, [0, { counted: 10 }], desk.callers.MANAGER)).statusCode).toBe(200)
      const seen = await desk.read(checked, 'CONTRIBUTOR')
      expect(seen).toMatchObject({ state: 'OPEN', mayCheck: true, refusal: null, closingRefusal: null, claim: null })
      expect(seen.lines.map(({ saved }) => saved?.counted ?? null)).toEqual([10, null, null])
      expect(seen.lines[0]?.saved?.savedBy).not.toBe('Marina Alves')
      expect(seen).toMatchObject({ lastDay: '2026-12-03', number: 1, orderId: checked.orderId })
    })

    test('DEL-009 figures that cannot be right are 400 with their field, an item of another delivery is 404', async () => {
      const [checked, other] = [await desk.deliver(), await desk.deliver()]
      const judge = async (found: Parameters<CheckDesk['save']>[1][1]) => {
        const answer = await desk.save(checked, [0, found])
        return [answer.statusCode, answer.json().errors?.map(({ property }: { property: string }) => property)]
      }
      expect(await judge({ counted: 21 })).toEqual([400, ['counted']])
      expect(await judge({ counted: 5, condition: 'DAMAGED', affected: 6 })).toEqual([400, ['affected']])
      expect(await judge({ counted: 5, condition: 'DAMAGED' })).toEqual([400, ['affected']])
      expect(await judge({ counted: 5, affected: 1 })).toEqual([400, ['affected']])
      expect(await judge({ counted: -1 })).toEqual([400, ['counted']])
      expect(await judge({ counted: 20 })).toEqual([200, undefined])
      expect((await desk.save({ ...checked, itemIds: other.itemIds }, [0, { counted: 1 }])).statusCode).toBe(404)
    })

    test('DEL-009 a check is closed once, with all lines counted, after the arrival; then nothing of it changes', async () => {
      const travelling = await desk.deliver({ status: 'IN_TRANSIT', deliveredAt: null })
      await desk.saveRest(travelling)
      expect((await desk.sign(travelling)).json()).toMatchObject({ statusCode: 409, reason: 'notDelivered' })
      expect(await desk.read(travelling)).toMatchObject({
        mayCheck: true,
        refusal: null,
        closingRefusal: 'A entrega ainda não consta como entregue. O que foi contado fica salvo.',
      })
      const planned = await desk.deliver({ status: 'PLANNED', deliveredAt: null })
      expect((await desk.save(planned, [0, { counted: 1 }])).json()).toMatchObject({
        statusCode: 409,
        reason: 'notSent',
      })
      expect(await desk.read(planned)).toMatchObject({
        state: null,
        mayCheck: false,
        refusal: 'A entrega ainda não saiu.',
      })
      const checked = await desk.deliver()
      await desk.save(checked, [0, { counted: 10 }])
      expect((await desk.sign(checked)).json()).toMatchObject({
        statusCode: 409,
        reason: 'notCounted',
        message: 'Faltam contar 2 itens.',
      })
      await desk.save(checked, [1, { counted: 1 }])
      expect((await desk.sign(checked)).json().message).toBe('Falta contar 1 item.')
      await desk.saveRest(checked)
      const photo = (await desk.addPhoto(checked, [0, aPng()])).json().photos[0]
      expect((await desk.sign(checked)).json()).toMatchObject({ state: 'OK', signedBy: 'Marina Alves', claim: null })
      expect((await desk.sign(checked)).statusCode).toBe(409)
      expect((await desk.save(checked, [0, { counted: 9 }])).statusCode).toBe(409)
      expect((await desk.addPhoto(checked, [0, aPng()])).statusCode).toBe(409)
      const params = { id: checked.id, photoId: photo.id }
      expect((await desk.callers.INTEGRATOR(contract.removeCheckPhoto, { params })).statusCode).toBe(409)
      expect(await desk.read(checked)).toMatchObject({ mayCheck: false, refusal: 'A conferência já foi encerrada.' })
    })

    test('DEL-010 each divergence without its proof is 400 at its line; with all in order the check is OK', async () => {
      const checked = await desk.deliver()
      const [panels, inverter, clamps] = checked.itemIds
      await desk.save(checked, [0, { counted: 10, condition: 'WRONG_ITEM', affected: 1 }])
      await desk.save(checked, [1, { counted: 1, condition: 'DAMAGED', affected: 1 }])
      await desk.save(checked, [2, { counted: 5 }])
      const refused = await desk.sign(checked)
      expect([refused.statusCode, refused.json().errors]).toEqual([
        400,
        [
          expect.objectContaining({ property: `lines.${panels}`, constraints: { custom: 'Descreva a divergência.' } }),
          expect.objectContaining({ property: `lines.${inverter}`, constraints: { custom: 'Fotografe a avaria.' } }),
          expect.objectContaining({ property: `lines.${clamps}`, constraints: { custom: 'Descreva a divergência.' } }),
        ],
      ])
      await desk.save(checked, [0, { counted: 10 }])
      await desk.save(checked, [1, { counted: 1 }])
      await desk.save(checked, [2, { counted: 4 }])
      expect((await desk.sign(checked)).json()).toMatchObject({ state: 'OK', claim: null })
      expect(await readLog(checked)).toContain('Entrega 1 conferida')
      expect(await desk.listClaims(checked)).toEqual([])
      const list = await desk.callers.LOGISTICS(listDeliveries, { params: { id: checked.orderId } })
      expect(list.json().deliveries).toMatchObject([{ check: 'OK', claim: null }])
    })

    test('DEL-011 the last second of the tenth day of São Paulo closes, the next one is 409 and without check', async () => {
      const deliveredAt = '2026-11-14T02:30:00.000Z'
      const [first, second] = [await desk.deliver({ deliveredAt }), await desk.deliver({ deliveredAt })]
      for (const checked of [first, second]) await desk.saveRest(checked)
      try {
        desk.setNow('2026-11-24T02:59:59.999Z')
        const before = await desk.as('integrator@girassol.demo')
        expect((await desk.sign(first, { call: before })).statusCode).toBe(200)
        desk.setNow('2026-11-24T03:00:00.000Z')
        const after = await desk.as('integrator@girassol.demo')
        expect((await desk.sign(second, { call: after })).json()).toMatchObject({
          statusCode: 409,
          message: 'O prazo de 10 dias para conferir terminou.',
        })
        expect((await desk.save(second, [0, { counted: 1 }], after)).statusCode).toBe(409)
        const view = (await after(contract.readDeliveryCheck, { params: { id: second.id } })).json()
        expect(view).toMatchObject({ state: 'EXPIRED', lastDay: '2026-11-23', mayCheck: false })
        expect(view.refusal).toBe('O prazo de 10 dias para conferir terminou.')
      } finally {
        desk.setNow(noon)
      }
    })

    test('DEL-012 two of three divergent lines become one claim with two lines and their photos; the order stays', async () => {
      const checked = await desk.deliver()
      await countTwoDivergent(checked)
      const { state, claim } = (await desk.sign(checked)).json()
      const [stored, another] = await desk.listClaims(checked)
      expect([state, another]).toEqual(['DIVERGENT', undefined])
      expect(claim).toEqual({ id: stored?.id, protocol: expect.stringMatching(/^R-2026-\d{6}$/) })
      expect(stored).toMatchObject({ wish: 'REPLACE', type: 'MISSING' })
      expect(stored?.text).toMatch(/: Faltou uma caixa\.$/)
      const [panels, inverter] = checked.itemIds
      expect(await listUnits(claim.id)).toEqual([
        { order_item_id: panels, type: 'MISSING', quantity: 2 },
        { order_item_id: inverter, type: 'DAMAGED', quantity: 1 },
      ])
      const ofCheck = desk.db.selectFrom('delivery_check_photo').select(['order_item_id', 'storage_key'])
      const ofClaim = desk.db.selectFrom('claim_photo').select(['order_item_id', 'storage_key'])
      const copied = await ofClaim.where('claim_id', '=', claim.id).execute()
      expect(copied).toHaveLength(1)
      expect(copied).toEqual(await ofCheck.where('order_item_id', '=', inverter ?? 0).execute())
      expect((await desk.show(checked.orderId)).status).toBe('INVOICE_DELIVERED')
      expect(await readLog(checked)).toContain('Entrega 1 conferida com divergências')
      expect((await desk.read(checked, 'LOGISTICS')).claim).toEqual(claim)
    })

    test('DEL-012 C-202 surplus alone opens no claim, and LOGISTICS is notified', async () => {
      const checked = await desk.deliver()
      await desk.save(checked, [2, { counted: 6, note: 'Vieram duas a mais.' }])
      await desk.saveRest(checked)
      expect((await desk.sign(checked)).json()).toMatchObject({ state: 'DIVERGENT', claim: null })
      expect(await desk.listClaims(checked)).toEqual([])
      const notices = await readNotices(checked)
      expect(notices.map(({ email, title }) => [email, title])).toEqual([
        ['logistics@girassol.demo', 'Sobra na conferência'],
      ])
      expect(notices[0]?.message).toMatch(/entrega 1: sobraram 2 × /)
    })

    test('DEL-012 units that a claim names already are claimed once, and the wish is the chosen one', async () => {
      const [checked, whole] = [await desk.deliver(), await desk.deliver()]
      const claim = async ({ id, orderId, itemIds }: Checked, quantity: number) => {
        const opened_by = await desk.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow()
        const row = {
          year: 2025,
          number: id,
          order_id: orderId,
          delivery_id: id,
          type: 'MISSING',
          status: 'OPEN',
        } as const
        const { id: claim_id } = await desk.db
          .insertInto('claim')
          .values({
            ...row,
            wish: 'CREDIT',
            text: '',
            opened_by: opened_by.id,
            opened_at: noon,
            answer_due_on: noon,
            decision_due_on: noon,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        const line = { claim_id, order_item_id: itemIds[0] ?? 0, type: 'MISSING', quantity } as const
        await desk.db.insertInto('claim_line').values(line).execute()
      }
      await claim(checked, 9)
      await claim(whole, 10)
      for (const each of [checked, whole]) {
        await desk.save(each, [0, { counted: 7, condition: 'DAMAGED', affected: 2 }])
        await desk.addPhoto(each, [0, aPng()])
        await desk.saveRest(each)
      }
      const { claim: opened } = (await desk.sign(checked, { wish: 'REFUND' })).json()
      expect(await listUnits(opened.id)).toEqual([{ order_item_id: checked.itemIds[0], type: 'MISSING', quantity: 1 }])
      expect((await desk.listClaims(checked)).find(({ id }) => id === opened.id)).toMatchObject({
        wish: 'REFUND',
        text: 'Divergência na conferência da entrega 1.',
      })
      expect((await desk.sign(whole)).json()).toMatchObject({ state: 'DIVERGENT', claim: null })
    })

    /** How a role reads, saves and closes, and whether it is shown that it may. */
    const tryAs = async (checked: Checked, role: Role) => {
      const call = desk.callers[role]
      const reads = await call(contract.readDeliveryCheck, { params: { id: checked.id } })
      const saves = await desk.save(checked, [0, { counted: 10 }], call)
      const signs = await desk.sign(checked, { call })
      return [reads.statusCode, saves.statusCode, signs.statusCode, reads.json().mayCheck ?? false]
    }

    test('DEL-015 readers of orders read checks, and users of the integrator make them', async () => {
      const checked = await desk.deliver()
      const receivers: readonly Role[] = integratorTypeRoles
      for (const role of roles) {
        const ofReader = receivers.includes(role) ? [200, 200, 409, true] : [200, 403, 403, false]
        const expected = role === 'SHIPPING_COMPANY' ? [403, 403, 403, false] : ofReader
        expect([role, ...(await tryAs(checked, role))]).toEqual([role, ...expected])
      }
    })

    test('DEL-015 C-08 a delivery of another integrator is answered like one that does not exist', async () => {
      const checked = await desk.deliver()
      const stranger = await desk.as('integrator2@girassol.demo')
      const sentences = []
      for (const each of [checked, { ...checked, id: 2_147_483_647 }]) {
        const answers = [
          await stranger(contract.readDeliveryCheck, { params: { id: each.id } }),
          await desk.save(each, [0, { counted: 10 }], stranger),
          await desk.sign(each, { call: stranger }),
        ]
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
        sentences.push(answers.map((answer) => answer.json().message))
      }
      expect(sentences[0]).toEqual(sentences[1])
    })

    test('DEL-015 a VIEWER reads the check and may not make it; staff with a second role of an integrator neither', async () => {
      const checked = await desk.deliver()
      const { id } = checked
      const manager = desk.db.updateTable('app_user').where('email', '=', 'manager@girassol.demo')
      await manager.set({ company_role: 'VIEWER' }).execute()
      const viewer = await desk.as('manager@girassol.demo')
      expect((await viewer(contract.readDeliveryCheck, { params: { id } })).json()).toMatchObject({ mayCheck: false })
      expect((await desk.save(checked, [0, { counted: 10 }], viewer)).json()).toMatchObject({ reason: 'viewer' })
      await manager.set({ company_role: 'APPROVER' }).execute()
      const staff = desk.db.updateTable('app_user').where('email', '=', 'commercial@girassol.demo')
      await staff.set({ roles: ['COMMERCIAL', 'MANAGER'] }).execute()
      const mixed = await desk.as('commercial@girassol.demo')
      expect((await mixed(contract.readDeliveryCheck, { params: { id } })).json()).toMatchObject({ mayCheck: false })
      expect((await desk.save(checked, [0, { counted: 10 }], mixed)).statusCode).toBe(403)
      await staff.set({ roles: ['COMMERCIAL'] }).execute()
    })
  })
})
