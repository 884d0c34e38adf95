import { cableGroup, fixingGroup, inverterGroup, moduleGroup, structureGroup } from '@girassol/domain/catalogue'
import type { InvoiceKind } from './simulated-invoice.ts'

type Terms = {
  /** The nature of the operation, as the invoice names it. */
  readonly nature: string
  /** The three digits of the CFOP that follow the direction. */
  readonly operation: string
}

const terms = {
  NF: { nature: 'VENDA DE MERCADORIA', operation: '102' },
  NF_FUTURE: { nature: 'SIMPLES FATURAMENTO DE VENDA PARA ENTREGA FUTURA', operation: '922' },
  NF_SIMPLE_SHIPPING: { nature: 'REMESSA DE VENDA PARA ENTREGA FUTURA', operation: '117' },
  CO: { nature: 'REMESSA POR CONTA E ORDEM DE TERCEIROS', operation: '923' },
} as const satisfies Record<InvoiceKind, Terms>

/** The name of an invoice of this kind, and its CFOP inside the state (5…) or outside it (6…). */
export const invoiceTerms = (kind: InvoiceKind) => ({
  nature: terms[kind].nature,
  cfop: (isSameState: boolean) => `${isSameState ? 5 : 6}${terms[kind].operation}`,
})

const ncmByGroup: Readonly<Record<string, string>> = {
  [moduleGroup]: '85414300',
  [inverterGroup]: '85044090',
  [fixingGroup]: '76109000',
  [structureGroup]: '73089090',
  [cableGroup]: '85444900',
}

/** The NCM of a product by its group; a group without its own NCM is billed as a generator. */
export const findNcm = (groupCode: string): string => ncmByGroup[groupCode] ?? '85017110'
