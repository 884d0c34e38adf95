import { describe, expect, it } from 'vitest'
import { sizeGenerator } from '../sizing/size-generator.ts'
import { aMicroinverter, aModule, anInverter } from '../test-examples.ts'
import { explainImpossible, type ImpossiblePair } from './explain-impossible.ts'
import type { ImpossibleReason } from './impossible-reasons.ts'

const conditions = { tMinC: 0, tCellMaxC: 75, siteMaxV: 1000 }
const pair = (change: Partial<ImpossiblePair> = {}): ImpossiblePair => ({
  module: aModule(),
  inverter: anInverter(),
  conditions,
  powerKwp: 5.5,
  ...change,
})

const cases: readonly [ImpossibleReason, ImpossiblePair, string][] = [
  ['POWER_ZERO', pair({ powerKwp: 0 }), 'A potência precisa ser maior que zero.'],
  [
    'ISC_TOO_HIGH',
    pair({ inverter: anInverter({ iscMaxPerMpptA: 12.5 }) }),
    'O módulo chega a 14,3 A de curto-circuito com a célula a 75 °C, e cada MPPT suporta 12,5 A.',
  ],
  [
    'VOC_TOO_HIGH',
    pair({ inverter: anInverter({ vdcMaxV: 50 }), conditions: { ...conditions, tMinC: -2 } }),
    'Um único módulo chega a 53,5 V na manhã mais fria (−2 °C), acima do limite de 50 V.',
  ],
  [
    'MPPT_WINDOW',
    pair({ inverter: anInverter({ mpptMinV: 400 }) }),
    'São precisos 12 módulos em série para manter 400 V com a célula a 75 °C, e só cabem 10 até os 550 V no frio.',
  ],
  [
    'MPPT_WINDOW',
    pair({ inverter: aMicroinverter({ mpptMinV: 40 }), powerKwp: 2 }),
    'A entrada precisa de 40 V com a célula a 75 °C, e um módulo de 42 V cai a 34,9 V.',
  ],
  [
    'RATIO',
    pair({ inverter: aMicroinverter({ pacNomW: 1400 }), powerKwp: 2 }),
    'Com todas as entradas em uso os módulos somam 157% da potência do microinversor; o aceito vai de 80% a 150%.',
  ],
  ['TOO_MANY_INVERTERS', pair({ powerKwp: 100 }), 'Seriam 14 inversores de 5 kW, e um kit leva no máximo 10.'],
  [
    'POWER_TOO_LOW',
    pair({ inverter: anInverter({ pacNomW: 20_000 }) }),
    '5,5 kWp são 28% dos 20 kW do inversor; o mínimo é 80%, 16 kWp.',
  ],
  [
    'NO_CONFIG',
    pair({ inverter: anInverter({ mpptMinV: 300, nMppt: 1 }), powerKwp: 7 }),
    'Perto da potência pedida, de 11 a 15 módulos, nenhuma quantidade se divide em séries de 9 a 10 módulos no MPPT de cada inversor dentro da faixa de potência dele.',
  ],
]

describe('explainImpossible', () => {
  it.each(cases)('KIT-002 C-22 %s is explained with the limit and its figures', (reason, impossible, text) => {
    const { conditions: at, ...rest } = impossible
    expect(sizeGenerator({ ...at, ...rest })).toMatchObject({ reason })
    expect(explainImpossible(reason, impossible)).toBe(text)
  })

  it('KIT-002 C-22 SUPPLY is explained with the output of the inverter and the supply of the building', () => {
    const text = explainImpossible('SUPPLY', pair({ inverter: anInverter({ phases: 3 }), supply: 'MONO_220' }))
    expect(text).toBe('Um inversor trifásico 380 V não se conecta a uma ligação monofásica 220 V.')
  })
})
