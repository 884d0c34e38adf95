import * as contract from '@girassol/contract/calendar'
import { makeHold } from '@girassol/contract/holds'
import { createHomologation } from '@girassol/contract/homologations'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon } from '../cart/test-shop.ts'
import { openSiteDesk, type SiteDesk } from '../sites/test-sites.ts'

const toToken = (link: string): string => /\/api\/public\/calendar\/([\w-]{43})\.ics$/.exec(link)?.[1] ?? ''

describe.each(testedDatabases)('the calendar of a user on %s', (kind) => {
  let desk: SiteDesk
  let other: Caller

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.forgetCalls()
  })

  const open = async (call: Caller = desk.integrator): Promise<string> =>
    toToken((await call(contract.openCalendar)).json().link)
  const read = (token: string) => desk.shop.anonymous(contract.readPublicCalendar, { params: { token } })
  const readEvents = async (token: string) => {
    const answer = await read(token)
    expect(answer.statusCode, answer.body).toBe(200)
    const calendar = new ICAL.Component(ICAL.parse(answer.body))
    return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  }
  const findEvent = async (token: string, uid: string) =>
    (await readEvents(token)).find((event) => event.uid.startsWith(`${uid}@`))

  test('WHK-013 C-211 it parses as iCalendar: each kind once, with stable UIDs, São Paulo times and the version', async () => {
    const site = await desk.site({ title: 'Casa de Zuleica' })
    const task = await desk.addTask({ title: 'Medir telhado; levar trena, escada', dueOn: '2026-11-30' })
    const order = await desk.orderOn(site.id)
    const days = { status: 'INVOICE_SEPARATE', estimated_delivery_date: '2026-12-10' } as const
    await desk.db.updateTable('orders').set(days).where('id', '=', order).execute()
    const source = { kind: 'BUDGET', id: desk.budget.id } as const
    const { id: homologation } = (await desk.integrator(createHomologation, { body: { source } })).json()
    await desk.db.updateTable('homologation').set({ due_on: '2026-12-15' }).where('id', '=', homologation).execute()
    const held = await desk.integrator(makeHold, { params: { id: desk.budget.id }, body: { hours: 24 } })
    const token = await open()
    const first = await readEvents(token)
    const ends = await desk.db
      .selectFrom('orders')
      .select('finished_at')
      .where('id', '=', desk.budget.id)
      .executeTakeFirstOrThrow()
    const host = first[0]?.uid.split('@')[1]
    expect(host).not.toBe('')
    const uids = first.map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(uids.length)
    expect(uids).toEqual(
      expect.arrayContaining([
        `budget-${desk.budget.id}@${host}`,
        `hold-${desk.budget.id}@${host}`,
        `order-${order}@${host}`,
        `task-${task.id}@${host}`,
        `homologation-${homologation}@${host}`,
      ]),
    )
    expect((await readEvents(token)).map(({ uid }) => uid)).toEqual(uids)
    const budget = await findEvent(token, `budget-${desk.budget.id}`)
    const local = new Date(Date.parse(ends.finished_at ?? '') + (168 - 3) * 3_600_000).toISOString().slice(0, 19)
    expect(budget?.startDate.toString()).toBe(local)
    expect(budget?.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/Sao_Paulo')
    const hold = await findEvent(token, `hold-${desk.budget.id}`)
    expect(hold?.startDate.toString()).toBe(
      new Date(Date.parse(held.json().until) - 3 * 3_600_000).toISOString().slice(0, 19),
    )
    const asTask = await findEvent(token, `task-${task.id}`)
    expect([asTask?.summary, asTask?.startDate.toString()]).toEqual([
      'Medir telhado; levar trena, escada',
      '2026-11-30',
    ])
    expect(asTask?.sequence).toBe(task.version)
    expect((await findEvent(token, `order-${order}`))?.startDate.toString()).toBe('2026-12-10')
  })

  test('WHK-013 it has neither prices nor customers, and may be cached for five minutes', async () => {
    const order = await desk.orderOn((await desk.site({ title: 'Casa de Zuleica' })).id)
    const days = { status: 'INVOICE_SEPARATE', estimated_delivery_date: '2026-12-10' } as const
    await desk.db.updateTable('orders').set(days).where('id', '=', order).execute()
    const { customer_name: customer, customer_document: document } = await desk.db
      .selectFrom('orders')
      .select(['customer_name', 'customer_document'])
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
    const { body, headers } = await read(await open())
    for (const word of [customer, document, 'Zuleica', 'R$', 'finalPrice']) expect(body).not.toContain(word)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('private, max-age=300')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  test('WHK-013 C-211 it reaches 90 days back and 180 ahead', async () => {
    const dueOn = { '2026-08-24': false, '2026-08-25': true, '2027-05-22': true, '2027-05-23': false }
    const tasks = []
    for (const day of Object.keys(dueOn)) {
      const { id } = await desk.addTask({ title: day, dueOn: '2026-12-01' })
      await desk.db.updateTable('site_task').set({ due_on: day }).where('id', '=', id).execute()
      tasks.push(day)
    }
    const found = (await readEvents(await open())).map(({ summary }) => summary)
    expect(Object.fromEntries(tasks.map((day) => [day, found.includes(day)]))).toEqual(dueOn)
  })

  test('WHK-013 C-153 a new address ends the one before; a revoked one, and any other token, are one 404', async () => {
    const first = await open()
    expect(toToken((await desk.integrator(contract.showCalendar)).json().link)).toBe(first)
    const second = await open()
    expect(second).not.toBe(first)
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
    const { hash } = await desk.db
      .selectFrom('calendar_link')
      .select('hash')
      .where('user_id', '=', await desk.userId('integrator@girassol.demo'))
      .executeTakeFirstOrThrow()
    expect(hash).not.toBe(second)
    expect((await desk.integrator(contract.closeCalendar)).json()).toEqual({ link: null })
    expect((await desk.integrator(contract.showCalendar)).json()).toEqual({ link: null })
    const withoutPath = (body: Record<string, unknown>) => ({ ...body, path: '', timestamp: '', requestId: '' })
    const [gone, unknown] = [await read(second), await read('x'.repeat(43))]
    expect(gone.statusCode).toBe(404)
    expect(withoutPath(gone.json())).toEqual(withoutPath(unknown.json()))
  })

  test('WHK-013 COMP-007 that of a deactivated user is 404 at once', async () => {
    const token = await open(other)
    const activate = (active: boolean) =>
      desk.db.updateTable('app_user').set({ active }).where('email', '=', 'integrator2@girassol.demo').execute()
    await activate(false)
    expect((await read(token)).statusCode).toBe(404)
    await activate(true)
    expect((await read(token)).statusCode).toBe(200)
  })

  test('WHK-013 C-08 nothing of another company, of a colleague’s tasks, or of orders that staff did not open', async () => {
    const task = await desk.addTask({ title: 'Da primeira empresa', dueOn: '2026-12-02' })
    const tokens = [await open(other), await open(await desk.as('manager@girassol.demo'))]
    for (const token of tokens) expect(await findEvent(token, `task-${task.id}`)).toBeUndefined()
    expect(await findEvent(tokens[0] ?? '', `budget-${desk.budget.id}`)).toBeUndefined()
    expect(await findEvent(tokens[1] ?? '', `budget-${desk.budget.id}`)).toBeDefined()
    for (const account of ['commercial', 'financial', 'shipping-company'])
      expect([account, await readEvents(await open(await desk.as(`${account}@girassol.demo`)))]).toEqual([account, []])
  })

  test('WHK-013 a planned delivery stands for its order, and one that was cancelled does not', async () => {
    const order = await desk.orderOn((await desk.site()).id)
    const days = { status: 'INVOICE_SEPARATE', estimated_delivery_date: '2026-12-10' } as const
    await desk.db.updateTable('orders').set(days).where('id', '=', order).execute()
    const row = { order_id: order, created_at: noon, promised_on: '2026-12-11' } as const
    const insert = (number: number, status: 'PLANNED' | 'CANCELED') =>
      desk.db
        .insertInto('delivery')
        .values({ ...row, number, status })
        .returning('id')
        .executeTakeFirstOrThrow()
    const token = await open()
    const canceled = await insert(1, 'CANCELED')
    expect(await findEvent(token, `order-${order}`)).toBeDefined()
    const planned = await insert(2, 'PLANNED')
    expect(await findEvent(token, `order-${order}`)).toBeUndefined()
    expect(await findEvent(token, `delivery-${canceled.id}`)).toBeUndefined()
    const event = await findEvent(token, `delivery-${planned.id}`)
    expect([event?.summary, event?.startDate.toString()]).toEqual([`Entrega 2 do pedido ${order}`, '2026-12-11'])
  })
})
