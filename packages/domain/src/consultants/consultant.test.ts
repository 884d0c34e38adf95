import { describe, expect, test } from 'vitest'
import {
  findConsultant,
  findStatesOfEarlierConsultants,
  isConsultantPhone,
  statesWithout,
  toChatAddress,
} from './consultant.ts'

const south = { states: 'PR,SC,RS', name: 'south' }
const southEast = { states: 'SP,RJ', name: 'south-east' }

describe('the consultant of a state', () => {
  test.each([
    ['SC', south],
    ['SP', southEast],
    ['PA', null],
    ['P', null],
    ['', null],
  ])('NAV-015 NAV-016 %s has %o', (state, expected) => {
    expect(findConsultant([south, southEast], state)).toBe(expected)
  })

  test('NAV-015 of two that answer for a state the first one does', () => {
    expect(findConsultant([south, { states: 'SC', name: 'other' }], 'SC')).toBe(south)
  })

  test('NAV-014 C-15 the chat opens with the number in Brazil', () => {
    expect(toChatAddress('11940001234')).toBe('https://wa.me/5511940001234')
    expect(toChatAddress('(11) 94000-1234')).toBe('https://wa.me/5511940001234')
  })
})

test('NAV-015 C-140 the states without a consultant are listed in alphabetical order', () => {
  expect(statesWithout([])).toHaveLength(27)
  expect(statesWithout([{ states: ['SP', 'AC'] }, { states: ['SP'] }])).not.toContain('SP')
  expect(statesWithout([{ states: ['AC'] }]).slice(0, 3)).toEqual(['AL', 'AM', 'AP'])
})

test.each([
  ['11940001234', true],
  ['1133334444', true],
  ['1193333444', false],
  ['01940001234', false],
  ['119400012345', false],
  ['(11) 94000-1234', false],
  ['', false],
])('C-15 C-140 is %j a telephone that a chat opens with? %s', (phone, expected) => {
  expect(isConsultantPhone(phone)).toBe(expected)
})

test('NAV-015 C-140 a state that an earlier consultant has is listed with the name', () => {
  const list = [
    { states: ['SP', 'RJ'], consultantName: 'Ana' },
    { states: ['RJ', 'ES'], consultantName: 'Bia' },
  ]
  expect(findStatesOfEarlierConsultants(list, 0)).toEqual([])
  expect(findStatesOfEarlierConsultants(list, 1)).toEqual([{ state: 'RJ', name: 'Ana' }])
})
