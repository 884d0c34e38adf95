import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as notifications from '@girassol/contract/notifications'
import * as records from '@girassol/contract/site-records'
import * as contract from '@girassol/contract/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { timetable } from '../../../jobs/timetable.ts'
import type { Caller } from '../../../test-application.ts'
import { noon } from '../../cart/test-shop.ts'
import { openSiteDesk, type SiteDesk } from '../test-sites.ts'

type TaskBody = RequestFor<typeof records.editTask>['body']

describe.each(testedDatabases)('tasks on %s', (kind) => {
  let desk: SiteDesk
  let manager: Caller
  let other: Caller
  let managerId: number

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    manager = await desk.as('manager@girassol.demo')
    other = await desk.as('integrator2@girassol.demo')
    managerId = await desk.userId('manager@girassol.demo')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.db.deleteFrom('site_task').execute()
    await desk.db.deleteFrom('notification').execute()
  })

  const edit = (id: number, body: TaskBody, call: Caller = desk.integrator) =>
    call(records.editTask, { params: { id }, body })
  const list = async (query: object = {}, call: Caller = desk.integrator) =>
    (await call(records.listTasks, { query: query as never })).json()
  const titles = async (query: object = {}, call: Caller = desk.integrator) =>
    (await list(query, call)).data.map(({ title }: contract.TaskView) => title)
  const runJob = () => timetable.find(({ name }) => name === 'remind-of-tasks')?.run(desk.deps)
  const noticesOf = async (call: Caller) =>
    (await call(notifications.listNotifications, { query: {} }))
      .json()
      .data.map(({ title, message }: { title: string; message: string }) => [title, message])

  test('SITE-009 a task hangs on a site or on none, and is the caller’s unless another user is named', async () => {
    const site = await desk.site()
    const onSite = await desk.addTask({ siteId: site.id })
    expect(onSite).toMatchObject({
      title: 'Medir telhado',
      dueOn: '2026-11-30',
      isLate: false,
      responsible: { name: 'Marina Alves' },
      author: 'Marina Alves',
      doneAt: null,
      site: { id: site.id, title: site.title },
      version: 1,
    })
    expect(await desk.addTask({ responsibleId: managerId })).toMatchObject({
      responsible: { id: managerId, name: 'Mateus Moura' },
      site: null,
    })
    expect((await desk.show(site.id)).tasks).toEqual([onSite])
  })

  test('SITE-009 a task is edited, done and not done again; a stale version is 409', async () => {
    const { id } = await desk.addTask()
    const changed = await edit(id, {
      title: 'Medir o telhado',
      dueOn: '2026-12-01',
      responsibleId: managerId,
      version: 1,
    })
    expect(changed.json()).toMatchObject({ title: 'Medir o telhado', dueOn: '2026-12-01', version: 2 })
    expect((await edit(id, { isDone: true, version: 1 })).json()).toMatchObject({
      reason: 'changedMeanwhile',
      details: { version: 2 },
    })
    expect((await edit(id, { isDone: true, version: 2 }, manager)).json()).toMatchObject({ doneAt: noon, version: 3 })
    expect(await titles()).toEqual([])
    expect(await titles({ done: 'yes' })).toEqual(['Medir o telhado'])
    expect((await edit(id, { isDone: false, version: 3 })).json()).toMatchObject({ doneAt: null, version: 4 })
    expect((await desk.integrator(records.removeTask, { params: { id } })).statusCode).toBe(204)
    expect((await edit(id, { title: 'x', version: 4 })).statusCode).toBe(404)
  })

  test('SITE-009 a responsible of another company is 400, and so is a title that is empty or too long', async () => {
    const stranger = await desk.userId('integrator2@girassol.demo')
    const { id } = await desk.addTask()
    const body = { title: 'Visita', dueOn: '2026-11-30' }
    for (const [field, wrong] of [
      ['responsibleId', { responsibleId: stranger }],
      ['title', { title: ' ' }],
      ['title', { title: 'x'.repeat(121) }],
      ['dueOn', { dueOn: '2026-02-30' }],
    ] as const) {
      const added = await desk.integrator(records.addTask, { body: { ...body, ...wrong } })
      expect([added.statusCode, added.body]).toEqual([400, expect.stringContaining(field)])
      expect((await edit(id, { ...wrong, version: 1 })).statusCode).toBe(400)
    }
    expect((await edit(id, { title: 'x', version: 1 }, other)).statusCode).toBe(404)
    const foreign = await desk.site({}, other)
    const answer = await desk.integrator(records.addTask, { body: { ...body, siteId: foreign.id } })
    expect(answer.statusCode).toBe(404)
  })

  test('SITE-010 tasks past due stand first and are late; mine and overdue filter them', async () => {
    for (const [title, dueOn, responsibleId] of [
      ['amanhã', '2026-11-24', managerId],
      ['hoje', '2026-11-23', undefined],
      ['ontem', '2026-11-22', managerId],
      ['semana passada', '2026-11-16', undefined],
    ] as const) {
      await desk.addTask({ title, dueOn, ...(responsibleId !== undefined && { responsibleId }) })
    }
    expect(await titles()).toEqual(['semana passada', 'ontem', 'hoje', 'amanhã'])
    const late = (await list()).data.map(({ isLate }: contract.TaskView) => isLate)
    expect(late).toEqual([true, true, false, false])
    expect(await titles({ mine: 'yes' }, manager)).toEqual(['ontem', 'amanhã'])
    expect(await titles({ overdue: 'yes' })).toEqual(['semana passada', 'ontem'])
    expect(await list({ take: 1, skip: 2 })).toMatchObject({ total: 4, data: [{ title: 'ontem' }] })
    expect(await titles({}, other)).toEqual([])
  })

  test('SITE-010 the responsible is reminded once at 08:00 of the due day, however often the job runs', async () => {
    const site = await desk.site({ title: 'Casa Prado' })
    await desk.addTask({ siteId: site.id, responsibleId: managerId })
    const done = await desk.addTask({ title: 'Feita', responsibleId: managerId })
    await edit(done.id, { isDone: true, version: 1 })
    desk.setNow('2026-11-30T10:59:00.000Z')
    await runJob()
    expect(await noticesOf(manager)).toEqual([])
    desk.setNow('2026-11-30T11:00:00.000Z')
    await Promise.all([runJob(), runJob()])
    desk.setNow('2026-11-30T20:00:00.000Z')
    await runJob()
    desk.setNow('2026-12-01T12:00:00.000Z')
    await runJob()
    expect(await noticesOf(manager)).toEqual([['Para hoje: Medir telhado', 'Tarefa da obra Casa Prado.']])
    expect(await noticesOf(desk.integrator)).toEqual([])
  })

  test('SITE-010 C-176 after an outage the reminder comes later on the day, or once as late on another day', async () => {
    await desk.addTask({ title: 'No mesmo dia' })
    await desk.addTask({ title: 'Dias depois', dueOn: '2026-11-28' })
    desk.setNow('2026-11-30T22:30:00.000Z')
    await runJob()
    desk.setNow('2026-12-01T12:00:00.000Z')
    await runJob()
    expect((await noticesOf(desk.integrator)).toSorted()).toEqual([
      ['Atrasada: Dias depois', 'Tarefa sem obra.'],
      ['Para hoje: No mesmo dia', 'Tarefa sem obra.'],
    ])
  })

  test('SITE-010 C-176 a task that moves to another day is announced for that day too', async () => {
    const { id } = await desk.addTask({ title: 'Adiada' })
    desk.setNow('2026-11-30T12:00:00.000Z')
    await runJob()
    await edit(id, { dueOn: '2026-12-02', version: 1 })
    await runJob()
    desk.setNow('2026-12-02T12:00:00.000Z')
    await runJob()
    expect(await noticesOf(desk.integrator)).toHaveLength(2)
  })

  test('SITE-009 C-175 a site takes 200 open tasks', async () => {
    const site = await desk.site()
    const userId = await desk.userId('integrator@girassol.demo')
    const { seller_id } = await desk.db
      .selectFrom('site')
      .select('seller_id')
      .where('id', '=', site.id)
      .executeTakeFirstOrThrow()
    const row = {
      seller_id,
      site_id: site.id,
      title: 'Tarefa',
      due_on: '2026-12-01',
      responsible_id: userId,
      created_by: userId,
      created_at: noon,
    }
    await desk.db
      .insertInto('site_task')
      .values(Array.from({ length: 199 }, () => row))
      .execute()
    const body = { title: 'Mais uma', dueOn: '2026-12-01', siteId: site.id }
    const answers = await Promise.all([1, 2].map(() => desk.integrator(records.addTask, { body })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(
      (await desk.integrator(contract.readSite, { params: { id: site.id } })).json().actions.addTask,
    ).toMatchObject({
      allowed: false,
    })
  })
})
