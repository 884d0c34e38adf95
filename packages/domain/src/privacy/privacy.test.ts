import { describe, expect, test } from 'vitest'
import { canEraseSubject } from './erasure-rules.ts'
import {
  canBeSearched,
  eraseWords,
  eraseWordsInJson,
  type IdentifyingWord,
  isFullName,
  toWordPattern,
} from './identifying-words.ts'
import { maskSubjectKey, readSubjectKey } from './subject.ts'

const name = (value: string): IdentifyingWord => ({ kind: 'name', value })
const cpf: IdentifyingWord = { kind: 'document', value: '52998224725' }
const phone: IdentifyingWord = { kind: 'phone', value: '62999991234' }
const email: IdentifyingWord = { kind: 'email', value: 'joao.a@casa.example' }

describe('by what a person is searched', () => {
  test('SEC-022 C-228 a CPF with or without separators, or an e-mail in any case; a CNPJ and other texts are no person', () => {
    expect(readSubjectKey(' 529.982.247-25 ')).toEqual({ kind: 'cpf', value: '52998224725' })
    expect(readSubjectKey('Maria@Casa.example')).toEqual({ kind: 'email', value: 'maria@casa.example' })
    for (const text of ['529.982.247-26', '11.222.333/0001-81', 'Maria', '']) expect(readSubjectKey(text)).toBeNull()
  })

  test('SEC-022 C-228 the logs name a person by a mask', () => {
    expect(maskSubjectKey({ kind: 'cpf', value: '52998224725' })).toBe('***.982.247-**')
    expect(maskSubjectKey({ kind: 'email', value: 'maria@casa.example' })).toBe('m***@casa.example')
  })
})

describe('the words that identify a person in a text', () => {
  test.each([
    ['João Álvares', 'JOAO ALVARES pediu', 'Titular removido pediu'],
    ['Joao Alvares', 'para João  Álvares, hoje', 'para Titular removido, hoje'],
    ['João Álvares', 'João Álvares'.normalize('NFD'), 'Titular removido'],
    ['Ana Lima', 'Joana Lima e Ana Limace', 'Joana Lima e Ana Limace'],
    ["Ana D'Ávila (filha)", "de Ana D'Avila (filha).", 'de Titular removido.'],
  ])('SEC-022 C-228 the name %s in %j', (value, text, after) => {
    expect(eraseWords(text, [name(value)])).toBe(after)
  })

  test.each([
    [cpf, 'CPF 529.982.247-25, 52998224725 e 529 982 247 25', 'CPF [dado removido], [dado removido] e [dado removido]'],
    [cpf, 'chave 152998224725', 'chave 152998224725'],
    [phone, '(62) 99999-1234 ou 99999 1234', '[dado removido] ou [dado removido]'],
    [phone, 'lote 629999912345', 'lote 629999912345'],
    [email, 'para JOAO.A@casa.example', 'para [dado removido]'],
    [email, 'para joaoxa@casa.example', 'para joaoxa@casa.example'],
  ])('SEC-022 C-228 %o in %j', (word, text, after) => {
    expect(eraseWords(text, [word])).toBe(after)
  })

  test('SEC-022 values inside JSON, also as a number or the name of a field', () => {
    const value = { 'João Álvares': 1, pay: [{ doc: 52998224725, to: 'joao alvares' }], total: 12, none: null }
    expect(eraseWordsInJson(value, [cpf, name('João Álvares')])).toEqual({
      'Titular removido': 1,
      pay: [{ doc: '[dado removido]', to: 'Titular removido' }],
      total: 12,
      none: null,
    })
  })

  test('SEC-022 a text without its words stays, and what is too short is not searched', () => {
    expect(eraseWords('nada aqui', [cpf, phone, email, name('João Álvares')])).toBe('nada aqui')
    expect(['Jo', ''].map((value) => canBeSearched(name(value)))).toEqual([false, false])
    expect(canBeSearched({ kind: 'phone', value: '1234' })).toBe(false)
    expect([isFullName('Ana'), isFullName('Ana Lima')]).toEqual([false, true])
  })

  test('SEC-022 a pattern finds its own word', () => {
    for (const word of [cpf, phone, email, name('João "Zé" Álvares')])
      expect(new RegExp(toWordPattern(word)).test(word.value)).toBe(true)
  })
})

test('SEC-022 an erasure needs something to erase and no running order', () => {
  expect(canEraseSubject({ runningOrders: [10001], hasErasable: true })).toMatchObject({ refusal: 'ordersRunning' })
  expect(canEraseSubject({ runningOrders: [], hasErasable: false })).toMatchObject({ refusal: 'nothingToErase' })
  expect(canEraseSubject({ runningOrders: [], hasErasable: true })).toEqual({ allowed: true })
})
