import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSuccessorCircles, listSuccessors } from './successors.ts'

describe('successors of products', () => {
  test('SUB-001 a chain is followed to its end, and a circle is followed once', () => {
    const chain = new Map([
      ['A', 'B'],
      ['B', 'C'],
    ])
    expect(listSuccessors('A', chain)).toEqual(['B', 'C'])
    expect(listSuccessors('C', chain)).toEqual([])
    expect(listSuccessors('A', new Map([...chain, ['C', 'A']]))).toEqual(['B', 'C', 'A'])
  })

  test('SUB-001 every circle is found once, and a chain that leads into one is none', () => {
    const successors = new Map([
      ['X', 'A'],
      ['A', 'B'],
      ['B', 'A'],
      ['Y', 'B'],
      ['C', 'C'],
      ['D', 'E'],
    ])
    expect(findSuccessorCircles(successors)).toEqual([['A', 'B'], ['C']])
  })

  test('SUB-001 a product is in a circle exactly when its successors lead back to it', () => {
    const codes = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')
    fc.assert(
      fc.property(fc.array(fc.tuple(codes, codes)), (edges) => {
        const successors = new Map(edges)
        const inCircles = findSuccessorCircles(successors).flat()
        const expected = [...successors.keys()].filter((code) => listSuccessors(code, successors).includes(code))
        expect([...inCircles].sort()).toEqual(expected.sort())
      }),
    )
  })
})
