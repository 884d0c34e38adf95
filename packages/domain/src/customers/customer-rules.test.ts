import { describe, expect, test } from 'vitest'
import { canChangeCustomer } from './can-change-customer.ts'
import { customerProblems } from './customer-problems.ts'
import type { CustomerForm } from './normalise-customer.ts'
import { toCustomerFields } from './to-customer-fields.ts'

const aForm = (form: Partial<CustomerForm> = {}): CustomerForm => ({
  documentType: 'J',
  document: '11222333000181',
  name: 'Padaria',
  fancyName: '',
  phone: '11987654321',
  hasIe: false,
  addressCep: '01310100',
  addressDescription: 'Rua A',
  addressNumber: 'S/N',
  addressNeighborhood: 'Centro',
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
  ...form,
})

describe('customerProblems', () => {
  test('CUS-014 a form with what is required has none; fancy name, e-mail, IE and complement may lack', () => {
    expect(customerProblems(aForm())).toEqual([])
  })

  test.each([
    ['CUS-014 no document', { document: '' }, 'document', 'Campo obrigatório'],
    ['CUS-014 wrong check digits', { document: '11222333000180' }, 'document', 'Documento inválido'],
    ['CUS-002 a CPF for a company', { document: '48291035741' }, 'document', 'Documento inválido'],
    ['CUS-002 a CNPJ for a person', { documentType: 'F' }, 'document', 'Documento inválido'],
    ['CUS-014 no name', { name: ' ' }, 'name', 'Campo obrigatório'],
    ['CUS-014 a name of signs, which loses all', { name: '***' }, 'name', 'Campo obrigatório'],
    ['CUS-014 no phone', { phone: '' }, 'phone', 'Campo obrigatório'],
    ['CUS-053 a phone too short without its 0', { phone: '0119876543' }, 'phone', 'Telefone inválido'],
    ['C-91 a phone too long', { phone: '119876543210' }, 'phone', 'Telefone inválido'],
    ['CUS-015 an IE that is said to exist', { hasIe: true, ie: '' }, 'ie', 'Campo obrigatório'],
    ['CUS-029 a short CEP', { addressCep: '0131010' }, 'addressCep', 'CEP inválido'],
    ['C-97 no street', { addressDescription: '…' }, 'addressDescription', 'Campo obrigatório'],
    ['C-97 no number', { addressNumber: '' }, 'addressNumber', 'Campo obrigatório'],
    ['C-97 no neighbourhood', { addressNeighborhood: '' }, 'addressNeighborhood', 'Campo obrigatório'],
    ['C-97 no state', { erpState: '' }, 'erpState', 'Campo obrigatório'],
    ['C-97 no city', { erpCity: '' }, 'erpCity', 'Campo obrigatório'],
  ] as const)('%s is one problem of its field', (...row) => {
    const [, form, field, message] = row
    expect(customerProblems(aForm(form))).toEqual([{ field, message }])
  })

  test('CUS-007 the problems of the first tab come before those of the address', () => {
    const form = aForm({ name: '', addressCep: '' })
    expect(customerProblems(form).map(({ field }) => field)).toEqual(['name', 'addressCep'])
  })
})

describe('canChangeCustomer', () => {
  const stored = { document: '11222333000181', name: 'Padaria do Ze', fancyName: 'Ze' }

  test.each([
    ['document', '12ABC34501DE35', 'documentFixed'],
    ['name', 'Padaria do Zeca', 'nameFixed'],
    ['fancyName', '', 'fancyNameFixed'],
  ])('CUS-013 another %s is refused', (...row) => {
    const [field, value, refusal] = row
    expect(canChangeCustomer(stored, { ...stored, [field]: value })).toEqual({ allowed: false, refusal })
  })

  test('CUS-013 the same, written otherwise, is no change', () => {
    const written = { document: '11.222.333/0001-81', name: 'Padaria do Zé', fancyName: 'Zé' }
    expect(canChangeCustomer(stored, written).allowed).toBe(true)
  })
})

describe('toCustomerFields', () => {
  const company = {
    name: 'N'.repeat(140),
    fancyName: '',
    ie: '',
    erpState: 'SP',
    erpCity: '3550308',
    erpCityName: 'São Paulo',
    addressCep: '01310100',
    addressDescription: `${'R'.repeat(39)} continua`,
    addressNumber: '123456',
    addressNeighborhood: 'B'.repeat(50),
    addressComplement: 'C'.repeat(50),
    phone: '11987654321',
    email: 'a@b.example',
  }

  test('CUS-009 each text is cut to its field, without a space at its end', () => {
    const fields = toCustomerFields(company)
    const lengths = [fields.name, fields.addressNumber, fields.addressNeighborhood, fields.addressComplement]
    expect(lengths.map((text) => text.length)).toEqual([100, 5, 20, 20])
    expect(fields.addressDescription).toBe('R'.repeat(39))
  })

  test('CUS-010 a company without state registration has none', () => {
    expect(toCustomerFields(company).ie).toBeNull()
    expect(toCustomerFields({ ...company, ie: '110042490114' }).ie).toBe('110042490114')
  })
})
