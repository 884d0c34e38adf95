import { describe, expect, test } from 'vitest'
import { surplusCounted } from '../notifications/claim-notices.ts'
import {
  type CountedLine,
  canAddCheckPhoto,
  canSaveLine,
  checkPhotoSentences,
  countSurplus,
  describeDivergences,
  describeUncounted,
  findMissingProof,
  lineSentences,
  listClaimedUnits,
  listDivergences,
  proofSentences,
} from './check-line.ts'
import { canChangeCheck, canCloseCheck, findCheckState, listCheckSentences } from './check-state.ts'

const line = (changes: Partial<CountedLine> = {}): CountedLine => ({
  sent: 10,
  counted: 10,
  condition: 'OK',
  affected: 0,
  note: null,
  ...changes,
})

describe('a counted line', () => {
  test('DEL-009 a count up to twice the sent units is saved, with as many affected ones as its condition allows', () => {
    const judge = (changes: Partial<CountedLine>) => {
      const decision = canSaveLine(line(changes))
      return decision.allowed ? null : decision.refusal
    }
    expect(judge({})).toBeNull()
    expect(judge({ counted: 0 })).toBeNull()
    expect(judge({ counted: 20 })).toBeNull()
    expect(judge({ counted: 21 })).toBe('tooManyCounted')
    expect(judge({ condition: 'DAMAGED', affected: 10 })).toBeNull()
    expect(judge({ condition: 'DAMAGED' })).toBe('noneAffected')
    expect(judge({ condition: 'WRONG_ITEM', counted: 3, affected: 4 })).toBe('moreAffectedThanCounted')
    expect(judge({ affected: 1 })).toBe('affectedInOrder')
    expect(lineSentences.tooManyCounted).toBe('A contagem passa do dobro do enviado. Confira o número.')
  })

  test.each([
    ['all units in order', {}, []],
    ['short', { counted: 9 }, ['SHORT']],
    ['surplus', { counted: 11 }, ['SURPLUS']],
    ['damaged', { condition: 'DAMAGED', affected: 1 }, ['DAMAGED']],
    ['another product', { condition: 'WRONG_ITEM', affected: 1 }, ['WRONG_ITEM']],
    ['short and damaged', { counted: 9, condition: 'DAMAGED', affected: 1 }, ['SHORT', 'DAMAGED']],
    ['surplus of another product', { counted: 11, condition: 'WRONG_ITEM', affected: 1 }, ['WRONG_ITEM', 'SURPLUS']],
  ] as const)('DEL-010 the divergences of a line: %s', (_what, changes, found) => {
    expect(listDivergences(line(changes))).toEqual(found)
  })

  test('DEL-010 damage needs a photo, surplus and another product a note, a missing unit neither', () => {
    const damaged = line({ condition: 'DAMAGED', affected: 1 })
    expect([findMissingProof(damaged, 0), findMissingProof(damaged, 1)]).toEqual(['photo', null])
    for (const changes of [{ counted: 11 }, { condition: 'WRONG_ITEM', affected: 1 }] as const) {
      expect(findMissingProof(line(changes), 3)).toBe('note')
      expect(findMissingProof(line({ ...changes, note: 'Veio outro.' }), 0)).toBeNull()
    }
    const both = line({ counted: 11, condition: 'DAMAGED', affected: 1 })
    expect([findMissingProof(both, 0), findMissingProof(both, 1)]).toEqual(['photo', 'note'])
    expect([findMissingProof(line({ counted: 0 }), 0), findMissingProof(line(), 0)]).toEqual([null, null])
    expect(proofSentences).toEqual({ photo: 'Fotografe a avaria.', note: 'Descreva a divergência.' })
  })

  test('DEL-012 what is missing, damaged or wrong is claimed, never surplus and never more than was sent', () => {
    expect(listClaimedUnits(7, line())).toEqual([])
    expect(listClaimedUnits(7, line({ counted: 11 }))).toEqual([])
    expect(listClaimedUnits(7, line({ counted: 8, condition: 'DAMAGED', affected: 3 }))).toEqual([
      { itemId: 7, type: 'MISSING', quantity: 2 },
      { itemId: 7, type: 'DAMAGED', quantity: 3 },
    ])
    expect(listClaimedUnits(7, line({ counted: 20, condition: 'WRONG_ITEM', affected: 15 }))).toEqual([
      { itemId: 7, type: 'WRONG_ITEM', quantity: 10 },
    ])
  })

  test('DEL-012 the claim says what the notes say', () => {
    const without = { name: 'Inversor', note: null }
    expect(describeDivergences(2, [{ name: 'Painel', note: 'Vidro quebrado.' }, without])).toBe(
      'Painel: Vidro quebrado.',
    )
    expect(describeDivergences(2, [without])).toBe('Divergência na conferência da entrega 2.')
  })

  test('C-202 units beyond the sent ones are surplus', () => {
    expect([countSurplus(line({ counted: 12 })), countSurplus(line({ counted: 9 }))]).toEqual([2, 0])
    expect(surplusCounted({ orderId: 41, delivery: 2, lines: '2 × Painel' })).toMatchObject({
      to: ['LOGISTICS'],
      message: 'Pedido 41, entrega 2: sobraram 2 × Painel.',
    })
  })

  test('DEL-014 a line takes ten photos', () => {
    expect(canAddCheckPhoto({ photos: 9 }).allowed).toBe(true)
    expect(canAddCheckPhoto({ photos: 10 })).toEqual({ allowed: false, refusal: 'tooManyPhotos' })
    expect(checkPhotoSentences.tooManyPhotos).toBe('Cada item pode ter até 10 fotos.')
  })

  test('DEL-009 a check says how many lines are not counted', () => {
    expect([describeUncounted(1), describeUncounted(3)]).toEqual(['Falta contar 1 item.', 'Faltam contar 3 itens.'])
  })
})

describe('the check of a delivery', () => {
  // 23:30 of 23 November in São Paulo, which is already the 24th in UTC.
  const deliveredAt = '2026-11-24T02:30:00.000Z'
  const [lastSecond, tooLate] = ['2026-12-04T02:59:59.999Z', '2026-12-04T03:00:00.000Z']
  const delivered = { status: 'DELIVERED', deliveredAt, closedAt: null, isDivergent: false } as const
  const at = (now: string) => ({ now, receivingDays: 10 })
  const sentences = listCheckSentences(10)

  test('DEL-011 it may be closed until 23:59:59 of the tenth day of São Paulo after the delivery', () => {
    expect(canCloseCheck(delivered, at(lastSecond)).allowed).toBe(true)
    expect(findCheckState(delivered, at(lastSecond))).toBe('OPEN')
    expect(canCloseCheck(delivered, at(tooLate))).toEqual({ allowed: false, refusal: 'tooLate' })
    expect(canChangeCheck(delivered, at(tooLate))).toEqual({ allowed: false, refusal: 'tooLate' })
    expect(findCheckState(delivered, at(tooLate))).toBe('EXPIRED')
    expect(sentences.tooLate).toBe('O prazo de 10 dias para conferir terminou.')
  })

  test('DEL-009 it is written from the dispatch on and closed after the arrival, once', () => {
    const planned = { ...delivered, status: 'PLANNED', deliveredAt: null } as const
    expect(canChangeCheck(planned, at(lastSecond))).toEqual({ allowed: false, refusal: 'notSent' })
    expect(findCheckState(planned, at(lastSecond))).toBeNull()
    const travelling = { ...planned, status: 'IN_TRANSIT' } as const
    expect(canChangeCheck(travelling, at(lastSecond)).allowed).toBe(true)
    expect(canCloseCheck(travelling, at(lastSecond))).toEqual({ allowed: false, refusal: 'notDelivered' })
    expect(findCheckState(travelling, at(tooLate))).toBe('OPEN')
    const closed = { ...delivered, closedAt: lastSecond }
    expect(canChangeCheck(closed, at(lastSecond))).toEqual({ allowed: false, refusal: 'closed' })
    expect(canCloseCheck(closed, at(tooLate))).toEqual({ allowed: false, refusal: 'closed' })
  })

  test('DEL-010 a closed check is OK or divergent for ever', () => {
    const closed = { ...delivered, closedAt: lastSecond }
    expect(findCheckState(closed, at(tooLate))).toBe('OK')
    expect(findCheckState({ ...closed, isDivergent: true }, at(tooLate))).toBe('DIVERGENT')
  })
})
