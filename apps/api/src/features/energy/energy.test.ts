import * as contract from '@girassol/contract/energy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const saoPaulo = { cityCode: '3550308', tilt: 20, azimuth: 0, shading: 0, performanceRatio: 78 }
const system = { ...saoPaulo, kwp: 5.5 }
const { cityCode, ...roof } = saoPaulo

const caseA = {
  system,
  consumption: Array(12).fill(600),
  tariff: 0.95,
  fioB: 0.27,
  phases: 'BI' as const,
  start: '2027-01',
  investment: 16_500,
}

describe.each(testedDatabases)('energy on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())

  const estimate = async (body: object) => integrator(contract.estimateYield, { body: body as typeof system })
  const size = (body: object) => integrator(contract.sizeByBill, { body: { cityCode, roof, ...body } as never })
  const invest = async (change: object = {}) =>
    integrator(contract.estimateReturn, { body: { ...caseA, ...change } as never })

  test('C-160 YLD-005 the yield of a place names the table and the city whose irradiation it has', async () => {
    const answer = await estimate(system)
    expect(answer.json()).toMatchObject({
      annual: 7251.1,
      specific: 1318.4,
      source: { name: 'Atlas Brasileiro de Energia Solar, 2ª edição (INPE, 2017)', city: 'São Paulo' },
    })
    const campinas = await estimate({ ...system, cityCode: '3509502' })
    expect(campinas.json()).toEqual(answer.json())
    expect((await estimate({ ...system, shading: 10 })).json().annual).toBe(6526)
  })

  test.each([
    ['tilt', [0, 90], [-1, 91, 0.5]],
    ['azimuth', [0, 359], [-1, 360]],
    ['shading', [0, 60], [-1, 61]],
    ['performanceRatio', [50, 95], [49, 96]],
    ['kwp', [0.01, 200], [0, -1, 201, 5.555]],
    ['cityCode', ['3550308'], ['3550', '9950308', '3599999', 3_550_308]],
  ])('YLD-007 %s is accepted at its bounds, and anything else is refused by its name', async (field, good, bad) => {
    for (const value of good) expect((await estimate({ ...system, [field]: value })).statusCode).toBe(200)
    const missing = field === 'performanceRatio' ? [] : [undefined]
    for (const value of [...bad, Number.NaN, '20', '', null, ...missing]) {
      const answer = await estimate({ ...system, [field]: value })
      expect([answer.statusCode, answer.json().errors?.map(({ property }: { property: string }) => property)]).toEqual([
        400,
        [field],
      ])
    }
    expect((await estimate({ ...system, roof: 'flat' })).statusCode).toBe(400)
  })

  test('YLD-012 YLD-013 YLD-015 case A has the worked bills, sums, payback, present value and rate', async () => {
    const result = (await invest()).json()
    expect(result.months).toHaveLength(300)
    expect(result.months[0]).toMatchObject({ year: 2027, month: 1, before: 570, after: 81.68, saving: 488.32 })
    expect(result.years[0]).toBeCloseTo(5733.01, 0)
    expect(Math.abs(result.total - 245_599.79)).toBeLessThan(0.5)
    expect([result.payback, result.paybackText]).toEqual([{ months: 34, years: 2, rest: 10 }, '2 anos e 10 meses'])
    expect(Math.abs(result.npv - 75_357.38)).toBeLessThan(0.5)
    expect(Math.abs(result.irr - 45.01)).toBeLessThan(0.05)
    const { monthly } = (await estimate(system)).json()
    const fromYields = (await invest({ system: undefined, yields: monthly })).json()
    expect(Math.abs(fromYields.total - result.total)).toBeLessThan(10)
  })

  test('YLD-008 C-162 the Fio B of each year is listed, and the assumed part is explained', async () => {
    const { fioB, fioBRemark } = (await invest()).json()
    expect(fioB.slice(0, 3)).toEqual([
      { year: 2027, percent: 75, assumed: false },
      { year: 2028, percent: 90, assumed: false },
      { year: 2029, percent: 100, assumed: true },
    ])
    expect(fioBRemark).toBe(
      'A partir de 2029 a regra depende da ANEEL (Lei 14.300, art. 17); aqui supomos 100% do Fio B.',
    )
  })

  test('YLD-014 what never pays for itself is answered with null and a sentence', async () => {
    const dear = (await invest({ investment: 900_000 })).json()
    expect([dear.payback, dear.paybackText]).toEqual([null, 'Não se paga em 25 anos'])
    const useless = (await invest({ system: undefined, yields: Array(12).fill(0) })).json()
    expect([useless.total, useless.payback, useless.irr]).toEqual([0, null, null])
  })

  test.each([
    ['fioB', { fioB: 0.96 }],
    ['yields', { system: undefined }],
    ['yields', { yields: Array(12).fill(1) }],
    ['system.cityCode', { system: { ...system, cityCode: '9999999' } }],
    ['start', { start: '2027-13' }],
    ['consumption', { consumption: Array(11).fill(600) }],
  ])('C-159 a wrong %s is refused by its name', async (field, change) => {
    const answer = await invest(change)
    expect([answer.statusCode, answer.json().errors?.[0]?.property]).toEqual([400, field])
  })

  test('C-165 a consumption becomes a power, at most 200 kWp', async () => {
    const power = async (average: number, cover?: number) =>
      (await size({ consumption: { average }, ...(cover === undefined ? {} : { cover }) })).json()
    expect(await power(600)).toMatchObject({ kwp: 5.47, capped: false, annualConsumption: 7200, specific: 1318.4 })
    expect((await power(600, 80)).kwp).toBe(4.37)
    expect(await power(90_000)).toMatchObject({ kwp: 200, capped: true })
    expect((await size({ consumption: { average: 600 }, cover: 151 })).statusCode).toBe(400)
  })

  test('C-165 an average, twelve months and a bill of the same consumption have the same power', async () => {
    const months = Array(12).fill(600)
    const answers = [{ average: 600 }, { months }, { bill: 594, lighting: 24, tariff: 0.95 }].map(async (consumption) =>
      (await size({ consumption })).json(),
    )
    const [average, ...others] = await Promise.all(answers)
    expect(others).toEqual([average, average])
    const wrong = await size({ consumption: { bill: 24, lighting: 24, tariff: 0.95 } })
    expect([wrong.statusCode, wrong.json().errors[0]]).toMatchObject([
      400,
      {
        property: 'consumption.lighting',
        constraints: { custom: 'A iluminação pública precisa ser menor que o valor da conta.' },
      },
    ])
  })
})
