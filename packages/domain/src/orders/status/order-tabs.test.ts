import { expect, test } from 'vitest'
import { orderTabs, purchaseTabs, tabToOpen, visibleTabs } from './order-tabs.ts'

test('DET-016 the detail has eight tabs in this order', () => {
  const tabs = visibleTabs({ seesBranch: true, seesLogs: true })
  expect(tabs.map((tab) => orderTabs[tab])).toEqual([
    'Resumo',
    'Cliente',
    'Endereço de entrega',
    'Método de pagamento',
    'Dados adicionais',
    'Seguro',
    'Filial',
    'Logs',
  ])
})

test('DET-017 C-60 while buying payment goes first, without summary and logs', () => {
  expect(purchaseTabs[0]).toBe('pagamento')
  expect(purchaseTabs).not.toContain('resumo')
  expect(purchaseTabs).not.toContain('logs')
})

test('DET-018 DET-025 branch and logs are there for who may see them', () => {
  expect(visibleTabs({ seesBranch: false, seesLogs: true }).slice(-2)).toEqual(['seguro', 'logs'])
  expect(visibleTabs({ seesBranch: false, seesLogs: false }).at(-1)).toBe('seguro')
})

test('DET-026 C-59 the branch opens its tab where there is one, else the logs', () => {
  expect(tabToOpen('filial', { seesBranch: true, seesLogs: true })).toBe('filial')
  expect(tabToOpen('filial', { seesBranch: false, seesLogs: true })).toBe('logs')
  expect(tabToOpen('filial', { seesBranch: false, seesLogs: false })).toBe('resumo')
  expect(tabToOpen('logs', { seesBranch: true, seesLogs: false })).toBe('resumo')
  expect(tabToOpen('outra', { seesBranch: true, seesLogs: true })).toBe('resumo')
})
