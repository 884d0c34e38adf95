import { expect, test } from 'vitest'
import { type Registration, registrationProblems } from './registration-problems.ts'

const complete: Registration = {
  phone: '(11) 98765-4321',
  email: '',
  hasIe: false,
  ie: '',
  addressCep: '01310-100',
  addressDescription: 'Avenida Paulista',
  addressNumber: '10',
  addressNeighborhood: 'Bela Vista',
  addressComplement: null,
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
}

test.each([
  ['nothing is missing', {}, []],
  ['the CEP and the number', { addressCep: '', addressNumber: '' }, ['addressCep', 'addressNumber']],
  ['the telephone', { phone: '' }, ['phone']],
  ['the inscription of a company that has one', { hasIe: true }, ['ie']],
] as const)('C-173 CUS-015 what a signed customer still needs: %s', (_, changes, fields) => {
  expect(registrationProblems({ ...complete, ...changes }).map(({ field }) => field)).toEqual(fields)
})
