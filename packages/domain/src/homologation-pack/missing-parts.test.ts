import { describe, expect, test } from 'vitest'
import { toPackFacts } from './missing-parts.ts'
import type { PackData } from './pack-facts.ts'
import { aPack, aPackProduct } from './test-packs.ts'

const missing = (change: Partial<PackData>) => toPackFacts(aPack(change)).missing.map(({ part }) => part)
const { site, connection, holder, technician } = aPack()

describe('what a pack lacks', () => {
  test('HOM-004 a pack with every datum of C-178 lacks nothing', () => {
    expect(missing({})).toEqual([])
  })

  test.each<readonly [string, Partial<PackData>]>([
    ['ADDRESS', { site: { ...site, ibgeCode: null } }],
    ['ADDRESS', { site: { ...site, street: ' ' } }],
    ['SUPPLY', { connection: { ...connection, supply: null } }],
    ['BREAKER', { connection: { ...connection, breakerA: null } }],
    ['UTILITY', { connection: { ...connection, utility: null } }],
    ['CONSUMER_UNIT', { consumerUnit: '' }],
    ['HOLDER_DOCUMENT', { holder: { ...holder, document: null } }],
    ['TECHNICIAN', { technician: { ...technician, name: null } }],
    ['TECHNICIAN', { technician: { ...technician, register: null } }],
    ['RESPONSIBILITY', { technician: { ...technician, responsibility: null } }],
    ['KIT', { light: 'RED' }],
    ['KIT', { light: null }],
    ['KIT', { kit: null }],
  ])('HOM-004 names %s as missing, and nothing else', (part, change) => {
    expect(missing(change)).toEqual([part])
  })

  test('HOM-004 a kit judged yellow is enough', () => {
    expect(missing({ light: 'YELLOW' })).toEqual([])
  })

  test('HOM-005 a missing technician is asked for in the words of the screen', () => {
    const [part] = toPackFacts(aPack({ technician: { ...technician, name: null } })).missing
    expect(part).toMatchObject({ request: 'Informe o responsável técnico', name: 'responsável técnico', code: null })
  })

  test('HOM-013 the registration of an inverter holds to the end of its last day', () => {
    const of = (validUntil: string | null) =>
      missing({ products: [aPackProduct({ inmetro: { number: '1', validUntil } })], issuedOn: '2026-11-21' })
    expect([of('2026-11-21'), of('2026-11-20'), of(null)]).toEqual([[], ['INMETRO'], []])
  })

  test('HOM-013 an inverter without a valid registration makes the pack incomplete, a module does not', () => {
    const products = [
      aPackProduct({ code: '1', kind: 'MODULE', inmetro: null }),
      aPackProduct({ code: '2', inmetro: { number: '1', validUntil: '2026-11-20' } }),
      aPackProduct({ code: '3', inmetro: null }),
      aPackProduct({ code: '4' }),
    ]
    const { missing: parts } = toPackFacts(aPack({ products }))
    expect(parts.map(({ part, code }) => [part, code])).toEqual([
      ['INMETRO', '2'],
      ['INMETRO', '3'],
    ])
  })

  test('HOM-006 a datasheet that the catalogue does not have is named with its product', () => {
    const products = [
      aPackProduct({ code: '1', kind: 'MODULE', hasDatasheet: false }),
      aPackProduct({ code: '2', hasDatasheet: false }),
      aPackProduct({ code: '3', kind: 'OTHER', hasDatasheet: false, inmetro: null }),
    ]
    expect(toPackFacts(aPack({ products })).missing.map(({ part, code }) => [part, code])).toEqual([
      ['MODULE_DATASHEET', '1'],
      ['INVERTER_DATASHEET', '2'],
    ])
  })
})
