import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasMask,
  maskDocument,
  maskEmail,
  maskPhone,
  maskText,
  type PersonalKind,
  personalMasks,
} from './personal-masks.ts'

describe('SEC-021 C-228 the masks', () => {
  test.each([
    ['12345678909', '***.456.789-**'],
    ['123.456.789-09', '***.456.789-**'],
    // A stored document with wrong check digits is still a person's.
    ['12345678900', '***.456.789-**'],
    ['11222333000181', '11222333000181'],
    ['11.222.333/0001-81', '11.222.333/0001-81'],
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['1234567', '***'],
    ['', ''],
  ])('SEC-021 the document %s appears as %s', (document, shown) => {
    expect(maskDocument(document)).toBe(shown)
  })

  test.each([
    ['11987651234', '(11) *****-1234'],
    ['(11) 98765-1234', '(11) *****-1234'],
    ['+55 11 98765-1234', '(11) *****-1234'],
    ['011987651234', '(11) *****-1234'],
    ['1133331234', '(11) *****-1234'],
    ['987651234', '*****-1234'],
    ['1234', '***'],
    ['', ''],
  ])('SEC-021 the phone %s appears as %s', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown)
  })

  test.each([
    ['maria@dominio.com.br', 'm***@dominio.com.br'],
    ['m@dominio.com', 'm***@dominio.com'],
    ['"a@b"@dominio.com', '"***@dominio.com'],
    ['@dominio', '***'],
    ['maria', '***'],
    ['', ''],
  ])('SEC-021 the e-mail %s appears as %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown)
  })

  test.each([
    ['Ligar para Maria, (11) 98765-1234.', 'Ligar para Maria, (11) *****-1234.'],
    ['fone 11 9 8765 1234 ou 11 3333-1234', 'fone (11) *****-1234 ou (11) *****-1234'],
    ['whats 98765-1234', 'whats *****-1234'],
    ['tel:11987651234', 'tel:(11) *****-1234'],
    ['MARIA DA SILVA 52998224725', 'MARIA DA SILVA ***.982.247-**'],
    ['CPF 529.982.247-25, maria@dominio.com.', 'CPF ***.982.247-**, m***@dominio.com.'],
    ['CNPJ 11.222.333/0001-81 e 11222333000181', 'CNPJ 11.222.333/0001-81 e 11222333000181'],
    ['Pedido 10234, 15/12/2026, R$ 12.345,67, CEP 01310-100', 'Pedido 10234, 15/12/2026, R$ 12.345,67, CEP 01310-100'],
    ['Campanha 2025-2026', 'Campanha 2025-2026'],
    ['NF-e 35261108334915000122550010000012341123456789', 'NF-e 35261108334915000122550010000012341123456789'],
  ])('SEC-021 in a text: %s', (text, shown) => {
    expect(maskText(text)).toBe(shown)
  })

  test.each(Object.keys(personalMasks) as PersonalKind[])('SEC-021 masking a %s twice is masking it once', (kind) => {
    const mask = personalMasks[kind]
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z@.*() -]{0,24}$/), fc.emailAddress())
    fc.assert(fc.property(typed, (text) => mask(mask(text)) === mask(text)))
  })

  test('SEC-021 a phone, a CPF or the name of an e-mail never comes through', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]{${length}}$`))
    fc.assert(fc.property(digits(11), (cpf) => !maskDocument(cpf).includes(cpf.slice(0, 6))))
    fc.assert(
      fc.property(digits(2), digits(8), (area, rest) => !maskText(`${area}9${rest}`).includes(rest.slice(0, 5))),
    )
    fc.assert(
      fc.property(fc.emailAddress(), (email) => maskEmail(email) === `${email[0]}***@${email.split('@').at(-1)}`),
    )
  })

  test.each([
    ['***.456.789-**', true],
    ['(11) *****-1234', true],
    ['*****-1234', true],
    ['m***@dominio.com', true],
    [' *** ', true],
    ['Falar com m***@dominio.com amanhã', true],
    ['*** urgente ***', false],
    ['maria@dominio.com', false],
    ['2 * 3', false],
  ])('SEC-021 %s contains a mask: %s', (text, has) => {
    expect(hasMask(text)).toBe(has)
  })
})
