import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '../../integrations/mail/fake-smtp-server.ts'
import { smtpMail } from '../../integrations/mail/smtp-mail.ts'
import { deliverEffects } from '../../jobs/deliver-effects.ts'
import { startBoss } from '../../outbox/boss.ts'
import { type Life, openLife } from '../orders/test-life.ts'
import { moveInTest } from '../orders/test-moves.ts'
import { mailNotification } from './mail-notification.ts'

describe.each(testedDatabases)('copies by e-mail on %s', (kind) => {
  let life: Life
  let server: FakeSmtpServer
  let deps: Dependencies

  beforeAll(async () => {
    life = await openLife(kind)
    server = await startFakeSmtpServer('optional')
    const mail = smtpMail({ url: `smtp://127.0.0.1:${server.port}`, from: 'Girassol <portal@girassol.example>' })
    deps = { ...life.deps, publicUrl: 'https://portal.girassol.example', ports: { ...life.deps.ports, mail } }
  })
  afterAll(async () => {
    await server.close()
    await life.close()
  })
  afterEach(() => {
    server.received.length = 0
  })

  /** Only these accounts receive copies. */
  const wantMails = async (...emails: readonly string[]) => {
    await life.db.updateTable('app_user').set({ notification_methods: [], active: true }).execute()
    if (emails.length === 0) return
    const users = life.db.updateTable('app_user').where('email', 'in', emails)
    await users.set({ notification_methods: ['EMAIL'] }).execute()
  }
  /** The effects of an order in the outbox, as the deliverer receives them. */
  const listEffects = async (id: number) => {
    const { rows } = await sql<{ notificationId: number }>`
      select (data->>'notificationId')::integer as "notificationId" from pgboss.job
      where name = 'mail.notification' and (data->>'notificationId')::integer in (
        select id from notification where order_id = ${id})`.execute(life.db)
    return rows
  }
  const deliver = async (effects: Awaited<ReturnType<typeof listEffects>>) => {
    for (const effect of effects) await mailNotification(deps, effect)
  }
  /** Which of these copies are recorded as sent; the mail server receives a mail a moment earlier. */
  const recordedAsSent = async (effects: Awaited<ReturnType<typeof listEffects>>) => {
    const ids = effects.map(({ notificationId }) => notificationId)
    const copies = life.db.selectFrom('notification').select('id').where('id', 'in', ids)
    return (await copies.where('mailed_at', 'is not', null).execute()).map(({ id }) => id)
  }
  const arrived = () => server.received.map(({ recipients }) => recipients.join())
  const validated = async (columns = {}) => {
    const id = await life.order()
    if (Object.keys(columns).length > 0) {
      await life.db.updateTable('orders').set(columns).where('id', '=', id).execute()
    }
    await moveInTest(life, id, { event: 'validate', by: 'commercial@girassol.demo' })
    return id
  }

  test('C-107 C-111 the outbox delivers the copy after the commit, once', async () => {
    await wantMails(toDemoEmail('MANAGER'))
    const boss = await startBoss(deps.connection, { works: true, onError: (error) => process.emitWarning(error) })
    await deliverEffects({ ...deps, boss })
    const id = await validated()
    const effects = await listEffects(id)
    expect(effects).toHaveLength(1)
    await vi.waitFor(async () => expect(await recordedAsSent(effects)).toHaveLength(1), { timeout: 20_000 })
    await boss.stop({ graceful: false, timeout: 1000 })
    await deliver(effects)
    expect(arrived()).toEqual([toDemoEmail('MANAGER')])
  })

  test('SEC-019 C-227 a late copy for the earlier integrator contains neither the new integrator nor its customer', async () => {
    await wantMails(toDemoEmail('MANAGER'))
    const id = await validated()
    const seller = await life.db
      .selectFrom('seller')
      .select(['id', 'fancy_name'])
      .where('erp_code', '=', 'INT002')
      .executeTakeFirstOrThrow()
    const columns = { seller_id: seller.id, customer_name: 'Cliente Do Outro' }
    await life.db.updateTable('orders').set(columns).where('id', '=', id).execute()
    await deliver(await listEffects(id))
    expect(arrived()).toEqual([toDemoEmail('MANAGER')])
    const [letter] = server.received
    expect(JSON.stringify(letter)).not.toMatch(/Cliente Do Outro/)
    expect(JSON.stringify(letter)).not.toContain(seller.fancy_name)
  })

  test('C-111 PROF-016 only users who chose e-mail get a copy, and everyone gets a notification in the bell', async () => {
    await wantMails(toDemoEmail('INTEGRATOR'))
    const id = await validated({ customer_name: 'Padaria <Pão & Cia>' })
    await deliver(await listEffects(id))
    expect(arrived()).toEqual([toDemoEmail('INTEGRATOR')])
    expect((await life.readNotices(id)).length).toBeGreaterThan(1)
    const email = server.received[0]?.email
    const address = `https://portal.girassol.example/pedidos/${id}`
    expect(email).toMatchObject({ subject: `Pedido validado · ${id}` })
    for (const text of [`O pedido ${id} foi validado e espera a aprovação.`, 'Padaria <Pão & Cia>', address]) {
      expect(email?.text).toContain(text)
    }
    for (const text of ['Padaria &lt;Pão &amp; Cia&gt;', `href="${address}"`, 'lang="pt-BR"']) {
      expect(email?.html).toContain(text)
    }
    // No price, because some readers may not see prices (C-29).
    expect(email?.html).not.toMatch(/R\$|\d,\d\d/)
  })

  test('C-111 PROF-016 a copy says how to stop them, and that it was sent automatically', async () => {
    await wantMails(toDemoEmail('INTEGRATOR'))
    await deliver(await listEffects(await validated()))
    const email = server.received[0]?.email
    const headers = Object.fromEntries(email?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers['list-unsubscribe']).toBe('<https://portal.girassol.example/perfil/usuario>')
    expect(headers['auto-submitted']).toBe('auto-generated')
    expect(email?.text).toContain('https://portal.girassol.example/perfil/usuario')
  })

  test.each([
    ['PRODUCTION', 'm***@pessoa.example'],
    ['LOGISTICS', 'maria@pessoa.example'],
  ] as const)('SEC-021 C-228 a copy for %s names a customer as %s', async (role, shown) => {
    await wantMails(toDemoEmail(role))
    const reader = life.db.selectFrom('app_user').select('id').where('email', '=', toDemoEmail(role))
    const { id: user_id } = await reader.executeTakeFirstOrThrow()
    const { id: notificationId } = await life.db
      .insertInto('notification')
      .values({
        user_id,
        type: 'INVOICE',
        title: 'Pedido',
        message: 'Falar com maria@pessoa.example.',
        icon: 'INFO',
        path: '/ocorrencias/7',
        created_at: '2026-11-23T15:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await deliver([{ notificationId }])
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.email.text).toContain(`Falar com ${shown}.`)
    expect(server.received[0]?.email.text).toContain('https://portal.girassol.example/ocorrencias/7')
  })

  test('C-111 no copy is prepared for users who did not choose e-mail', async () => {
    await wantMails()
    expect(await listEffects(await validated())).toEqual([])
  })

  test('C-107 C-111 a copy refused by the mail server is retried and delivered once', async () => {
    await wantMails(toDemoEmail('INTEGRATOR'))
    const effects = await listEffects(await validated())
    server.refuse(1)
    await expect(deliver(effects)).rejects.toThrow('Try again later')
    expect(arrived()).toEqual([])
    await deliver(effects)
    await deliver(effects)
    expect(arrived()).toEqual([toDemoEmail('INTEGRATOR')])
  })

  test('C-107 C-111 a worker that died before recording a copy makes the next one reuse its message number', async () => {
    await wantMails(toDemoEmail('INTEGRATOR'))
    const id = await validated()
    await deliver(await listEffects(id))
    await life.db.updateTable('notification').set({ mailed_at: null }).where('order_id', '=', id).execute()
    await deliver(await listEffects(id))
    const [first, again] = server.received.map(({ email }) => email.messageId)
    expect(first).toMatch(/^<notification-\d+@girassol\.example>$/)
    expect(again).toBe(first)
  })

  test.each([
    ['stopped the copies', async () => wantMails()],
    ['removed the notification', async () => void (await life.db.deleteFrom('notification').execute())],
    ['was shut out', async () => void (await life.db.updateTable('app_user').set({ active: false }).execute())],
  ])('C-111 a user who %s before delivery gets no copy', async (_what, act) => {
    await wantMails(toDemoEmail('INTEGRATOR'))
    const effects = await listEffects(await validated())
    expect(effects).toHaveLength(1)
    await act()
    await deliver(effects)
    expect(arrived()).toEqual([])
  })
})
