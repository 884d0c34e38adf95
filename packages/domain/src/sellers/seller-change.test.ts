import { expect, test } from 'vitest'
import { listSellerChangeLosses, writeAddressLine } from './seller-change.ts'

const nothing = {
  isBudget: false,
  version: 1,
  hasCustomer: false,
  hasPayment: false,
  hasFinancing: false,
  hasNotes: false,
  hasServiceValue: false,
  hasFeedback: false,
  files: 0,
}

test('C-227 SEC-019 a record without data loses only its log', () => {
  expect(listSellerChangeLosses(nothing)).toEqual(['Logs até agora'])
})

test('C-227 SEC-019 each filled part is named once', () => {
  const filled = {
    isBudget: true,
    version: 3,
    hasCustomer: true,
    hasPayment: true,
    hasFinancing: true,
    hasNotes: true,
    hasServiceValue: true,
    hasFeedback: true,
    files: 2,
  }
  expect(listSellerChangeLosses(filled)).toEqual([
    'Cliente, endereço de cobrança e endereço de entrega',
    'Forma de pagamento e parcelas',
    'Análise de crédito, que é apagada',
    'Valor do serviço',
    'Dados adicionais',
    'Feedback',
    '2 arquivos anexados',
    'Versões anteriores do orçamento',
    'Logs até agora',
  ])
  expect(listSellerChangeLosses({ ...nothing, files: 1 })[0]).toBe('Um arquivo anexado')
  expect(listSellerChangeLosses({ ...nothing, version: 3 })).toEqual(['Logs até agora'])
})

test('C-227 an address is one line without its empty parts', () => {
  const none = {
    description: null,
    number: null,
    complement: null,
    neighborhood: null,
    city: null,
    state: null,
    cep: null,
  }
  expect(writeAddressLine(none)).toBeNull()
  const full = {
    description: 'Rua das Flores',
    number: '10',
    complement: '',
    neighborhood: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    cep: '01310100',
  }
  expect(writeAddressLine(full)).toBe('Rua das Flores, 10 · Centro · São Paulo/SP · 01310100')
})
