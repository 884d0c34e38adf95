import { readBootstrap } from '@girassol/contract/bootstrap'
import { firstNotifications } from '@girassol/contract/bootstrap/bootstrap-parts'
import { listLinks } from '@girassol/contract/links'
import { listNotifications } from '@girassol/contract/notifications'
import { readSession } from '@girassol/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { noon } from '../cart/test-shop.ts'
import { type Life, openLife } from '../orders/test-life.ts'

describe.each(testedDatabases)('the bootstrap on %s', (kind) => {
  let life: Life
  beforeAll(async () => {
    life = await openLife(kind)
  })
  afterAll(() => life.close())

  const read = async (account: string) => {
    const caller = await life.as(`${account}@girassol.demo`)
    const answer = await caller(readBootstrap)
    expect(answer.statusCode).toBe(200)
    return answer
  }

  test.each(['integrator', 'commercial', 'shipping-company'])(
    'AUTH-003 NAV-003 NOT-007 its parts are what the calls of the frame return to %s',
    async (account) => {
      const caller = await life.as(`${account}@girassol.demo`)
      const [session, links, notifications] = await Promise.all([
        caller(readSession),
        caller(listLinks),
        caller(listNotifications, { query: firstNotifications }),
      ])
      expect((await read(account)).json()).toEqual({
        session: session.json(),
        links: links.json(),
        notifications: notifications.json(),
      })
    },
  )

  test('NOT-007 each user receives the own notifications only', async () => {
    const { id: user_id } = await life.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'integrator@girassol.demo')
      .executeTakeFirstOrThrow()
    const told = { type: 'INVOICE', title: 'Pedido aprovado', message: 'Foi aprovado.', icon: 'SUCCESS' } as const
    await life.db.deleteFrom('notification').execute()
    await life.db
      .insertInto('notification')
      .values({ ...told, user_id, created_at: noon })
      .execute()
    expect((await read('integrator')).json().notifications).toMatchObject({ unread: 1, total: 1 })
    expect((await read('integrator2')).json().notifications).toMatchObject({ unread: 0, total: 0, data: [] })
  })

  test('AUTH-003 no cache stores the response', async () => {
    expect((await read('integrator')).headers['cache-control']).toBe('no-store')
  })

  test('AUTH-003 without a session it is refused', async () => {
    const answer = await life.app.inject({ url: '/api/bootstrap' })
    expect(answer.statusCode).toBe(401)
  })
})
