import type { SystemCheck } from '@girassol/domain/setup'
import { z } from 'zod'
import { checkSystem, checkTimeoutMs } from '../system-check.ts'
import type { Erp } from './erp.ts'
import { httpErpCatalogue } from './http-erp-catalogue.ts'
import { httpErpCredits } from './http-erp-credits.ts'
import { httpErpCustomers } from './http-erp-customers.ts'
import { httpErpDocuments } from './http-erp-documents.ts'
import { httpErpOrders } from './http-erp-orders.ts'
import { httpErpPayments } from './http-erp-payments.ts'
import { httpErpTitles } from './http-erp-titles.ts'
import { httpErpVouchers } from './http-erp-vouchers.ts'
import { fieldText, type ProtheusOptions, protheusAt } from './protheus.ts'

/** Logs in and reads one payment condition, so that the check uses what every call needs: token, tenant, query. */
const checkProtheus = (options: ProtheusOptions): Promise<SystemCheck> => {
  const protheus = protheusAt({ ...options, timeoutMs: Math.min(options.timeoutMs, checkTimeoutMs) })
  const query = { tables: 'SE4', fields: 'e4_codigo', where: "e4_tipo='1'", page: 1, pageSize: 1 }
  return checkSystem(() => protheus.query(z.object({ e4_codigo: fieldText }), query))
}

/** TOTVS Protheus behind the port (C-107). `pageSize` is the number of products or titles in a page. */
export const httpErp = ({ pageSize = 100, ...options }: ProtheusOptions & { pageSize?: number }): Erp => {
  const protheus = protheusAt(options)
  return {
    catalogue: httpErpCatalogue(protheus, { pageSize }),
    customers: httpErpCustomers(protheus),
    orders: httpErpOrders(protheus),
    vouchers: httpErpVouchers(protheus),
    credits: httpErpCredits(protheus),
    payments: httpErpPayments(protheus),
    titles: httpErpTitles(protheus, { pageSize }),
    documents: httpErpDocuments(protheus),
    check: () => checkProtheus(options),
  }
}
