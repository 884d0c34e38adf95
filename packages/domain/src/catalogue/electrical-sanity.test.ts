import { describe, expect, test } from 'vitest'
import { implausibleInverter, implausibleModule } from './electrical-sanity.ts'

const pvModule = {
  pmaxW: 550,
  vocV: 49.9,
  iscA: 14,
  vmpV: 42,
  impA: 13.11,
  betaVocPctPerK: -0.262,
  alphaIscPctPerK: 0.035,
  gammaPmaxPctPerK: -0.33,
  maxSystemV: 1500,
  maxSeriesFuseA: 25,
}

const inverter = {
  type: 'STRING' as const,
  phases: 1,
  pacNomW: 5070,
  vdcMaxV: 550,
  mpptMinV: 100,
  mpptMaxV: 550,
  nMppt: 2,
  stringsPerMppt: 1,
  impMaxPerMpptA: 16,
  iscMaxPerMpptA: 20,
  dcProtectionIntegrated: false,
}

describe('figures of a module', () => {
  test('C-23 a real data sheet is plausible', () => {
    expect(implausibleModule(pvModule)).toEqual([])
  })

  test.each([
    [{ vmpV: 52 }, /vmpV/],
    [{ impA: 15 }, /impA/],
    [{ pmaxW: 505 }, /pmaxW/],
    [{ betaVocPctPerK: 0.262 }, /betaVocPctPerK/],
    [{ gammaPmaxPctPerK: -33 }, /gammaPmaxPctPerK/],
    [{ alphaIscPctPerK: 3.5 }, /alphaIscPctPerK/],
    [{ maxSystemV: 1100 }, /maxSystemV/],
    [{ maxSeriesFuseA: 0 }, /maxSeriesFuseA/],
    [{ vocV: Number.NaN }, /vocV/],
  ])('C-23 %o is refused', (wrong, sentence) => {
    expect(implausibleModule({ ...pvModule, ...wrong }).join('; ')).toMatch(sentence)
  })
})

describe('figures of an inverter', () => {
  test('C-23 a real data sheet is plausible', () => {
    expect(implausibleInverter(inverter)).toEqual([])
    expect(implausibleInverter({ ...inverter, type: 'MICRO', vdcMaxV: 65, mpptMinV: 22, mpptMaxV: 60 })).toEqual([])
  })

  test.each([
    [{ mpptMinV: 550 }, /mpptMinV/],
    [{ mpptMaxV: 600 }, /mpptMaxV/],
    [{ phases: 2 }, /phases/],
    [{ nMppt: 0 }, /nMppt/],
    [{ stringsPerMppt: 0 }, /stringsPerMppt/],
    [{ iscMaxPerMpptA: 10 }, /iscMaxPerMpptA/],
    [{ vdcMaxV: 5500 }, /vdcMaxV/],
    [{ maxDcAcRatio: 15 }, /maxDcAcRatio/],
  ])('C-23 %o is refused', (wrong, sentence) => {
    expect(implausibleInverter({ ...inverter, ...wrong }).join('; ')).toMatch(sentence)
  })
})
