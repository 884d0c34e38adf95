import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseAddress } from './normalise-address.ts'
import { type CustomerForm, normaliseCustomer } from './normalise-customer.ts'

const aForm = (form: Partial<CustomerForm> = {}): CustomerForm => ({
  documentType: 'J',
  document: '11.222.333/0001-81',
  name: 'São José & Cia.',
  fancyName: '  Padaria   do  Zé! ',
  email: ' ze@padaria.example ',
  phone: '(11) 98765-4321',
  hasIe: true,
  ie: '110.042.490.114',
  addressCep: '01310-100',
  addressDescription: "Praça D'Água, 1º",
  addressNumber: '12-A',
  addressNeighborhood: 'Jardim América',
  addressComplement: 'Apto. 3º/B',
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
  ...form,
})

describe('normaliseCustomer', () => {
  test('CUS-003 CUS-004 CUS-005 C-92 texts lose accents and signs, numbers their masks, and the phone is split from its area code', () => {
    expect(normaliseCustomer(aForm())).toEqual({
      documentType: 'J',
      document: '11222333000181',
      name: 'Sao Jose Cia',
      fancyName: 'Padaria do Ze',
      email: 'ze@padaria.example',
      phoneCode: '11',
      phone: '987654321',
      hasIe: true,
      ie: '110042490114',
      addressCep: '01310100',
      addressDescription: 'Praca D Agua 1o',
      addressNumber: '12 A',
      addressNeighborhood: 'Jardim America',
      addressComplement: 'Apto 3o B',
      erpState: 'SP',
      erpCity: '3550308',
      erpCityName: 'São Paulo',
    })
  })

  test.each([
    ['011987654321', '11', '987654321'],
    ['(051) 3333-4444', '51', '33334444'],
    ['11 98765 4321', '11', '987654321'],
    ['', '', ''],
  ])('CUS-005 CUS-053 the phone %j is stored as %j and %j', (...row) => {
    const [typed, phoneCode, phone] = row
    expect(normaliseCustomer(aForm({ phone: typed }))).toMatchObject({ phoneCode, phone })
  })

  test('CUS-004 the letters of an alphanumeric CNPJ are stored in upper case', () => {
    expect(normaliseCustomer(aForm({ document: '12.abc.345/01de-35' })).document).toBe('12ABC34501DE35')
  })

  test.each([
    ['a company that says it has none', { documentType: 'J', hasIe: false, ie: '123' }, false, 'ISENTO'],
    ['a company that types isento', { documentType: 'J', hasIe: true, ie: 'isento' }, false, 'ISENTO'],
    ['a company that has yet to type it', { documentType: 'J', hasIe: true, ie: ' ' }, true, null],
    ['a person without one', { documentType: 'F', hasIe: false }, false, null],
    ['a farmer with one', { documentType: 'F', hasIe: true, ie: 'p-011.004' }, true, 'P011004'],
  ] as const)('CUS-010 CUS-015 the IE of %s', (...row) => {
    const [, form, hasIe, ie] = row
    expect(normaliseCustomer(aForm(form))).toMatchObject({ hasIe, ie })
  })

  test.each([undefined, null, '', '  '])('C-92 an e-mail of %j is stored as none', (email) => {
    expect(normaliseCustomer(aForm({ email })).email).toBeNull()
  })

  test('C-92 a normalised text stays the same when normalised again, and contains only letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normaliseCustomer(aForm({ name: text, addressDescription: text }))
        expect(normaliseCustomer(aForm({ name: once.name })).name).toBe(once.name)
        expect(once.name).toMatch(/^([0-9A-Za-z]+( [0-9A-Za-z]+)*)?$/)
        expect(once.addressDescription).toBe(once.name)
      }),
    )
  })
})

describe('normaliseAddress', () => {
  test.each(['S/N', 's/n', 'sn', 'S N', 'S.N.'])(
    'C-97 %s becomes one word for an address without a number',
    (addressNumber) => {
      expect(normaliseAddress(aForm({ addressNumber })).addressNumber).toBe('SN')
    },
  )

  test.each([undefined, null, '', ' - '])('C-97 a complement of %j is stored as none', (addressComplement) => {
    expect(normaliseAddress(aForm({ addressComplement })).addressComplement).toBeNull()
  })
})
