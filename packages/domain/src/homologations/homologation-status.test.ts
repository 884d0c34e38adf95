import { describe, expect, test } from 'vitest'
import {
  canEditHomologation,
  canMoveHomologation,
  type HomologationStatus,
  homologationMoves,
  homologationSentences,
  homologationStatuses,
  homologationStatusNames,
  type PendencyOrigin,
} from './homologation-status.ts'

const facts = (status: HomologationStatus, change: object = {}) => ({
  status,
  pendencyFrom: null,
  missing: 0,
  ...change,
})

/** Listed again, as the requirement has them, so that a mistake in the table is detected. */
const documented = [
  'DOCUMENTS→SUBMITTED',
  'SUBMITTED→ISSUED',
  'ISSUED→INSPECTION',
  'INSPECTION→CONNECTED',
  'SUBMITTED→PENDENCY',
  'PENDENCY→SUBMITTED',
  'INSPECTION→PENDENCY',
  'PENDENCY→INSPECTION',
  'SUBMITTED→DENIED',
  'PENDENCY→DENIED',
  'DENIED→DOCUMENTS',
]

describe('the statuses of a homologation', () => {
  test('HOM-002 they are shown in these words', () => {
    expect(Object.values(homologationStatuses).map(({ label }) => label)).toEqual([
      'Documentos',
      'Protocolada',
      'Com pendência',
      'Orçamento de conexão emitido',
      'Vistoria pedida',
      'Conectada',
      'Negada',
    ])
  })

  test('HOM-002 exactly these moves are possible, and every other of the 49 is refused', () => {
    const possible = homologationStatusNames.flatMap((from) =>
      homologationStatusNames.filter((to) => canMoveHomologation(facts(from), to).allowed).map((to) => `${from}→${to}`),
    )
    expect(possible.toSorted()).toEqual(documented.toSorted())
    expect(canMoveHomologation(facts('DOCUMENTS'), 'CONNECTED')).toEqual({ allowed: false, refusal: 'impossibleMove' })
  })

  test('HOM-002 every status is reached from the first', () => {
    const reached = new Set<HomologationStatus>(['DOCUMENTS'])
    for (const status of reached) for (const to of homologationMoves[status]) reached.add(to)
    expect([...reached].toSorted()).toEqual([...homologationStatusNames].toSorted())
  })

  test.each<[PendencyOrigin, HomologationStatus[]]>([
    ['SUBMITTED', ['SUBMITTED', 'DENIED']],
    ['INSPECTION', ['INSPECTION']],
  ])('HOM-002 a pendency raised in %s leads to %s alone', (pendencyFrom, expected) => {
    const moves = homologationStatusNames.filter(
      (to) => canMoveHomologation(facts('PENDENCY', { pendencyFrom }), to).allowed,
    )
    expect(moves).toEqual(expected)
  })

  test('HOM-004 an incomplete pack is not submitted, and the sentence counts what is missing', () => {
    expect(canMoveHomologation(facts('DOCUMENTS', { missing: 3 }), 'SUBMITTED')).toEqual({
      allowed: false,
      refusal: 'packIncomplete',
    })
    expect(homologationSentences(3).packIncomplete).toBe('Faltam 3 dados do pacote.')
    expect(homologationSentences(1).packIncomplete).toBe('Falta 1 dado do pacote.')
    expect(canMoveHomologation(facts('SUBMITTED', { missing: 3 }), 'ISSUED').allowed).toBe(true)
  })

  test('HOM-002 only a connected one is no longer edited', () => {
    expect(homologationStatusNames.filter((status) => !canEditHomologation({ status }).allowed)).toEqual(['CONNECTED'])
  })
})
