import * as contract from '@girassol/contract/energy'
import { irradiationColumns, irradiationTemplate } from '@girassol/domain/energy'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const header = irradiationColumns.join(';')
const months = '5300;5500;4800;4200;3500;3250;3350;4300;4350;4850;5250;5750'
const campinas = `3509502;Campinas;-22,9056;${months};Atlas da região`
const santos = `3548500;Santos;-23,9535;${months};Atlas da região`
const sorocaba = `3552205;Sorocaba;-23,4969;${months};Atlas da região`
const fileName = 'irradiação.csv'
const toFile = (rows: readonly string[]) => Buffer.from([header, ...rows].join('\n'))
const upload = (...rows: readonly string[]) => ({ query: { fileName }, body: toFile(rows) })
const system = { cityCode: '3509502', kwp: 5.5, tilt: 20, azimuth: 0, shading: 0, performanceRatio: 78 }

describe.each(testedDatabases)('the irradiation of cities from a file on %s', (kind) => {
  let test$: TestApplication
  let administrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    administrator = await test$.as('administrator@girassol.demo')
  })
  afterAll(() => test$.close())
  afterEach(async () => {
    await test$.deps.connection.db.deleteFrom('city_irradiation').execute()
    await test$.deps.connection.db.deleteFrom('rate_limit').execute()
  })

  const preview = async (...rows: readonly string[]) => {
    const answer = await administrator(contract.previewIrradiationImport, upload(...rows))
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const apply = (version: string, ...rows: readonly string[]) =>
    administrator(contract.applyIrradiationImport, { query: { fileName, version }, body: toFile(rows) })
  const importRows = async (...rows: readonly string[]) => apply((await preview(...rows)).version, ...rows)
  const storedRows = () =>
    test$.deps.connection.db.selectFrom('city_irradiation').selectAll().orderBy('city_code').execute()
  const estimate = async () => (await administrator(contract.estimateYield, { body: system })).json()

  test('YLD-002 a city has the irradiation of its state’s capital before an import, and its own afterwards', async () => {
    const before = await estimate()
    expect(before.source.city).toBe('São Paulo')
    expect((await importRows(campinas)).json()).toEqual({ added: 1, changed: 0, unchanged: 0 })
    const after = await estimate()
    expect(after.source).toEqual({ name: 'Atlas da região', city: 'Campinas' })
    expect(after.annual).not.toBe(before.annual)
  })

  test('YLD-002 C-160 the irradiation of a city is read for a browser, and no municipality is 400', async () => {
    const show = async (cityCode: string) => {
      const answer = await administrator(contract.showIrradiation, { query: { cityCode } })
      return [answer.statusCode, answer.json().cityName, answer.json().monthly?.[0]]
    }
    expect(await show('3509502')).toEqual([200, 'São Paulo', 5222])
    await importRows(campinas)
    expect(await show('3509502')).toEqual([200, 'Campinas', 5300])
    expect(await show('3550308')).toEqual([200, 'São Paulo', 5222])
    for (const wrong of ['3599999', '35', 'x']) expect((await show(wrong))[0]).toBe(400)
  })

  test('YLD-003 three good rows are stored, and the same file again changes nothing', async () => {
    expect((await importRows(campinas, santos, sorocaba)).json()).toMatchObject({ added: 3 })
    const stored = await storedRows()
    expect(stored.map(({ city_name }) => city_name)).toEqual(['Campinas', 'Santos', 'Sorocaba'])
    expect(await preview(campinas, santos, sorocaba)).toMatchObject({ added: 0, changed: 0, unchanged: 3, changes: [] })
    expect((await importRows(campinas, santos, sorocaba)).json()).toEqual({ added: 0, changed: 0, unchanged: 3 })
    expect(await storedRows()).toEqual(stored)
  })

  test.each([
    [santos.replace('5300', '90000'), 'Linha 3, coluna jan: máximo 9000'],
    [santos.replace('5300', '999'), 'Linha 3, coluna jan: mínimo 1000'],
    [santos.replace('5300', '5300,5'), 'Linha 3, coluna jan: use número inteiro, como 7'],
    [santos.replace('-23,9535', '-34,1'), 'Linha 3, coluna latitude: mínimo -34'],
    [santos.replace('-23,9535', '6,1'), 'Linha 3, coluna latitude: máximo 6'],
    [santos.replace('3548500', '3599999'), 'Linha 3, coluna ibge: não é código de município'],
    [campinas, 'Linha 3, coluna ibge: já está na linha 2'],
  ])('YLD-003 %s is refused by line and column, and nothing is stored', async (bad, sentence) => {
    const seen = await preview(campinas, bad)
    expect(seen).toMatchObject({ bad: 1, problems: [sentence] })
    const refused = await apply(seen.version, campinas, bad)
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Uma linha tem erro: nada foi gravado.'])
    expect(await storedRows()).toEqual([])
    const list = await administrator(contract.listIrradiationRefusals, upload(campinas, bad))
    expect(list.body).toContain(sentence.replace(/^.*?: /, ''))
  })

  test('YLD-003 C-140 what another import changed since the preview is not overwritten', async () => {
    const { version } = await preview(campinas)
    await importRows(campinas.replace('5300', '5400'))
    expect((await apply(version, campinas)).statusCode).toBe(409)
    const two = await Promise.all([importRows(santos), importRows(santos)])
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('YLD-003 the template is a file that the import accepts, and only the administrator imports', async () => {
    const file = { query: { fileName: 'modelo.csv' }, body: Buffer.from(irradiationTemplate) }
    const seen = await administrator(contract.previewIrradiationImport, file)
    expect(seen.json()).toMatchObject({ added: 1, bad: 0 })
    const integrator = await test$.as('integrator@girassol.demo')
    expect((await integrator(contract.previewIrradiationImport, upload(campinas))).statusCode).toBe(403)
  })
})
