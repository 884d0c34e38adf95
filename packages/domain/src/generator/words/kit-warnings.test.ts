import { describe, expect, it } from 'vitest'
import { impossibleReasons } from '../proposals/impossible-reasons.ts'
import { type KitWarning, kitWarnings } from './kit-warnings.ts'

describe('kitWarnings', () => {
  const figures = { ratio: 1.42, isMicro: false, powerW: 5300, requestedW: 5000 }

  it.each([
    ['CORRENTE_MPPT', 'Corrente acima do MPPT: o inversor limita a geração'],
    ['FUSIVEL', 'Exige fusíveis gPV nos dois polos'],
    ['MICRO_PARCIAL', 'Um microinversor fica com entrada livre'],
    ['OVERSIZING_ALTO', 'Potência dos módulos 42% acima do inversor'],
    ['POTENCIA_DIVERGE', 'Potência 6% diferente da pedida'],
    ['QUADRO_CA', 'Exige quadro CA especificado pelo projetista'],
    ['STRING_BOX', 'Exige string box especificada pelo projetista'],
  ] satisfies [KitWarning, string][])('C-22 words %s', (warning, text) => {
    expect(kitWarnings[warning](figures)).toBe(text)
  })
})

it('C-22 the warning about microinverters says that it counts every input, also those that stay free', () => {
  expect(kitWarnings.OVERSIZING_ALTO({ ratio: 1.45, isMicro: true })).toBe(
    'Com todas as entradas em uso, os módulos ficam 45% acima do microinversor',
  )
})

describe('impossibleReasons', () => {
  it('C-22 has a sentence for the reasons of the sizing and of the supply, all different', () => {
    expect(new Set(Object.values(impossibleReasons)).size).toBe(9)
  })
})
