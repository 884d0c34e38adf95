import { type ErpDocumentKind, isAccessKey, readAccessKey, toAccessKey } from '@girassol/domain/printing'
import { toDay } from '@girassol/domain/shared'
import type { Company } from '../cnpj/cnpj.ts'
import { fictitiousCnpj, fictitiousCompany } from '../fictitious-company.ts'
import { seedFrom } from '../seed-from.ts'

export type InvoiceKind = Exclude<ErpDocumentKind, 'BANK_SLIP'>

/**
 * The series of each kind: an order has only one invoice that accompanies its goods, so those kinds share the first
 * series.
 */
const seriesByKind = { NF: 1, NF_SIMPLE_SHIPPING: 1, NF_FUTURE: 2, CO: 3 } as const satisfies Record<
  InvoiceKind,
  number
>

/** The data that a simulated invoice is generated from. */
export type InvoiceSeed = {
  readonly kind: InvoiceKind
  /** The portal's number of the order. */
  readonly orderNumber: number
  readonly erpTenantId: string
  /** UTC ISO. */
  readonly issuedAt: string
}

export type SimulatedInvoice = {
  readonly kind: InvoiceKind
  readonly series: number
  readonly number: number
  /** 44 characters, with the right check digit. */
  readonly accessKey: string
  /** UTC ISO. */
  readonly issuedAt: string
  readonly issuer: Company & { readonly cnpj: string }
}

/** The company that issues the invoices of a branch of the simulated ERP. */
const toIssuer = (cnpj: string): SimulatedInvoice['issuer'] => ({ ...fictitiousCompany(cnpj), cnpj })

/** An invoice of the simulated ERP: always the same for the same order, kind, branch and month. */
export const simulatedInvoice = ({ kind, orderNumber, erpTenantId, issuedAt }: InvoiceSeed): SimulatedInvoice => {
  const issuer = toIssuer(fictitiousCnpj(`filial ${erpTenantId}`))
  const series = seriesByKind[kind]
  const accessKey = toAccessKey({
    stateCode: issuer.erpCity.slice(0, 2),
    month: toDay(issuedAt).slice(0, 7),
    cnpj: issuer.cnpj,
    series,
    number: orderNumber,
    // Above every order's number, because the random code in a key must differ from the invoice number.
    code: 50_000_000 + (seedFrom(`${kind} ${orderNumber}`) % 49_999_999),
  })
  return { kind, series, number: orderNumber, accessKey, issuedAt, issuer }
}

type Issued = InvoiceSeed & { readonly knownKey: string | null }

/** The invoice whose key was sent to the portal, or else the one that would be issued. */
export const issuedInvoice = ({ knownKey, ...seed }: Issued): SimulatedInvoice => {
  if (knownKey === null || seriesByKind[seed.kind] !== 1 || !isAccessKey(knownKey)) return simulatedInvoice(seed)
  const { month, cnpj, series, number } = readAccessKey(knownKey)
  const issuedAt = toDay(seed.issuedAt).startsWith(month) ? seed.issuedAt : `${month}-01T15:00:00.000Z`
  return { kind: seed.kind, series, number, accessKey: knownKey, issuedAt, issuer: toIssuer(cnpj) }
}
