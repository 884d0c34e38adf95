import * as contract from '@girassol/contract/claims'
import * as deliveries from '@girassol/contract/deliveries'
import type { ClaimSolution } from '@girassol/domain/claims'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { timetable } from '../../jobs/timetable.ts'
import { noon } from '../cart/test-shop.ts'
import { type ClaimDesk, openClaimDesk } from './test-claim-desk.ts'

describe.each(testedDatabases)('claims that were granted something, on %s', (kind) => {
  let desk: ClaimDesk
  beforeAll(async () => {
    desk = await openClaimDesk(kind)
  })
  afterAll(() => desk.close())

  const credit = async (id: number) => {
    const { value } = await desk.show(id, 'FINANCIAL')
    return desk.move(id, 'APPROVED', { role: 'FINANCIAL', solution: 'CREDIT', amount: Number(value) })
  }
  const approve = (id: number, solution: ClaimSolution) =>
    solution === 'CREDIT' ? credit(id) : desk.move(id, 'APPROVED', { solution })
  /** A claim of all ten panels that was approved and resolved, and that its integrator opened again. */
  const reopened = async (solution: ClaimSolution) => {
    const about = await desk.arrived()
    const ten = { lines: [{ itemId: about.panel, quantity: 10 }] }
    const { id } = (await desk.open(about, ten)).json()
    await desk.move(id, 'IN_ANALYSIS')
    expect((await approve(id, solution)).statusCode).toBe(200)
    await desk.move(id, 'RESOLVED')
    const again = await desk.move(id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'Falta uma parte.' })
    expect(again.statusCode).toBe(200)
    return { ...about, id: Number(id) }
  }
  const claimAgain = (about: Awaited<ReturnType<typeof reopened>>) =>
    desk.open(about, { lines: [{ itemId: about.panel, quantity: 1 }] })
  const countClaimable = async (orderId: number): Promise<number> =>
    (await desk.as('INTEGRATOR')(contract.listClaimableUnits, { params: { id: orderId } })).json().arrivals[0].lines[0]
      .claimable

  test.each(['CREDIT', 'REPLACE', 'REPAIR'] as const)(
    'CLM-003 CLM-007 units that were granted %s are not claimed again when the reopened claim is refused',
    async (solution) => {
      const about = await reopened(solution)
      expect((await desk.move(about.id, 'REFUSED', { reason: 'Nada falta.' })).statusCode).toBe(200)
      const second = await claimAgain(about)
      expect([second.statusCode, second.json().reason]).toEqual([409, 'tooManyUnits'])
      expect(await countClaimable(about.orderId)).toBe(0)
      const contested = await desk.move(about.id, 'IN_ANALYSIS', { role: 'INTEGRATOR', reason: 'Falta, sim.' })
      expect(contested.statusCode).toBe(200)
    },
  )

  test('CLM-004 CLM-007 a claim that was granted something is not cancelled by its integrator', async () => {
    const about = await reopened('CREDIT')
    const canceled = await desk.move(about.id, 'CANCELED', { role: 'INTEGRATOR' })
    const message = 'A ocorrência já teve uma solução aprovada e não pode ser cancelada.'
    expect([canceled.statusCode, canceled.json()]).toEqual([
      409,
      expect.objectContaining({ reason: 'alreadyGranted', message }),
    ])
    expect((await desk.show(about.id, 'INTEGRATOR')).actions).toEqual([
      { to: 'CANCELED', allowed: false, reason: message },
    ])
    expect((await claimAgain(about)).statusCode).toBe(409)
  })

  test('CLM-003 CLM-007 its units stay claimed when it is cancelled because the integrator gave no answer', async () => {
    const about = await reopened('CREDIT')
    await desk.move(about.id, 'WAITING_CUSTOMER', { reason: 'O que falta?' })
    desk.setNow(plusHours(noon, 24 * 15))
    await timetable.find(({ name }) => name === 'cancel-abandoned-claims')?.run(desk.deps)
    expect((await desk.show(about.id)).status).toBe('CANCELED')
    expect(await countClaimable(about.orderId)).toBe(0)
    desk.setNow(noon)
  })

  test('CLM-003 units that came in place of the claimed ones may be claimed', async () => {
    const about = await reopened('REPLACE')
    await desk.move(about.id, 'REFUSED', { reason: 'A reposição está a caminho.' })
    const replacement = (await desk.readDeliveries(about.orderId)).deliveries[1]
    const params = { id: replacement?.id ?? 0 }
    const body = { status: 'DELIVERED', version: replacement?.version ?? 1 } as const
    await desk.as('LOGISTICS')(deliveries.moveDelivery, { params, body })
    expect(await countClaimable(about.orderId)).toBe(10)
  })

  test('CLM-007 C-152 of two credits approved at once one is granted', async () => {
    const { id } = await desk.taken()
    const answers = await Promise.all([credit(id), credit(id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { rows } = await sql`
      select from pgboss.job where name = 'erp.claim-credit' and (data->>'claimId')::integer = ${id}`.execute(desk.db)
    expect(rows).toHaveLength(1)
  })
})
