import { listAuditEntries } from '@girassol/contract/administration'
import { estimateReturn, estimateYield, sizeByBill } from '@girassol/contract/energy'
import * as contract from '@girassol/contract/settings'
import type { EnergySettingsView } from '@girassol/contract/settings/energy-settings-body'
import { energySettingNames, energySettingRanges, usualEnergySettings } from '@girassol/domain/energy'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

const roof = { tilt: 20, azimuth: 0, shading: 0 }
const system = { cityCode: '3550308', kwp: 5.5, ...roof }
const investment = {
  system,
  consumption: Array<number>(12).fill(600),
  tariff: 0.95,
  fioB: 0.27,
  phases: 'BI',
  start: '2027-01',
  investment: 16_500,
} as const

describe.each(testedDatabases)('the assumptions of estimates on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let integrator: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
    integrator = await store.as('integrator@girassol.demo')
  })
  beforeEach(() => store.db.deleteFrom('setting').where('key', '=', 'energy').execute())
  afterAll(() => store.close())

  const show = async (): Promise<EnergySettingsView> => (await integrator(contract.showEnergySettings)).json()
  const change = (wanted: object, seen: EnergySettingsView = usualEnergySettings) =>
    administrator(contract.changeEnergySettings, { body: { ...seen, ...wanted, seen } })
  const invest = async (wanted: object = {}) =>
    (await integrator(estimateReturn, { body: { ...investment, ...wanted } as never })).json()

  test('C-158 settings that nobody has changed have their defaults', async () => {
    expect(await show()).toEqual(usualEnergySettings)
  })

  test.each(energySettingNames)('C-158 %s is accepted at its bounds and refused beyond them', async (name) => {
    const { least, most, decimals } = energySettingRanges[name]
    const step = 10 ** -decimals
    for (const value of [least, most]) {
      expect((await change({ [name]: value }, await show())).statusCode).toBe(200)
      expect((await show())[name]).toBe(value)
    }
    const seen = await show()
    for (const value of [least - step, most - step / 10, most + step, '1', null]) {
      const answer = await change({ [name]: value }, seen)
      expect([answer.statusCode, answer.json().errors?.[0]?.property]).toEqual([400, name])
    }
    expect(await show()).toEqual(seen)
  })

  test('C-158 an unknown setting is refused', async () => {
    expect((await change({ moduleColour: 1 })).statusCode).toBe(400)
  })

  test('YLD-008 C-158 the next return assumes the changed percentage from 2029 on and says so', async () => {
    const before = await invest()
    expect((await change({ fioBFrom2029: 87.5 })).statusCode).toBe(200)
    const { fioB, fioBRemark, total } = await invest()
    expect(fioB.slice(1, 3)).toEqual([
      { year: 2028, percent: 90, assumed: false },
      { year: 2029, percent: 87.5, assumed: true },
    ])
    expect(fioBRemark).toBe(
      'A partir de 2029 a regra depende da ANEEL (Lei 14.300, art. 17); aqui supomos 87,5% do Fio B.',
    )
    expect(total).toBeGreaterThan(before.total)
  })

  test.each(['simultaneity', 'tariffRise', 'degradation', 'discountRate'] as const)(
    'C-158 a return without %s has that of the settings, and a given one wins',
    async (name) => {
      const usual = await invest({ [name]: usualEnergySettings[name] })
      expect(await invest()).toEqual(usual)
      await change({ [name]: 1 })
      expect(await invest()).toEqual(await invest({ [name]: 1 }))
      expect(await invest()).not.toEqual(usual)
      expect(await invest({ [name]: usualEnergySettings[name] })).toEqual(usual)
    },
  )

  test('C-158 yield, size and return use the performance ratio of the settings unless one is given', async () => {
    const estimate = async (performanceRatio?: number) => {
      const given = performanceRatio === undefined ? {} : { performanceRatio }
      const body = { ...system, ...given }
      const sized = { cityCode: system.cityCode, roof: { ...roof, ...given }, consumption: { average: 600 } }
      return [
        (await integrator(estimateYield, { body })).json().annual,
        (await integrator(sizeByBill, { body: sized })).json().kwp,
        (await invest({ system: body })).total,
      ]
    }
    const usual = await estimate()
    expect(usual).toEqual(await estimate(78))
    await change({ performanceRatio: 90 })
    expect(await estimate()).toEqual(await estimate(90))
    expect(await estimate(78)).toEqual(usual)
  })

  test('C-158 a change is logged with the values before and after', async () => {
    await change({ tariffRise: 6.25 })
    const { data } = (await administrator(listAuditEntries, { query: { kind: 'setting' } })).json()
    expect(data[0]).toMatchObject({ action: 'change', subject: { id: 'energy', name: 'Energia' } })
    expect([data[0].before, data[0].after]).toEqual([{ tariffRise: 5 }, { tariffRise: 6.25 }])
  })

  test('C-158 of two users at once the second is refused', async () => {
    const answers = await Promise.all([change({ discountRate: 9 }), change({ discountRate: 10 })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await show()).toEqual(answers.find(({ statusCode }) => statusCode === 200)?.json())
  })

  test('C-158 only the administrator changes them', async () => {
    for (const caller of [integrator, await store.as('points-administrator@girassol.demo')]) {
      const answer = await caller(contract.changeEnergySettings, {
        body: { ...usualEnergySettings, tariffRise: 6, seen: usualEnergySettings },
      })
      expect(answer.statusCode).toBe(403)
    }
  })
})
