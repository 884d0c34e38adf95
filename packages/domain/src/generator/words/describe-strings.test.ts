import { expect, test } from 'vitest'
import type { InverterType } from '../inverter.ts'
import { aMicroinverter, anInverter } from '../test-examples.ts'
import { describeStrings } from './describe-strings.ts'

const aKitInverter = (type: InverterType, nMppt: number) => ({
  inverter: {
    code: '1010',
    description: 'INVERSOR',
    brandId: '201',
    efficiency: 0.97,
    inverter: type === 'MICRO' ? aMicroinverter({ nMppt }) : anInverter({ nMppt }),
  },
})

test.each([
  [[{ strings: 1, modulesPerString: 10 }], '1 string de 10'],
  [[{ strings: 2, modulesPerString: 18 }], '2 strings de 18'],
  [
    [
      { strings: 2, modulesPerString: 9 },
      { strings: 1, modulesPerString: 8 },
    ],
    '2 strings de 9 e 1 de 8',
  ],
  [
    [
      { strings: 1, modulesPerString: 19 },
      { strings: 3, modulesPerString: 18 },
      { strings: 2, modulesPerString: 17 },
    ],
    '1 string de 19, 3 de 18 e 2 de 17',
  ],
] as const)('C-22 the strings %j read %s', (stringGroups, words) => {
  expect(describeStrings(aKitInverter('STRING', 2), { stringGroups })).toBe(words)
})

test('C-22 a microinverter has inputs instead of strings', () => {
  expect(describeStrings(aKitInverter('MICRO', 4), { stringGroups: [] })).toBe('4 entradas por microinversor')
  expect(describeStrings(aKitInverter('MICRO', 1), { stringGroups: [] })).toBe('1 entrada por microinversor')
})
