import * as contract from '@girassol/contract/homologations'
import * as records from '@girassol/contract/site-records'
import * as sites from '@girassol/contract/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon } from '../cart/test-shop.ts'
import { type HomologationDesk, openHomologationDesk, renata } from './test-homologations.ts'

describe.each(bothDatabases)('homologations on %s', (kind) => {
  let desk: HomologationDesk
  let other: Caller

  beforeAll(async () => {
    desk = await openHomologationDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
  }, 120_000)
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.db.deleteFrom('rate_limit').execute()
  })

  const parts = ({ missing }: contract.HomologationView) => missing.map(({ part }) => part)

  whereTested(kind, () => {
    test('HOM-001 a budget and an order with a kit have a homologation, filled from their customer', async () => {
      const budget = await desk.kitBudget()
      const made = await desk.create(budget)
      expect(made).toMatchObject({
        status: 'DOCUMENTS',
        version: 1,
        source: { kind: 'BUDGET', id: budget },
        address: { street: 'Rua das Flores', number: '10', cityCode: '3550308', cityName: 'São Paulo', state: 'SP' },
        utility: null,
        dueOn: null,
        equipment: { module: { code: '10010005' }, inverter: { code: '10100003' } },
        equipmentChange: null,
        submittedPack: null,
        log: [{ kind: 'CREATED', author: expect.any(String) }],
      })
      expect(made.holder.name).toMatch(/^Cliente /)
      const order = await desk.kitOrder()
      const answer = await desk.tryToCreate(order, 'ORDER')
      expect([answer.statusCode, answer.json().source]).toEqual([201, { kind: 'ORDER', id: order }])
    })

    test('HOM-001 a source without a kit, or of the wrong kind, is refused', async () => {
      expect((await desk.tryToCreate(await desk.budgetWithoutKit())).json()).toMatchObject({
        statusCode: 409,
        reason: 'noKit',
      })
      expect((await desk.tryToCreate(await desk.kitBudget(), 'ORDER')).json()).toMatchObject({ reason: 'notAnOrder' })
      expect((await desk.tryToCreate(await desk.kitOrder(), 'BUDGET')).json()).toMatchObject({ reason: 'notABudget' })
      expect((await desk.tryToCreate(2_000_000_000)).statusCode).toBe(404)
    })

    test('HOM-001 the same Idempotency-Key answers the same homologation', async () => {
      const body = { source: { kind: 'BUDGET' as const, id: await desk.kitBudget() } }
      const headers = { 'idempotency-key': 'homologation-once-1' }
      const create = () => desk.integrator(contract.createHomologation, { body }, headers)
      const [first, second] = [await create(), await create()]
      expect([second.statusCode, second.json().id]).toEqual([201, first.json().id])
    })

    test('HOM-005 C-178 what is missing has its field and reason, and goes as it is filled', async () => {
      const made = await desk.create()
      expect(parts(made)).toEqual(['SUPPLY', 'BREAKER', 'UTILITY', 'CONSUMER_UNIT', 'TECHNICIAN', 'RESPONSIBILITY'])
      expect(made.missing.find(({ part }) => part === 'TECHNICIAN')).toEqual({
        part: 'TECHNICIAN',
        name: 'responsável técnico',
        text: 'Informe o responsável técnico',
        reason: expect.stringContaining('CREA ou CFT'),
        field: 'technician.name',
        mendedBy: 'INTEGRATOR',
        code: null,
        documents: ['DIAGRAM', 'MEMORIAL', 'FORM', 'LETTER'],
        noticedOn: null,
        taskId: null,
      })
      expect(made.actions.move.SUBMITTED).toEqual({ allowed: false, reason: 'Faltam 6 dados do pacote.' })
      const complete = await desk.edit(made, desk.sections())
      expect([parts(complete), complete.actions.move.SUBMITTED]).toEqual([[], { allowed: true }])
      expect(complete).toMatchObject({
        version: 2,
        address: { cityName: 'Campinas', state: 'SP', postalCode: '13010000' },
        holder: { ...renata, document: '52998224725' },
        utility: { name: 'CPFL Paulista', days: { connection: 15, inspection: 7 } },
      })
      const without = await desk.edit(complete, {
        technician: { name: '', register: 'CREA-SP 5061873', responsibility: ' ' },
      })
      expect(parts(without)).toEqual(['TECHNICIAN', 'RESPONSIBILITY'])
    })

    test('SITE-007 HOM-005 a homologation of a site shows the title and the open tasks of the site, and which task is about which datum', async () => {
      const answer = await desk.integrator(sites.createSite, {
        body: { title: 'Residência Lopes', cityCode: '3509502' },
      })
      const siteId: number = answer.json().id
      const budget = await desk.kitBudget()
      await desk.integrator(sites.linkToSite, { params: { id: siteId }, body: { kind: 'BUDGET', recordId: budget } })
      const addTask = async (title: string, dueOn: string): Promise<number> =>
        (await desk.integrator(records.addTask, { body: { title, dueOn, siteId } })).json().id
      const [art, done] = [await addTask('Emitir a ART', '2026-11-20'), await addTask('Pedir o CREA', '2026-11-30')]
      await desk.integrator(records.editTask, { params: { id: done }, body: { isDone: true, version: 1 } })
      const { id, site } = await desk.create(budget)
      expect(site).toEqual({
        id: siteId,
        title: 'Residência Lopes',
        tasks: [
          {
            id: art,
            title: 'Emitir a ART',
            dueOn: '2026-11-20',
            isLate: true,
            responsible: { id: expect.any(Number), name: expect.any(String) },
          },
        ],
      })
      const { missing } = await desk.read(id)
      expect(missing.map(({ part, taskId }) => [part, taskId]).filter(([, taskId]) => taskId !== null)).toEqual([
        ['RESPONSIBILITY', art],
      ])
      const { links } = (await desk.integrator(sites.readSite, { params: { id: siteId } })).json()
      expect(links).toMatchObject([
        { kind: 'BUDGET', recordId: budget, canHaveHomologation: true },
        { kind: 'HOMOLOGATION', recordId: id, title: `Homologação do orçamento ${budget}`, canHaveHomologation: false },
      ])
      const bare = await desk.budgetWithoutKit()
      await desk.integrator(sites.linkToSite, { params: { id: siteId }, body: { kind: 'BUDGET', recordId: bare } })
      const shown: sites.SiteView = (await desk.integrator(sites.readSite, { params: { id: siteId } })).json()
      expect(shown.links.find(({ recordId }) => recordId === bare)?.canHaveHomologation).toBe(false)
      const timeline = await desk.integrator(sites.readSiteTimeline, {
        params: { id: siteId },
        query: {},
      })
      expect(timeline.json().entries).toContainEqual(
        expect.objectContaining({ title: 'Homologação aberta', link: `/homologacoes/${id}` }),
      )
    })

    test('HOM-013 an inverter with an expired INMETRO registration, or none, makes the pack incomplete; a module only warns', async () => {
      const made = await desk.complete()
      const register = (code: string, inmetro_number: string | null, inmetro_valid_until: string | null = null) =>
        desk.db.updateTable('product').set({ inmetro_number, inmetro_valid_until }).where('code', '=', code).execute()
      const seen = async () => {
        const { missing, warnings } = await desk.read(made.id)
        return [
          missing.map(({ part, code }) => [part, code]),
          warnings.filter(({ document }) => document === 'EQUIPMENT'),
        ]
      }
      try {
        await register('10100003', '004512/2025', '2026-11-23')
        expect(await seen()).toEqual([[], []])
        await register('10100003', '004512/2025', '2026-11-22')
        expect(await seen()).toEqual([[['INMETRO', '10100003']], []])
        await register('10100003', null)
        expect(await seen()).toEqual([[['INMETRO', '10100003']], []])
        await register('10100003', '004512/2025', null)
        await register('10010005', null)
        expect(await seen()).toEqual([[], [expect.objectContaining({ code: '10010005' })]])
      } finally {
        await register('10100003', 'DEMO-0003/2026', '2031-12-31')
        await register('10010005', 'DEMO-0005/2026', '2031-12-31')
      }
    })

    test('HOM-016 C-154 users of the seller edit; the requester roles read for the selected seller; others do neither', async () => {
      const made = await desk.create()
      const params = { id: made.id }
      const body = { works: 'MINOR' as const, version: made.version }
      for (const email of ['manager', 'contributor']) {
        const caller = await desk.as(`${email}@girassol.demo`)
        const { version } = await desk.read(made.id)
        expect((await desk.tryToEdit(made.id, { ...body, version }, caller)).statusCode).toBe(200)
      }
      for (const email of ['administrator', 'commercial', 'commercial-supervisor', 'customer-success']) {
        const caller = await desk.as(`${email}@girassol.demo`, 'INT001')
        const seen = (await caller(contract.readHomologation, { params })).json()
        expect([seen.id, seen.actions.edit]).toEqual([
          made.id,
          { allowed: false, reason: 'Só os usuários do integrador mudam a homologação.', hidden: true },
        ])
        expect((await caller(contract.listHomologations)).json().data.map(({ id }: { id: number }) => id)).toContain(
          made.id,
        )
        expect((await desk.tryToEdit(made.id, body, caller)).statusCode).toBe(403)
        expect((await desk.tryToMove(made.id, { status: 'SUBMITTED', version: 1 }, caller)).statusCode).toBe(403)
        const elsewhere = await desk.as(`${email}@girassol.demo`, 'INT002')
        expect((await elsewhere(contract.readHomologation, { params })).statusCode).toBe(404)
      }
      for (const email of ['financial', 'logistics', 'registration', 'marketing']) {
        const caller = await desk.as(`${email}@girassol.demo`, 'INT001')
        expect((await caller(contract.readHomologation, { params })).statusCode).toBe(403)
      }
    })

    test.each([
      [
        'address.cityCode',
        {
          address: {
            street: null,
            number: null,
            complement: null,
            district: null,
            cityCode: '9999999',
            postalCode: null,
          },
        },
      ],
      [
        'address.postalCode',
        {
          address: { street: null, number: null, complement: null, district: null, cityCode: null, postalCode: '1301' },
        },
      ],
      ['breakerA', { breakerA: 9 }],
      ['breakerA', { breakerA: 1001 }],
      ['breakerA', { breakerA: '40' }],
      ['utilityId', { utilityId: 2_000_000_000 }],
      ['supply', { supply: 'TRI_440' }],
      ['consumptionClass', { consumptionClass: 'OTHER' }],
      ['holder.document', { holder: { ...renata, document: '123.456.789-00' } }],
      ['creditUnits', { creditUnits: [{ consumerUnit: '4.002', share: 99.99 }] }],
      ['creditUnits', { creditUnits: ['4.002', '40-02'].map((consumerUnit) => ({ consumerUnit, share: 50 })) }],
      ['creditUnits.0.share', { creditUnits: [{ consumerUnit: '4.002', share: 100.001 }] }],
      [
        'creditUnits',
        { creditUnits: Array.from({ length: 51 }, (_, at) => ({ consumerUnit: `${at}`, share: 100 / 50 })) },
      ],
      ['dates.issuedOn', { dates: { issuedOn: '2026-11-23' } }],
      ['protocol', { protocol: 'x'.repeat(41) }],
    ])('C-159 a wrong value of %s is refused by its name, and nothing changes', async (field, section) => {
      const { id, version } = await desk.create()
      const answer = await desk.tryToEdit(id, { ...section, version } as never)
      expect([answer.statusCode, answer.json().errors?.map((each: { property: string }) => each.property)]).toEqual([
        400,
        [field],
      ])
      expect((await desk.read(id)).version).toBe(version)
    })
  })

  test('C-178 the registration staff is notified once a day of what the pack lacks of a product', async () => {
    const { id } = await desk.complete()
    const notify = (code: string, call: Caller = desk.integrator) =>
      call(contract.notifyRegistration, { params: { id }, body: { code } })
    expect((await notify('10100003')).json()).toMatchObject({ statusCode: 409, reason: 'nothingLacking' })
    const product = desk.db.updateTable('product').where('code', '=', '10100003')
    const notices = () =>
      desk.db
        .selectFrom('notification')
        .innerJoin('app_user', 'app_user.id', 'notification.user_id')
        .select(['notification.message', 'app_user.roles'])
        .where('title', '=', 'Produto com dados faltando')
        .execute()
    try {
      await product.set({ inmetro_number: null, inmetro_valid_until: null }).execute()
      const answers = await Promise.all([notify('10100003'), notify('10100003')])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(answers[0]?.json().missing).toMatchObject([{ part: 'INMETRO', noticedOn: '2026-11-23' }])
      const first = await notices()
      expect(first.map(({ roles }) => roles).toSorted()).toEqual([['ADMINISTRATOR'], ['PURCHASE']])
      expect(first[0]?.message).toMatch(
        /^Falta o registro INMETRO válido do inversor 10100003\. .+ espera para protocolar uma homologação\. /,
      )
      expect((await notify('10100003', other)).statusCode).toBe(404)
      desk.setNow('2026-11-24T15:00:00.000Z')
      expect((await notify('10100003')).json().missing).toMatchObject([{ noticedOn: '2026-11-24' }])
      expect(await notices()).toHaveLength(2 * first.length)
    } finally {
      await product.set({ inmetro_number: 'DEMO-0003/2026', inmetro_valid_until: '2031-12-31' }).execute()
    }
  })

  test('HOM-016 another seller can neither read nor change a homologation', async () => {
    const { id, version, source } = await desk.submitted()
    const params = { id }
    const answers = await Promise.all([
      desk.tryToCreate(source?.id ?? 0, 'BUDGET', other),
      other(contract.readHomologation, { params }),
      other(contract.editHomologation, { params, body: { version } }),
      other(contract.moveHomologation, { params, body: { status: 'ISSUED', version } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect((await other(contract.listHomologations)).json().data).toEqual([])
  })

  test('C-152 of two edits at once the second is 409 with the newest version', async () => {
    const { id, version } = await desk.create()
    const answers = await Promise.all([
      desk.tryToEdit(id, { breakerA: 40, version }),
      desk.tryToEdit(id, { breakerA: 50, version }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      reason: 'changedMeanwhile',
      details: { version: version + 1 },
    })
  })

  test('C-152 of two moves at once one is refused', async () => {
    const { id, version } = await desk.submitted()
    const answers = await Promise.all([
      desk.tryToMove(id, { status: 'ISSUED', version }),
      desk.tryToMove(id, { status: 'DENIED', version }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('C-177 a seller has one open homologation for a consumer unit, however it is written and also at once', async () => {
    const [first, second, third] = [await desk.create(), await desk.create(), await desk.create()]
    const taken = await desk.edit(first, { consumerUnit: '7.700.123-a' })
    expect((await desk.tryToEdit(second.id, { consumerUnit: '7700123A', version: 1 })).json()).toMatchObject({
      statusCode: 409,
      reason: 'consumerUnitTaken',
      details: { id: first.id },
    })
    const answers = await Promise.all([
      desk.tryToEdit(second.id, { consumerUnit: '8800', version: 1 }),
      desk.tryToEdit(third.id, { consumerUnit: '88.00', version: 1 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await desk.edit(taken, { consumerUnit: '7700 123 A' })).consumerUnit).toBe('7700 123 A')
  })
})
