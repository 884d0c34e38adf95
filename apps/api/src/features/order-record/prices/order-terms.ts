import { isPromotionOpen } from '@girassol/domain/catalogue'
import type { GeneratorSettings } from '@girassol/domain/generator'
import { findMaxInstalments, type PaymentMethod, type PaymentMethodSettings } from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import { chooseFreight, type Freight } from '../../freight/freight-queries.ts'
import type { Reading } from '../order-lines.ts'
import type { OrderRecord } from '../order-record.ts'
import { loadTermTables, type TermTables } from './term-tables.ts'

/** What an order's amounts depend on besides its items: freight to its destination, interest, tax and campaign. */
export type OrderTerms = {
  /** Null for pickup, without a destination, and if the table has no entry for it. */
  readonly freight: Freight | null
  /** For a picked-up order, the price of delivering it to its billing address (DET-053); null for every other. */
  readonly billingFreight: Freight | null
  readonly payments: readonly PaymentMethodSettings[]
  /** Percent withheld from the commission (C-80). */
  readonly serviceTaxPercent: string
  /** A promotion is sold while its campaign is open; everything else always (WIZ-031, C-20). */
  readonly campaignOpen: boolean
  /** The settings to check the strings of its kit (C-23). */
  readonly generatorSettings: GeneratorSettings
  /** Whether the special financing offer is available (PAY-014). */
  readonly specialOfferOpen: boolean
  /** The points programme today (C-123). */
  readonly programme: Pick<TermTables, 'pointSeason' | 'programmeStart'>
}

const findFreight = (table: TermTables['freight'], uf: string | null, cityCode: string | null): Freight | null =>
  uf && cityCode ? chooseFreight(table, { uf, cityCode }) : null

const toFreights = ({ freight }: TermTables, order: OrderRecord) => {
  const isPickup = order.address_type === 'pickup'
  const { delivery_address_erp_state, delivery_address_erp_city } = order
  const { charge_address_erp_state, charge_address_erp_city } = order
  return {
    freight: isPickup ? null : findFreight(freight, delivery_address_erp_state, delivery_address_erp_city),
    billingFreight: isPickup ? findFreight(freight, charge_address_erp_state, charge_address_erp_city) : null,
  }
}

export const loadOrderTerms = async (
  { tx, now }: Pick<Reading, 'tx' | 'now'>,
  order: OrderRecord,
): Promise<OrderTerms> => {
  const tables = await loadTermTables(tx, order.terms_version)
  const { payments, serviceTaxPercent, generatorSettings, specialOfferOpen, pointSeason, programmeStart } = tables
  return {
    ...toFreights(tables, order),
    payments,
    serviceTaxPercent,
    campaignOpen: order.type !== 'BF' || isPromotionOpen(tables.promotion, toDay(now)),
    generatorSettings,
    specialOfferOpen,
    programme: { pointSeason, programmeStart },
  }
}

/** The maximum number of instalments of one card for the chosen method; null without a method. */
export const mostInstalments = ({ payments }: OrderTerms, method: PaymentMethod | null): number | null =>
  method === null ? null : findMaxInstalments(method, payments)
