import { listAuditEntries } from '@girassol/contract/administration'
import { listNotifications } from '@girassol/contract/notifications'
import { showSpecialFinancing } from '@girassol/contract/payment-methods'
import * as contract from '@girassol/contract/settings'
import type { OperationView } from '@girassol/contract/settings/operation-body'
import { usualDistributor } from '@girassol/domain/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from '../../catalogue/store/test-storefront.ts'

type Operation = OperationView

describe.each(testedDatabases)('the operation on %s', (kind) => {
  let store: Store
  let administrator: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
  })
  beforeEach(() => store.db.deleteFrom('setting').execute())
  afterAll(() => store.close())

  const show = async (): Promise<Operation> => (await administrator(contract.showOperation)).json()
  const change = (wanted: Partial<Operation>, seen: Operation) =>
    administrator(contract.changeOperation, { body: { ...seen, ...wanted, seen } })

  test('C-10 VAL-012 C-80 settings that nobody has changed have their defaults', async () => {
    expect(await show()).toEqual({
      notificationPollSeconds: 60,
      separationWeek: [0, 12, 12, 12, 12, 12, 0],
      serviceTaxPercent: 20,
      creditOverdueDays: 15,
      serialGroups: ['1001', '1010'],
      receivingDays: 10,
      claimAnswerDays: 2,
      claimDecisionDays: 10,
      holdHoursSelf: 48,
      holdBudgetsSelf: 5,
      holdDaysStaff: 15,
      approvalDays: 5,
      offerHours: 48,
      isSpecialFinancingOpen: false,
      specialFinancingNote: '',
      distributor: usualDistributor,
    })
  })

  test('USE-030 C-140 the distributor’s identity is stored with the CNPJ as digits, and an invalid one is refused', async () => {
    const seen = await show()
    const distributor = { ...seen.distributor, name: 'Girassol Distribuidora', cnpj: '11.222.333/0001-81' }
    expect((await change({ distributor: { ...distributor, cnpj: '11.222.333/0001-82' } }, seen)).statusCode).toBe(400)
    expect((await change({ distributor: { ...distributor, email: 'nenhum' } }, seen)).statusCode).toBe(400)
    expect((await change({ distributor }, seen)).statusCode).toBe(200)
    expect((await show()).distributor).toEqual({ ...distributor, cnpj: '11222333000181' })
    const { data } = (await administrator(listAuditEntries, { query: { kind: 'setting' } })).json()
    expect(data[0].after).toEqual({ distributorName: 'Girassol Distribuidora', distributorCnpj: '11222333000181' })
  })

  test('C-140 C-10 PAY-012 a change applies from the next call on, and is logged', async () => {
    const wanted = { notificationPollSeconds: 120, isSpecialFinancingOpen: true, specialFinancingNote: 'Até dezembro' }
    expect((await change(wanted, await show())).statusCode).toBe(200)
    expect(await show()).toMatchObject(wanted)
    const seller = await store.as('integrator@girassol.demo')
    expect((await seller(listNotifications, { query: {} })).json()).toMatchObject({ pollSeconds: 120 })
    expect((await seller(showSpecialFinancing)).json()).toEqual({
      isEnabled: true,
      partnerBank: 'BV',
      observation: 'Até dezembro',
    })
    const { data } = (await administrator(listAuditEntries, { query: { kind: 'setting' } })).json()
    expect(data[0]).toMatchObject({
      action: 'change',
      subject: { id: 'operation', name: 'Operação' },
      before: { notificationPollSeconds: 60, isSpecialFinancingOpen: false, specialFinancingNote: '' },
      after: wanted,
    })
    expect(data[0].after).not.toHaveProperty('serviceTaxPercent')
  })

  test('VAL-012 C-140 the log shows the week by its days', async () => {
    const seen = await show()
    expect((await change({ separationWeek: [0, 1, 2, 3, 4, 5, 0] }, seen)).statusCode).toBe(200)
    const { data } = (await administrator(listAuditEntries, { query: { kind: 'setting' } })).json()
    expect(data[0].after).toEqual({
      separationWeek: ['Domingo: 0', 'Segunda: 1', 'Terça: 2', 'Quarta: 3', 'Quinta: 4', 'Sexta: 5', 'Sábado: 0'],
    })
  })

  test('C-140 of two users at once the second is refused', async () => {
    const seen = await show()
    const answers = await Promise.all([
      change({ notificationPollSeconds: 30 }, seen),
      change({ notificationPollSeconds: 45 }, seen),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await show()).toEqual(answers.find(({ statusCode }) => statusCode === 200)?.json())
  })

  test.each([
    ['a bell that floods the server', { notificationPollSeconds: 1 }],
    ['a bell that polls too rarely', { notificationPollSeconds: 7200 }],
    ['a week of six days', { separationWeek: [1, 1, 1, 1, 1, 1] }],
    ['a day below nothing', { separationWeek: [-1, 1, 1, 1, 1, 1, 1] }],
    ['a tax above everything', { serviceTaxPercent: 101 }],
    ['an overdue instalment of a year and a day', { creditOverdueDays: 366 }],
    ['an offer that is valid for more than a week', { offerHours: 169 }],
    ['an approval that expires at once', { approvalDays: 0 }],
    ['a month and a day to check a delivery', { receivingDays: 31 }],
    ['a claim that is answered at once', { claimAnswerDays: 0 }],
    ['a hold of no time', { holdHoursSelf: 0 }],
    ['more than fifty held budgets', { holdBudgetsSelf: 51 }],
    ['a renewal for less than a week', { holdDaysStaff: 6 }],
    ['a group that is no code', { serialGroups: ['módulos'] }],
    ['a tax of three decimals', { serviceTaxPercent: 1.001 }],
  ] satisfies [string, Partial<Operation>][])('C-140 %s is refused', async (_what, wanted) => {
    const seen = await show()
    expect((await change(wanted, seen)).statusCode).toBe(400)
    expect(await show()).toEqual(seen)
  })

  test('VAL-012 C-140 a warehouse that never works is refused with the reason', async () => {
    const answer = await change({ separationWeek: [0, 0, 0, 0, 0, 0, 0] }, await show())
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Ao menos um dia da semana precisa separar pedidos; sem isso nenhum pedido pode ser validado.',
    ])
  })

  test('VAL-012 C-140 a single day gets another capacity or its usual one again, and past days are not listed', async () => {
    const set = (day: string, quantity: number | null, seen: number | null) =>
      administrator(contract.changeSeparationDay, { params: { day }, body: { quantity, seen } })
    const list = async () => (await administrator(contract.listSeparationDays)).json()
    expect((await set('2026-11-20', 1, null)).statusCode).toBe(200)
    expect((await set('2026-12-24', 3, null)).json()).toEqual({ day: '2026-12-24', quantity: 3 })
    expect(await list()).toEqual([{ day: '2026-12-24', quantity: 3 }])
    expect((await set('2026-12-24', 5, null)).statusCode).toBe(409)
    const { data } = (await administrator(listAuditEntries, { query: { kind: 'setting' } })).json()
    expect(data[0]).toMatchObject({ subject: { name: 'Capacidade de 24/12/2026' }, after: { separationQuantity: 3 } })
    expect((await set('2026-12-24', null, 3)).statusCode).toBe(200)
    expect(await list()).toEqual([])
  })

  test('C-140 only the administrator manages the operation', async () => {
    const seen = await show()
    for (const email of ['points-administrator@girassol.demo', 'logistics@girassol.demo', 'integrator@girassol.demo']) {
      const other = await store.as(email)
      expect((await other(contract.showOperation)).statusCode).toBe(403)
      expect((await other(contract.changeOperation, { body: { ...seen, seen } })).statusCode).toBe(403)
    }
  })
})
