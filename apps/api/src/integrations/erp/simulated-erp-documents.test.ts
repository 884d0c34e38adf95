import { isAccessKey } from '@girassol/domain/printing'
import { describe, expect, test } from 'vitest'
import { anErpDocumentOrder } from './erp-document-samples.ts'
import type { ErpDocumentOrder } from './erp-documents.ts'
import { simulatedErpDocuments } from './simulated-erp-documents.ts'
import { type InvoiceKind, simulatedInvoice } from './simulated-invoice.ts'

const documents = simulatedErpDocuments({ delayMs: 0 })

const readXml = async (kind: InvoiceKind, order: ErpDocumentOrder = anErpDocumentOrder()): Promise<string> =>
  (await documents.read({ kind, order }))?.xml ?? ''

const value = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
const values = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '')

/** Every element is closed in the right order. */
const isWellFormed = (xml: string): boolean => {
  const open: string[] = []
  for (const [, closes, name] of xml.matchAll(/<(\/?)([A-Za-z]\w*)[^>]*>/g)) {
    if (closes === '') open.push(name ?? '')
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

describe('the documents of the simulated ERP', () => {
  test.each([
    ['NF', '102', 'VENDA DE MERCADORIA'],
    ['NF_FUTURE', '922', 'SIMPLES FATURAMENTO DE VENDA PARA ENTREGA FUTURA'],
    ['NF_SIMPLE_SHIPPING', '117', 'REMESSA DE VENDA PARA ENTREGA FUTURA'],
    ['CO', '923', 'REMESSA POR CONTA E ORDEM DE TERCEIROS'],
  ] as const)('NFE-001 NFE-002 %s is issued with CFOP x%s', async (kind, operation, nature) => {
    const xml = await readXml(kind)
    expect(isWellFormed(xml)).toBe(true)
    expect(value(xml, 'natOp')).toBe(nature)
    const direction = value(xml, 'idDest') === '1' ? '5' : '6'
    expect(values(xml, 'CFOP')).toEqual([`${direction}${operation}`, `${direction}${operation}`])
  })

  test('NFE-002 a shipment refers to the invoice that it was sold with', async () => {
    const readKey = (xml: string) => value(xml, 'chNFe')
    expect(value(await readXml('NF_SIMPLE_SHIPPING'), 'refNFe')).toBe(readKey(await readXml('NF_FUTURE')))
    expect(value(await readXml('CO'), 'refNFe')).toBe(readKey(await readXml('NF')))
    expect(await readXml('NF')).not.toContain('refNFe')
  })

  test('NFE-002 the XML contains issuer, receiver, items and sums, and has no fiscal value', async () => {
    const xml = await readXml('NF')
    expect(value(xml, 'tpAmb')).toBe('2')
    expect(values(xml, 'xNome')[1]).toBe('PADARIA SAO JOAO &amp; FILHOS LTDA')
    expect(values(xml, 'NCM')).toEqual(['85414300', '85044090'])
    expect(values(xml, 'vUnCom')).toEqual(['379.90', '2899.00'])
    // 10 × 379,90 + 2.899,00 = 6.698,00; less 50,00, plus 350,00 of freight, plus other expenses: 7.200,50.
    expect(values(xml, 'vProd').at(-1)).toBe('6698.00')
    expect([value(xml, 'vFrete'), value(xml, 'vOutro'), value(xml, 'vNF')]).toEqual(['350.00', '202.50', '7200.50'])
    expect(values(xml, 'vDesc').at(-1)).toBe('50.00')
  })

  test('NFE-002 another place of delivery is in the XML', async () => {
    const { customer } = anErpDocumentOrder()
    const delivery = { ...customer, street: 'Avenida do Sol', cityCode: '5208707', cityName: 'Goiânia', state: 'GO' }
    const xml = await readXml('NF', anErpDocumentOrder({ delivery }))
    expect(xml).toMatch(/<entrega><CNPJ>11222333000181<\/CNPJ><xLgr>AVENIDA DO SOL<\/xLgr>/)
    expect(await readXml('NF')).not.toContain('<entrega>')
  })

  test('NFE-002 the key is the one stored from the ERP, or else the one it would issue', async () => {
    const accessKey = '35260211222333000181550010000123451123456789'
    const xml = await readXml('NF', anErpDocumentOrder({ nfKey: accessKey }))
    expect([value(xml, 'chNFe'), value(xml, 'nNF'), value(xml, 'CNPJ')]).toEqual([accessKey, '12345', '11222333000181'])
    expect(value(xml, 'dhEmi')).toBe('2026-02-01T12:00:00-03:00')
    const seed = { orderNumber: 10_057, erpTenantId: '01,0101', issuedAt: '2026-11-20T15:00:00.000Z' }
    const own = simulatedInvoice({ kind: 'NF', ...seed })
    expect(isAccessKey(own.accessKey)).toBe(true)
    expect(value(await readXml('NF'), 'chNFe')).toBe(own.accessKey)
    expect(value(await readXml('NF_FUTURE', anErpDocumentOrder({ nfKey: accessKey })), 'chNFe')).not.toBe(accessKey)
    expect(value(await readXml('NF', anErpDocumentOrder({ nfKey: 'no key' })), 'chNFe')).toBe(own.accessKey)
  })

  test('NFE-002 each kind and each order has its own key', () => {
    const seed = { erpTenantId: '01,0101', issuedAt: '2026-11-20T15:00:00.000Z' }
    const keys = (['NF', 'NF_FUTURE', 'CO'] as const).flatMap((kind) =>
      [1, 2, 10_057].map((orderNumber) => simulatedInvoice({ ...seed, kind, orderNumber }).accessKey),
    )
    expect(new Set(keys).size).toBe(9)
    expect(keys.every(isAccessKey)).toBe(true)
  })
})
