import * as budgets from '@girassol/contract/budgets'
import { createHomologation, type HomologationView } from '@girassol/contract/homologations'
import type { OrderView } from '@girassol/contract/orders'
import { createSite, readSite, readSiteTimeline } from '@girassol/contract/sites'
import { homologationStatusNames } from '@girassol/domain/homologations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { showBudget, toEditItems } from '../../budgets/test-budgets.ts'
import { noon } from '../../cart/test-shop.ts'
import { type HomologationDesk, openHomologationDesk } from '../test-homologations.ts'

describe.each(testedDatabases)('moves of a homologation on %s', (kind) => {
  let desk: HomologationDesk

  beforeAll(async () => {
    desk = await openHomologationDesk(kind)
  }, 120_000)
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.db.deleteFrom('rate_limit').execute()
  })

  const errorsOf = (answer: { json: () => { errors?: { property: string }[] } }) =>
    answer.json().errors?.map(({ property }) => property)

  test('HOM-002 HOM-003 it goes from documents to connected, with its days and due days', async () => {
    const submitted = await desk.submitted()
    expect(submitted).toMatchObject({
      status: 'SUBMITTED',
      protocol: '2026/118842',
      dates: { submittedOn: '2026-11-23' },
      dueOn: '2026-12-08',
      daysLate: 0,
    })
    const corrected = await desk.edit(submitted, { works: 'MINOR', dates: { submittedOn: '2026-11-20' } })
    expect([corrected.dates.submittedOn, corrected.dueOn]).toEqual(['2026-11-20', '2026-12-20'])
    desk.setNow('2026-12-23T15:00:00.000Z')
    expect((await desk.read(submitted.id)).daysLate).toBe(3)
    const issued = await desk.move(corrected, { status: 'ISSUED' })
    expect(issued).toMatchObject({ dueOn: null, dates: { issuedOn: '2026-12-23' } })
    // Friday 18 December + 7 working days, over Christmas.
    const inspection = await desk.move(issued, { status: 'INSPECTION', date: '2026-12-18' })
    expect(inspection.dueOn).toBe('2026-12-30')
    const connected = await desk.move(inspection, { status: 'CONNECTED', date: '2026-12-22' })
    expect(connected).toMatchObject({ status: 'CONNECTED', dueOn: null, dates: { connectedOn: '2026-12-22' } })
    expect(connected.log.map(({ from, to }) => [from, to]).slice(0, 2)).toEqual([
      ['INSPECTION', 'CONNECTED'],
      ['ISSUED', 'INSPECTION'],
    ])
    expect(connected.actions.edit).toMatchObject({ allowed: false })
    expect((await desk.tryToEdit(connected.id, { breakerA: 40, version: connected.version })).statusCode).toBe(409)
  })

  test('HOM-002 every move that the table does not have is 409', async () => {
    const { id, version } = await desk.complete()
    const move = async (status: (typeof homologationStatusNames)[number]) =>
      (await desk.tryToMove(id, { status, protocol: '1', date: '2026-11-23', text: 'x', version })).json()
    for (const status of homologationStatusNames.filter((each) => each !== 'SUBMITTED'))
      expect(await move(status)).toMatchObject({ statusCode: 409, reason: 'impossibleMove' })
    expect((await desk.read(id)).version).toBe(version)
  })

  test('HOM-004 a submission needs its protocol and a day that is not in the future', async () => {
    const { id, version } = await desk.complete()
    const submit = (body: object) => desk.tryToMove(id, { status: 'SUBMITTED', version, ...body })
    expect(errorsOf(await submit({ date: '2026-11-23' }))).toEqual(['protocol'])
    expect(errorsOf(await submit({ protocol: ' ', date: '2026-11-23' }))).toEqual(['protocol'])
    expect(errorsOf(await submit({ protocol: '1' }))).toEqual(['date'])
    expect(errorsOf(await submit({ protocol: '1', date: '2026-11-24' }))).toEqual(['date'])
    expect((await submit({ protocol: '1', date: '2026-11-23' })).statusCode).toBe(200)
  })

  test('HOM-004 an incomplete pack is 409 with what is missing', async () => {
    const made = await desk.edit(await desk.create(), { ...desk.sections(), breakerA: null })
    const body = { status: 'SUBMITTED', protocol: '1', date: '2026-11-23', version: made.version } as const
    const answer = await desk.tryToMove(made.id, body)
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      reason: 'packIncomplete',
      message: 'Falta 1 dado do pacote.',
      details: { missing: [{ part: 'BREAKER', text: 'Informe o disjuntor geral' }] },
    })
  })

  test('HOM-004 a pendency needs a text and returns where it was raised', async () => {
    const submitted = await desk.submitted()
    const pendency = { status: 'PENDENCY' as const, version: submitted.version }
    expect(errorsOf(await desk.tryToMove(submitted.id, pendency))).toEqual(['text'])
    const open = await desk.move(submitted, { status: 'PENDENCY', text: 'Enviar a ART assinada' })
    expect(open).toMatchObject({ pendencyText: 'Enviar a ART assinada', dueOn: null })
    expect(open.log[0]).toMatchObject({ kind: 'MOVED', text: 'Enviar a ART assinada' })
    expect(open.actions.move.INSPECTION).toMatchObject({ allowed: false })
    expect((await desk.tryToMove(open.id, { status: 'INSPECTION', version: open.version })).json()).toMatchObject({
      statusCode: 409,
      reason: 'otherPendency',
    })
    const again = await desk.move(open, { status: 'SUBMITTED', date: '2026-11-23' })
    expect(again).toMatchObject({ pendencyText: null, protocol: '2026/118842', dueOn: '2026-12-08' })
  })

  test('HOM-002 a denied one begins anew, unless its consumer unit was taken meanwhile', async () => {
    const denied = await desk.move(await desk.submitted(), { status: 'DENIED', text: 'Sem capacidade na rede' })
    expect(denied).toMatchObject({ denialText: 'Sem capacidade na rede', dates: { deniedOn: '2026-11-23' } })
    const next = await desk.edit(await desk.create(), { consumerUnit: denied.consumerUnit })
    expect((await desk.tryToMove(denied.id, { status: 'DOCUMENTS', version: denied.version })).json()).toMatchObject({
      statusCode: 409,
      reason: 'consumerUnitTaken',
    })
    await desk.edit(next, { consumerUnit: null })
    const anew = await desk.move(denied, { status: 'DOCUMENTS' })
    expect(anew).toMatchObject({ protocol: null, denialText: null, dates: { submittedOn: null, deniedOn: null } })
  })

  test('HOM-004 C-156 each move notifies the other users of the seller once, and is in the audit', async () => {
    await desk.db.deleteFrom('notification').execute()
    const { id, source } = await desk.submitted()
    const notices = await desk.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'user_id')
      .select(['email', 'type', 'title', 'message'])
      .where('title', 'like', 'Homologação%')
      .execute()
    expect(notices.map(({ email }) => email)).toContain('manager@girassol.demo')
    expect(notices.map(({ email }) => email)).not.toContain('integrator@girassol.demo')
    expect(new Set(notices.map(({ email }) => email)).size).toBe(notices.length)
    expect(notices[0]).toMatchObject({
      type: 'BUDGET',
      title: 'Homologação: Protocolada',
      message: `A homologação do orçamento ${source?.id} está em 'Protocolada'.`,
    })
    const entry = await desk.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject_kind', '=', 'homologation')
      .where('subject_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect([entry.values_before, entry.values_after]).toEqual([{ status: 'DOCUMENTS' }, { status: 'SUBMITTED' }])
  })

  test('SITE-003 HOM-001 one that is opened from a site has its connection, and moves the site', async () => {
    const title = 'Residência Duarte'
    const body = { title, cityCode: '3509502', supply: 'BI_127_220', breakerA: 40, consumerUnit: '99-1' } as const
    const site = (await desk.integrator(createSite, { body: { ...body, utility: 'cpfl paulista' } as never })).json()
    const source = { kind: 'BUDGET' as const, id: await desk.kitBudget() }
    const open = () => desk.integrator(createHomologation, { body: { source, siteId: site.id } })
    const made: HomologationView = (await open()).json()
    expect(made).toMatchObject({
      siteId: site.id,
      supply: 'BI_127_220',
      breakerA: 40,
      consumerUnit: '99-1',
      utility: { name: 'CPFL Paulista' },
      address: { cityName: 'Campinas' },
    })
    expect((await open()).json()).toMatchObject({ statusCode: 409, reason: 'consumerUnitTaken' })
    const stage = async () => (await desk.integrator(readSite, { params: { id: site.id } })).json().stage
    const { consumerUnit: _, ...sections } = desk.sections()
    const submitted = await desk.move(await desk.edit(made, sections), {
      status: 'SUBMITTED',
      protocol: '1',
      date: '2026-11-23',
    })
    expect(await stage()).toBe('HOMOLOGATION')
    const issued = await desk.move(submitted, { status: 'ISSUED' })
    const asked = await desk.move(issued, { status: 'INSPECTION' })
    await desk.move(asked, { status: 'CONNECTED', date: '2026-11-23' })
    expect(await stage()).toBe('CONNECTED')
    const timeline = await desk.integrator(readSiteTimeline, {
      params: { id: site.id },
      query: { kinds: 'HOMOLOGATION' } as never,
    })
    expect(timeline.json().entries.map(({ title: told }: { title: string }) => told)).toContain(
      'Homologação: Conectada',
    )
  })

  const saveItems = async (budget: OrderView, changes: Readonly<Record<string, number>>) => {
    const items = toEditItems(budget, changes).filter(({ quantity }) => quantity > 0)
    const answer = await desk.integrator(budgets.saveBudget, {
      params: { id: budget.id },
      body: { items, paymentMethod: 'PIX' } as never,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return showBudget(desk.integrator, budget.id)
  }
  const changeOf = async ({ id }: HomologationView) => (await desk.read(id)).equipmentChange

  test('HOM-015 another inverter in the budget marks the homologation with both codes; other edits do not', async () => {
    const budgetId = await desk.kitBudget()
    const submitted = await desk.submitted(budgetId)
    const budget = await saveItems(await showBudget(desk.integrator, budgetId), { '10200001': 20 })
    expect(await changeOf(submitted)).toBeNull()
    await desk.edit(await desk.read(submitted.id), { breakerA: 50 })
    expect(await changeOf(submitted)).toBeNull()
    await saveItems(budget, { '10100003': 0, '10100004': 1 })
    expect(await changeOf(submitted)).toEqual({
      module: null,
      inverter: {
        before: expect.objectContaining({ code: '10100003' }),
        after: expect.objectContaining({ code: '10100004' }),
      },
    })
  })
})
