import { describe, expect, test } from 'vitest'
import { findMoveProblems, type Move } from './move-problems.ts'

const today = '2027-03-01'
const fields = (move: Partial<Move> & Pick<Move, 'status'>) =>
  findMoveProblems({ protocol: null, date: null, text: null, ...move }, today).map(({ field }) => field)

describe('what a move lacks', () => {
  test('HOM-004 a submission needs a protocol and a day that is not in the future', () => {
    expect(fields({ status: 'SUBMITTED' })).toEqual(['protocol', 'date'])
    expect(fields({ status: 'SUBMITTED', protocol: '1', date: '2027-03-02' })).toEqual(['date'])
    expect(fields({ status: 'SUBMITTED', protocol: '1', date: today })).toEqual([])
  })

  test('HOM-004 a pendency needs a text; its day is today unless given', () => {
    expect(fields({ status: 'PENDENCY' })).toEqual(['text'])
    expect(fields({ status: 'PENDENCY', text: 'Falta a ART', date: '2027-03-02' })).toEqual(['date'])
    expect(fields({ status: 'PENDENCY', text: 'Falta a ART' })).toEqual([])
  })

  test('C-177 the connection needs its day', () => {
    expect(fields({ status: 'CONNECTED' })).toEqual(['date'])
    expect(fields({ status: 'CONNECTED', date: today })).toEqual([])
    expect(fields({ status: 'ISSUED' })).toEqual([])
  })
})
