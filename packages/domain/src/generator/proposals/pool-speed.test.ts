import { expect, it } from 'vitest'
import { aGeneratorCatalogue, aModule, aModuleProduct, anInverter, anInverterProduct } from '../test-examples.ts'
import { proposeKits } from './propose-kits.ts'

it('KIT-001 C-23 sizes, lists and prices a pool of 12 modules × 24 inverters in less than 10 ms', () => {
  const modules = Array.from({ length: 12 }, (_, index) =>
    aModuleProduct(String(10_010_001 + index), { electrical: aModule({ pmaxW: 450 + 20 * index }) }),
  )
  const inverters = Array.from({ length: 24 }, (_, index) => {
    const inverter = anInverter({
      pacNomW: 3000 + 4000 * index,
      vdcMaxV: 1000,
      nMppt: 1 + (index % 10),
      stringsPerMppt: 2,
    })
    return anInverterProduct(String(10_100_001 + index), { electrical: { ...inverter, iscMaxPerMpptA: 40 } })
  })
  const catalogue = aGeneratorCatalogue([...modules, ...inverters])
  const options = {
    powerKwp: 75,
    inverterBrandId: '201',
    inverterId: '10100010',
    moduleId: '10010005',
    roofTypeId: 1,
    uf: 'SP',
  }
  // The fastest of up to two hundred runs counts, because other processes also use the machine.
  let fastest = Number.POSITIVE_INFINITY
  for (let attempt = 1; attempt <= 200 && fastest >= 10; attempt += 1) {
    const start = performance.now()
    expect(proposeKits(options, catalogue)).toMatchObject({ reason: null })
    fastest = Math.min(fastest, performance.now() - start)
  }
  expect(fastest).toBeLessThan(10)
})
