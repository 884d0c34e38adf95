import type { GeneratorSettings } from '@girassol/domain/generator'
import { findMaxInstalments, type PaymentMethod, type PaymentMethodSettings } from '@girassol/domain/payments'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { type Freight, findFreightFor } from '../freight/freight-queries.ts'
import { findPaymentSettings } from '../payment-methods/payment-settings-queries.ts'
import { generatorFiguresKey, toGeneratorSettings } from '../settings/generator-settings-queries.ts'
import { isTypeOnSale } from '../settings/promotion-queries.ts'
import type { Reading } from './order-lines.ts'
import type { OrderRecord } from './order-record.ts'

/** What an order's amounts depend on besides its items: freight to its destination, interest, tax and campaign. */
export type OrderTerms = {
  /** Null for pickup, without a destination, and if the table has no entry for it. */
  readonly freight: Freight | null
  readonly payments: readonly PaymentMethodSettings[]
  /** Percent withheld from the commission (C-80). */
  readonly serviceTaxPercent: string
  /** A promotion is sold while its campaign is open; everything else always (WIZ-031, C-20). */
  readonly campaignOpen: boolean
  /** The settings to check the strings of its kit (C-23). */
  readonly generatorSettings: GeneratorSettings
  /** Whether the special financing offer is available (PAY-014). */
  readonly specialOfferOpen: boolean
}

const defaultServiceTaxPercent = '20'

type Destination = Pick<OrderRecord, 'address_type' | 'delivery_address_erp_state' | 'delivery_address_erp_city'>

const findFreight = async (tx: Tx, order: Destination): Promise<Freight | null> => {
  const { address_type: type, delivery_address_erp_state: uf, delivery_address_erp_city: cityCode } = order
  return type === 'pickup' || !uf || !cityCode ? null : findFreightFor(tx, { uf, cityCode })
}

/** The price of delivering a picked-up order to its billing address; null for every other order (DET-053). */
export const findBillingFreight = async (tx: Tx, order: OrderRecord): Promise<Freight | null> => {
  const { address_type: type, charge_address_erp_state: uf, charge_address_erp_city: cityCode } = order
  return type === 'pickup' && uf && cityCode ? findFreightFor(tx, { uf, cityCode }) : null
}

export const loadOrderTerms = async (
  { tx, now }: Pick<Reading, 'tx' | 'now'>,
  order: OrderRecord,
): Promise<OrderTerms> => {
  const { rows } = await sql<{ tax: string | null; offer: string | null; figures: unknown }>`
    select (select value #>> '{}' from setting where key = 'service-tax-percent') as tax,
      (select value ->> 'isEnabled' from setting where key = 'special-financing') as offer,
      (select value from setting where key = ${generatorFiguresKey}) as figures`.execute(tx)
  return {
    freight: await findFreight(tx, order),
    payments: order.payment_method === null ? [] : await findPaymentSettings(tx),
    serviceTaxPercent: rows[0]?.tax ?? defaultServiceTaxPercent,
    campaignOpen: await isTypeOnSale({ tx, now }, order.type),
    generatorSettings: toGeneratorSettings(rows[0]?.figures),
    specialOfferOpen: rows[0]?.offer === 'true',
  }
}

/** The maximum number of instalments of one card for the chosen method; null without a method. */
export const mostInstalments = ({ payments }: OrderTerms, method: PaymentMethod | null): number | null =>
  method === null ? null : findMaxInstalments(method, payments)
