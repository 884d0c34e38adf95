import { setImmediate } from 'node:timers/promises'
import {
  type CatalogueProduct,
  defaultGeneratorSettings,
  type KitInverter,
  kitPieceCodes,
  type PvModule,
} from '@girassol/domain/generator'
import { expect, test } from 'vitest'
import { calculateInThread } from './calculate-in-thread.ts'
import { calculateKit, type KitCatalogue } from './kit-calculations.ts'

const module: PvModule = {
  pmaxW: 550,
  vocV: 50,
  iscA: 14,
  vmpV: 42,
  impA: 13.1,
  betaVocPctPerK: -0.26,
  alphaIscPctPerK: 0.04,
  gammaPmaxPctPerK: -0.34,
  maxSystemV: 1500,
  maxSeriesFuseA: 25,
}

const inverter: KitInverter = {
  type: 'STRING',
  pacNomW: 5000,
  vdcMaxV: 550,
  mpptMinV: 100,
  mpptMaxV: 550,
  nMppt: 2,
  stringsPerMppt: 1,
  impMaxPerMpptA: 16,
  iscMaxPerMpptA: 20,
  phases: 1,
  dcProtectionIntegrated: false,
}

const pieces = kitPieceCodes.map((code): CatalogueProduct => ({ B1_COD: code, ZAM_COD: '303', VLR_TOT: 1 }))

const aCatalogue = (modules: number, cents: number): KitCatalogue => {
  const products = Array.from({ length: modules }, (_, index): CatalogueProduct => {
    const electrical = { ...module, pmaxW: 300 + (index % 400) }
    const size = { lengthMm: 2000, widthMm: 1000 + (index % 150), frameMm: 30 }
    return {
      B1_COD: `1001${100_000 + index}`,
      ZAM_COD: '101',
      VLR_TOT: 400 + (index % 97) + cents / 100,
      electrical,
      ...size,
    }
  })
  const inverters = Array.from({ length: 20 }, (_, index): CatalogueProduct => {
    const electrical = { ...inverter, pacNomW: 3000 + 500 * index }
    return { B1_COD: `1010${100_000 + index}`, ZAM_COD: '201', VLR_TOT: 2500, efficiency: 0.97, electrical }
  })
  return {
    products: [...products, ...inverters, ...pieces],
    roofTypes: [{ id: 1 }],
    settings: defaultGeneratorSettings,
  }
}

const options = {
  powerKwp: 5.5,
  inverterBrandId: '201',
  inverterId: '1010100004',
  moduleId: '1001100000',
  roofTypeId: 1,
  uf: 'SP',
}

test('KIT-001 KIT-002 the thread returns what the rule returns, for each catalogue its own', async () => {
  for (const catalogue of [aCatalogue(600, 0), aCatalogue(600, 50), aCatalogue(50, 0), aCatalogue(600, 0)]) {
    expect(await calculateInThread({ name: 'propose', options }, catalogue)).toEqual(
      calculateKit('propose', options, catalogue),
    )
    expect(await calculateInThread({ name: 'nearest', options }, catalogue)).toEqual(
      calculateKit('nearest', options, catalogue),
    )
    expect(await calculateInThread({ name: 'impossible', options }, catalogue)).toEqual(
      calculateKit('impossible', options, catalogue),
    )
  }
})

test('KIT-001 other work goes on while the thread calculates with thirty thousand modules', async () => {
  const catalogue = aCatalogue(30_000, 0)
  const calculation = { name: 'impossible', options } as const
  await calculateInThread(calculation, catalogue)
  let isRunning = true
  let turns = 0
  const answered = calculateInThread(calculation, catalogue).finally(() => {
    isRunning = false
  })
  // On the main thread the calculation would be one turn of the event loop.
  while (isRunning) {
    await setImmediate()
    turns += 1
  }
  await answered
  expect(turns).toBeGreaterThan(20)
})

test('KIT-001 of more calculations than may wait the others are refused with 503', async () => {
  const catalogue = aCatalogue(600, 0)
  const asked = Array.from({ length: 25 }, () => calculateInThread({ name: 'propose', options }, catalogue))
  const results = await Promise.allSettled(asked)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ status: 503 })
})

test('KIT-001 a failed calculation ends its thread, and the next one has a new thread', async () => {
  const catalogue = aCatalogue(50, 0)
  const broken = { ...catalogue, settings: { ...defaultGeneratorSettings, roofTypes: null as never } }
  await expect(calculateInThread({ name: 'propose', options }, broken)).rejects.toThrow(TypeError)
  expect(await calculateInThread({ name: 'propose', options }, catalogue)).toMatchObject({ status: 'PROPOSED' })
})
