import { inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import { statusAt } from '@girassol/domain/orders'
import {
  canMakeProposal,
  copyFinancingLines,
  createContent,
  type ProposalContent,
  type ProposalCustomer,
  type ProposalItem,
  type SourceKind,
  sourceSentences,
  type UtilityTerms,
} from '@girassol/domain/proposals'
import type { Context } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { findBrand } from '../../company-brand/brand-queries.ts'
import { requireIrradiation } from '../../energy/city-irradiation.ts'
import { findFinancingLines } from '../../financing-lines/financing-line-queries.ts'
import { listOrderLines, type OrderLine } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { priceLines } from '../../order-record/prices/price-cart.ts'
import { findOrder } from '../../order-record/readable-orders.ts'
import { findEnergySettings } from '../../settings/energy-settings-queries.ts'
import { findServingUtilities } from '../../utilities/utility-queries.ts'
import { findUtilityTermsNamed } from './utility-terms.ts'

const unknownTerms = { tariff: null, fioB: null, validFrom: null, rule: 'MAX' } as const

type Source = { readonly order: OrderRecord; readonly lines: readonly OrderLine[] }

const toItem = (line: OrderLine): ProposalItem => ({
  code: line.product_code,
  name: line.product_name,
  groupCode: line.group_code,
  quantity: line.quantity,
  kitQuantity: line.kit_quantity,
  unitCents: line.unit_value_cents,
  availability: line.availability ?? line.current,
})

/** The city of the delivery, else of the bill; null for one that has no IBGE code. */
const findCityCode = (order: OrderRecord): string | null =>
  [order.delivery_address_erp_city, order.charge_address_erp_city].find(
    (code): code is string => code !== null && findCity(code) !== null,
  ) ?? null

/** 'Avenida Paulista, 1000'; null without a street. */
const writeStreet = (street: string | null, number: string | null): string | null =>
  street === null ? null : [street, number].filter(Boolean).join(', ')

const toCustomer = (order: OrderRecord): ProposalCustomer => ({
  customerId: order.customer_id,
  name: order.customer_name,
  document: order.customer_document,
  phone: order.customer_phone,
  email: order.customer_email,
  address:
    writeStreet(order.delivery_address_description, order.delivery_address_number) ??
    writeStreet(order.charge_address_description, order.charge_address_number),
  cityCode: findCityCode(order),
})

const hasKit = ({ order, lines }: Source): boolean =>
  order.kit !== null ||
  [moduleGroup, inverterGroup].every((group) => lines.some(({ group_code }) => group_code === group))

/** A cart is priced today; a budget keeps its prices while it is valid (C-80, C-63). */
const readSource = async (context: Context, id: number): Promise<Source> => {
  const order = await findOrder(context, id)
  const lines = await listOrderLines(context, id)
  return order.status === 'CART' ? priceLines(context, { order, lines }, 'BUDGET') : { order, lines }
}

/** Of São Paulo, for a place that is not known yet. */
const usualLatitude = -23.5

const findLatitude = async ({ tx }: Context, cityCode: string | null): Promise<number> =>
  cityCode === null ? usualLatitude : (await requireIrradiation(tx, cityCode)).latitude

/** What the company writes in every proposal (PROP-028). */
const readCompanyTexts = async (tx: Context['tx'], sellerId: number) => {
  const { warranty_text, payment_text } = await findBrand(tx, sellerId)
  return { warranty: warranty_text || null, payment: payment_text || null }
}

/** The utility that the site names, else the only one that serves the city (C-167). */
const findUtilityTerms = async (
  { tx }: Context,
  { siteId, cityCode }: { readonly siteId: number | null; readonly cityCode: string | null },
): Promise<UtilityTerms | null> => {
  const site =
    siteId === null
      ? undefined
      : await tx.selectFrom('site').select(['utility', 'city_code']).where('id', '=', siteId).executeTakeFirst()
  if (site?.utility) {
    return (await findUtilityTermsNamed(tx, site.utility)) ?? { ...unknownTerms, name: site.utility }
  }
  const code = site?.city_code ?? cityCode ?? ''
  const city = findCity(code)
  if (city === null) return null
  const [utility, other] = await findServingUtilities(tx, { code, state: city.state })
  return utility !== undefined && other === undefined ? utility : null
}

/** The content that a proposal begins with, and the order that it comes from; 404 or 409 for another source (PROP-002). */
export const readSourceContent = async (
  context: Context,
  { kind, id }: { readonly kind: SourceKind; readonly id: number },
  siteId?: number,
): Promise<{ readonly order: OrderRecord; readonly content: ProposalContent }> => {
  const source = await readSource(context, id)
  const { order, lines } = source
  const status = statusAt({ status: order.status, finishedAt: order.finished_at }, context.now)
  orRefuse(canMakeProposal({ kind, status, type: order.type, hasKit: hasKit(source) }), sourceSentences)
  const customer = toCustomer(order)
  const equipmentCents = order.sub_total_with_discount_cents + order.freight_cents
  const power = Math.round(Number(order.kit_power_kw) * 100) / 100
  const content = createContent(
    {
      customer,
      items: lines.map(toItem),
      equipmentCents,
      kwp: power > 0 ? power : null,
      latitude: await findLatitude(context, customer.cityCode),
      utility: await findUtilityTerms(context, { siteId: siteId ?? order.site_id, cityCode: customer.cityCode }),
      financing: copyFinancingLines(await findFinancingLines(context.tx), equipmentCents),
      texts: await readCompanyTexts(context.tx, order.seller_id),
    },
    await findEnergySettings(context.tx),
    context.now,
  )
  return { order, content }
}
