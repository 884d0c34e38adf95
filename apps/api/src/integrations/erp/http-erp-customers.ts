import { extractDigits, toPlainLetters } from '@girassol/domain/shared'
import { z } from 'zod'
import { readAnswer } from '../http-json.ts'
import type { ErpCustomer, ErpCustomerRecord, ErpCustomers } from './erp.ts'
import { readRefusal } from './http-erp-answer.ts'
import { fieldText, type Protheus, queryAll, sqlPattern, sqlText } from './protheus.ts'

const customerRow = z.object({
  a1_nome: fieldText,
  a1_nreduz: fieldText,
  a1_cgc: fieldText,
  a1_end: fieldText,
  a1_complem: fieldText,
  a1_bairro: fieldText,
  a1_mun: fieldText,
  a1_est: fieldText,
  a1_cep: fieldText,
})

/** Customers are rows of SA1; the portal's own service creates and changes them (MATA030). */
export const httpErpCustomers = (protheus: Protheus): ErpCustomers => ({
  async list({ sellerCode, term = '' }) {
    const rows = await queryAll(protheus, customerRow, {
      tables: 'SA1',
      fields: Object.keys(customerRow.shape).join(','),
      where: [`a1_vend=${sqlText(sellerCode)}`, ...matching(term)].join(' and '),
      order: 'a1_nome,a1_cgc',
    })
    return rows.map(toCustomer)
  },
  async push({ idempotencyKey, customer }) {
    const path = '/rest/portal/v1/customers'
    const answer = await protheus.request({ method: 'POST', path, idempotencyKey, body: toRequestBody(customer) })
    if (answer.status >= 400) return { outcome: 'refused', reason: readRefusal(answer) }
    return { outcome: 'saved', erpCode: readAnswer(z.object({ A1_COD: fieldText }), answer).A1_COD }
  },
})

/** The ERP stores names in capitals and without accents, so the term is converted too. */
const matching = (term: string): string[] => {
  const wanted = inCapitals(term.trim())
  if (wanted === '') return []
  const like = `like ${sqlPattern(wanted)}`
  return [`(a1_nome ${like} or a1_nreduz ${like} or a1_cgc ${like})`]
}

/** Street and number share one field, separated by the last comma. */
const toCustomer = (row: z.output<typeof customerRow>): ErpCustomer => {
  const comma = row.a1_end.lastIndexOf(',')
  return {
    name: row.a1_nome,
    fancyName: row.a1_nreduz,
    document: row.a1_cgc,
    addressDescription: comma < 0 ? row.a1_end : row.a1_end.slice(0, comma).trim(),
    addressNumber: comma < 0 ? '' : row.a1_end.slice(comma + 1).trim(),
    addressComplement: row.a1_complem,
    addressNeighborhood: row.a1_bairro,
    erpCityName: row.a1_mun,
    erpState: row.a1_est,
    addressCep: row.a1_cep,
  }
}

const toRequestBody = (customer: ErpCustomerRecord): Record<string, string> => {
  const phone = extractDigits(customer.phone)
  return {
    A1_CGC: customer.document,
    A1_PESSOA: customer.document.length === 11 ? 'F' : 'J',
    // The sizes of the columns of SA1.
    A1_NOME: inCapitals(customer.name).slice(0, 40),
    A1_NREDUZ: inCapitals(customer.fancyName || customer.name).slice(0, 20),
    A1_END: `${inCapitals(customer.addressDescription)}, ${inCapitals(customer.addressNumber)}`,
    A1_COMPLEM: inCapitals(customer.addressComplement),
    A1_BAIRRO: inCapitals(customer.addressNeighborhood),
    A1_CEP: extractDigits(customer.addressCep),
    A1_EST: customer.erpState,
    // The IBGE code without the two digits of its state.
    A1_COD_MUN: customer.erpCity.slice(2),
    A1_MUN: inCapitals(customer.erpCityName),
    A1_DDD: phone.slice(0, 2),
    A1_TEL: phone.slice(2),
    A1_EMAIL: customer.email,
    A1_INSCR: customer.ie,
    A1_CONTRIB: customer.ie === 'ISENTO' ? '2' : '1',
    A1_VEND: customer.sellerCode,
  }
}

const inCapitals = (text: string): string => toPlainLetters(text).toUpperCase()
