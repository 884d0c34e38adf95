import { describe, expect, it } from 'vitest'
import type { StoredKit } from '../sizing/check-kit-strings.ts'
import { findDesignedLoads } from '../sizing/designed-loads.ts'
import { aModule, anInverter } from '../test-examples.ts'
import { findUnitsRefusal } from './check-kit-units.ts'

const kit: StoredKit & { readonly uf: string } = {
  module: aModule(),
  moduleCode: '10010005',
  inverter: anInverter(),
  inverterCode: '10100003',
  loads: [{ count: 1, mppts: [{ strings: 1, modulesPerString: 10 }] }],
  roofTypeId: 1,
  uf: 'SP',
}

const refusal = (modules: number, inverters = 1) => findUnitsRefusal(kit, { modules, inverters })

describe('a sized kit whose quantities were changed by hand', () => {
  it('C-23 passes as it was sized, and with other numbers that can be wired', () => {
    expect(refusal(10)).toBeNull()
    expect(refusal(9)).toBeNull()
    expect(refusal(20, 2)).toBeNull()
  })

  it('C-23 is refused with the numbers that would work', () => {
    expect(refusal(30)).toMatch(/no máximo \d+ destes módulos, e são 30$|o limite é 150%$/)
    expect(refusal(2)).toBe('Este inversor precisa de pelo menos 8 destes módulos, e são 2')
  })

  it('C-23 without modules or without inverters is the matter of another sentence', () => {
    expect([refusal(0), refusal(10, 0)]).toEqual([null, null])
  })

  it('C-23 has its designed strings only with the designed numbers', () => {
    expect(findDesignedLoads(kit, { modules: 10, inverters: 1 })).toEqual(kit.loads)
    expect(findDesignedLoads(kit, { modules: 11, inverters: 1 })).toBeUndefined()
    expect(findDesignedLoads(kit, { modules: 10, inverters: 2 })).toBeUndefined()
    const older = { ...kit, loads: kit.loads.map(({ mppts }) => ({ mppts })) }
    expect(findDesignedLoads(older, { modules: 20, inverters: 2 })).toEqual([{ ...kit.loads[0], count: 2 }])
  })
})
