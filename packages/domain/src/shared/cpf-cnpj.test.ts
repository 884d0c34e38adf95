import { describe, expect, test } from 'vitest'
import { formatDocument, isCnpj, isCpf, isDocument } from './cpf-cnpj.ts'

describe('documents', () => {
  test('C-134 a CPF has both check digits right and is no repeated digit', () => {
    expect(isCpf('529.982.247-25')).toBe(true)
    expect(isCpf('529.982.247-24')).toBe(false)
    expect(isCpf('111.111.111-11')).toBe(false)
    expect(isCpf('000.000.000-00')).toBe(false)
  })

  test('CUS-008 a CNPJ may be numeric or carry letters', () => {
    expect(isCnpj('11.222.333/0001-81')).toBe(true)
    expect(isCnpj('12.ABC.345/01DE-35')).toBe(true)
    expect(isCnpj('12.abc.345/01de-35')).toBe(true)
    expect(isCnpj('12.ABC.345/01DE-36')).toBe(false)
    expect(isCnpj('00.000.000/0000-00')).toBe(false)
    expect(isDocument('F', '11222333000181')).toBe(false)
  })

  test('CUS-054 a document is shown with the CPF mask for 11 characters and the CNPJ mask for 14', () => {
    expect(formatDocument('52998224725')).toBe('529.982.247-25')
    expect(formatDocument('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(formatDocument('123')).toBe('123')
  })
})
