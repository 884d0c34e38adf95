import { describe, expect, it } from 'vitest'
import type { Inverter } from '../inverter.ts'
import type { PvModule } from '../pv-module.ts'
import { type SizedGenerator, type SizingInput, sizeGenerator } from './size-generator.ts'

const sized = (input: SizingInput): SizedGenerator => {
  const result = sizeGenerator(input)
  if (result.status !== 'OK') throw new Error(`Expected a kit, got ${result.reason}`)
  return result
}

const module441: PvModule = {
  pmaxW: 441,
  vocV: 38.8,
  iscA: 14.37,
  vmpV: 32.3,
  impA: 13.64,
  betaVocPctPerK: -0.241,
  alphaIscPctPerK: 0.04,
  gammaPmaxPctPerK: -0.296,
  maxSystemV: 1500,
  maxSeriesFuseA: 25,
}

const hybrid4604: Inverter = {
  type: 'HYBRID',
  pacNomW: 4604,
  vdcMaxV: 480,
  mpptMinV: 180,
  mpptMaxV: 480,
  nMppt: 2,
  stringsPerMppt: 1,
  impMaxPerMpptA: 16,
  iscMaxPerMpptA: 20,
}

/** The examples that the rule computes by hand, figure by figure. */
describe('sizeGenerator, worked examples', () => {
  it('C-23 D001: a hybrid pair shares 23 modules as 12 and 11, each one string', () => {
    const result = sizeGenerator({
      module: module441,
      inverter: hybrid4604,
      tMinC: 14,
      tCellMaxC: 68,
      siteMaxV: 1500,
      powerKwp: 10.19,
    })
    expect(result).toEqual({
      status: 'OK',
      design: {
        vocColdV: 39.829,
        vmpHotV: 28.189,
        vmpColdV: 32.778,
        iscHotA: 14.617,
        nMaxVoc: 12,
        nMaxMppt: 14,
        nMin: 7,
        nMax: 12,
        kMax: 1,
      },
      targetModules: 23,
      modules: 23,
      powerW: 10_143,
      inverters: 2,
      dcAcRatio: 1.1015,
      loads: [
        { count: 1, modules: 12, ratio: 1.1494, mppts: [{ strings: 1, modulesPerString: 12 }] },
        { count: 1, modules: 11, ratio: 1.0536, mppts: [{ strings: 1, modulesPerString: 11 }] },
      ],
      totalStrings: 2,
      parallelMax: 1,
      stringVocMaxV: 477.943,
      stringVmpMinV: 310.077,
      validConfigs: [
        { modules: 12, options: [{ strings: 1, short: 12, long: 12, longCount: 0, k: 1 }] },
        { modules: 11, options: [{ strings: 1, short: 11, long: 11, longCount: 0, k: 1 }] },
      ],
      warnings: [],
    })
  })

  it('C-23 D002: 18 modules have no ratio, so the next closest, 17, goes on one inverter', () => {
    const result = sized({
      module: {
        ...module441,
        pmaxW: 285,
        vocV: 38.62,
        iscA: 9.42,
        vmpV: 31.77,
        impA: 8.98,
        betaVocPctPerK: -0.312,
        alphaIscPctPerK: 0.046,
        gammaPmaxPctPerK: -0.418,
        maxSystemV: 1000,
        maxSeriesFuseA: 15,
      },
      inverter: { ...hybrid4604, type: 'STRING', pacNomW: 3300, mpptMinV: 200 },
      tMinC: 2,
      tCellMaxC: 71,
      siteMaxV: 1000,
      powerKwp: 5,
    })
    expect(result).toMatchObject({ targetModules: 18, modules: 17, inverters: 1, dcAcRatio: 1.4682 })
    expect(result.loads[0]?.mppts).toEqual([
      { strings: 1, modulesPerString: 9 },
      { strings: 1, modulesPerString: 8 },
    ])
    expect(result.warnings).toEqual(['OVERSIZING_ALTO'])
  })

  it('C-23 D003: two strings in parallel are preferred to three, although unequal', () => {
    const result = sized({
      module: {
        ...module441,
        pmaxW: 455,
        vocV: 41.2,
        iscA: 13.69,
        vmpV: 36,
        impA: 12.64,
        betaVocPctPerK: -0.251,
        alphaIscPctPerK: 0.028,
        gammaPmaxPctPerK: -0.342,
      },
      inverter: {
        ...hybrid4604,
        type: 'STRING',
        pacNomW: 20_000,
        vdcMaxV: 800,
        mpptMinV: 350,
        mpptMaxV: 800,
        stringsPerMppt: 3,
        impMaxPerMpptA: 40,
        iscMaxPerMpptA: 52,
      },
      tMinC: -5,
      tCellMaxC: 68,
      siteMaxV: 1000,
      powerKwp: 48.37,
    })
    expect(result.design).toMatchObject({ nMax: 18, nMin: 12, kMax: 3 })
    expect(result).toMatchObject({ modules: 106, inverters: 2, parallelMax: 2 })
    expect(result.loads).toEqual([
      {
        count: 2,
        modules: 53,
        ratio: 1.2058,
        mppts: [
          { strings: 2, modulesPerString: 18 },
          { strings: 1, modulesPerString: 17 },
        ],
      },
    ])
    expect(result.validConfigs[0]?.options.map((option) => [option.strings, option.k])).toEqual([
      [3, 2],
      [4, 3],
    ])
  })

  it('C-23 D004: microinverters take one module per input, the last one is not full', () => {
    const result = sized({
      module: {
        ...module441,
        pmaxW: 325,
        vocV: 40.6,
        iscA: 10.32,
        vmpV: 33,
        impA: 9.86,
        betaVocPctPerK: -0.333,
        alphaIscPctPerK: 0.07,
        gammaPmaxPctPerK: -0.427,
        maxSystemV: 1000,
        maxSeriesFuseA: 20,
      },
      inverter: {
        ...hybrid4604,
        type: 'MICRO',
        pacNomW: 1551,
        vdcMaxV: 60,
        mpptMinV: 22,
        mpptMaxV: 55,
        nMppt: 4,
        impMaxPerMpptA: 14,
        iscMaxPerMpptA: 18,
      },
      tMinC: 5,
      tCellMaxC: 67,
      siteMaxV: 1500,
      powerKwp: 7.18,
    })
    expect(result.design).toMatchObject({ vocColdV: 43.304, vmpHotV: 27.082, vmpColdV: 33.705, iscHotA: 10.623 })
    expect(result.loads.map(({ count, modules, ratio }) => [count, modules, ratio])).toEqual([
      [5, 4, 0.8382],
      [1, 2, 0.4191],
    ])
    expect(result).toMatchObject({ inverters: 6, dcAcRatio: 0.7683, totalStrings: 22, validConfigs: [] })
    expect(result.warnings).toEqual(['MICRO_PARCIAL'])
  })

  it('C-23 D005: 18 modules are needed at the hottest and only 13 fit at the coldest', () => {
    const result = sizeGenerator({
      module: {
        ...module441,
        pmaxW: 546,
        vocV: 49.8,
        iscA: 13.99,
        vmpV: 41.3,
        impA: 13.21,
        betaVocPctPerK: -0.285,
        gammaPmaxPctPerK: -0.382,
      },
      inverter: {
        ...hybrid4604,
        type: 'STRING',
        pacNomW: 66_070,
        vdcMaxV: 720,
        mpptMinV: 580,
        mpptMaxV: 720,
        nMppt: 6,
        stringsPerMppt: 2,
        impMaxPerMpptA: 32,
        iscMaxPerMpptA: 40,
      },
      tMinC: 6,
      tCellMaxC: 75,
      siteMaxV: 1000,
      powerKwp: 70,
    })
    expect(result).toMatchObject({ status: 'IMPOSSIBLE', reason: 'MPPT_WINDOW', design: { nMin: 18, nMax: 13 } })
  })

  it('C-23 D006: inverters of 7–10 or 14–20 modules cannot share any of 21 to 27', () => {
    const result = sizeGenerator({
      module: { ...module441, pmaxW: 540, vocV: 46, vmpV: 38.5 },
      inverter: { ...hybrid4604, type: 'STRING', pacNomW: 7500, vdcMaxV: 500, mpptMinV: 220, mpptMaxV: 500 },
      tMinC: 0,
      tCellMaxC: 74,
      siteMaxV: 1000,
      powerKwp: 12.96,
    })
    expect(result).toMatchObject({ reason: 'NO_CONFIG', targetModules: 24, design: { nMin: 7, nMax: 10, kMax: 1 } })
  })
})
