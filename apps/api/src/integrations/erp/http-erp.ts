import { checkProtheus } from './check-protheus.ts'
import type { Erp } from './erp.ts'
import { httpErpCatalogue } from './http-erp-catalogue.ts'
import { httpErpCustomers } from './http-erp-customers.ts'
import { httpErpDocuments } from './http-erp-documents.ts'
import { httpErpOrders } from './http-erp-orders.ts'
import { httpErpPayments } from './http-erp-payments.ts'
import { httpErpVouchers } from './http-erp-vouchers.ts'
import { type ProtheusOptions, protheusAt } from './protheus.ts'

/** TOTVS Protheus behind the port (C-107). `pageSize` is how many products a page of the catalogue has. */
export const httpErp = ({ pageSize = 100, ...options }: ProtheusOptions & { pageSize?: number }): Erp => {
  const protheus = protheusAt(options)
  return {
    catalogue: httpErpCatalogue(protheus, { pageSize }),
    customers: httpErpCustomers(protheus),
    orders: httpErpOrders(protheus),
    vouchers: httpErpVouchers(protheus),
    payments: httpErpPayments(protheus),
    documents: httpErpDocuments(protheus),
    check: () => checkProtheus(options),
  }
}
