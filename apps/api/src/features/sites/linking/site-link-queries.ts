import type { SiteLinkView } from '@girassol/contract/sites'
import { inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import { canOpenHomologation, type HomologationStatus, homologationStatuses } from '@girassol/domain/homologations'
import { isBudgetStatus, type OrderStatus, orderStatuses, statusAt } from '@girassol/domain/orders'
import { type ProposalStatus, proposalStatusAt, proposalStatuses } from '@girassol/domain/proposals'
import { reaisFrom } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'
import type { Context } from '../../../http/context.ts'
import { seesProposals } from '../site-access.ts'

/** Far more than a site has. */
const most = 200

type OrderLink = {
  readonly id: number
  readonly status: OrderStatus
  readonly total_invoice_cents: number
  readonly kit_power_kw: string
  readonly finished_at: string | null
  readonly has_kit: boolean
}

const findOrderKind = (status: OrderStatus) => {
  if (status === 'CART') return 'CART'
  return isBudgetStatus(status) ? 'BUDGET' : 'ORDER'
}

const orderTitles = {
  CART: () => 'Carrinho',
  BUDGET: (id: number) => `Orçamento ${id}`,
  ORDER: (id: number) => `Pedido ${id}`,
}
const orderPlaces = {
  CART: () => '/sales',
  BUDGET: (id: number) => `/orcamentos/${id}`,
  ORDER: (id: number) => `/pedidos/${id}`,
}

/** C-29: users who may not see prices read the total of an order, and not that of a cart or budget. */
const toOrderLink = (row: OrderLink, { canViewProductPrices }: Actor, now: string): SiteLinkView => {
  const kind = findOrderKind(row.status)
  const status = statusAt({ status: row.status, finishedAt: row.finished_at }, now)
  const seesValue = canViewProductPrices || kind === 'ORDER'
  return {
    kind,
    recordId: row.id,
    title: orderTitles[kind](row.id),
    status: orderStatuses[row.status].label,
    value: seesValue ? reaisFrom(row.total_invoice_cents) : null,
    kwp: Number(row.kit_power_kw) || null,
    link: orderPlaces[kind](row.id),
    canHaveHomologation: kind !== 'CART' && canOpenHomologation({ kind, status, hasKit: row.has_kit }).allowed,
  }
}

type ProposalLink = {
  readonly id: number
  readonly number: number
  readonly status: ProposalStatus
  readonly valid_until: string | null
  readonly final_price_cents: number
  readonly kwp: string | null
}

const toProposalLink = (row: ProposalLink, now: string): SiteLinkView => ({
  kind: 'PROPOSAL',
  recordId: row.id,
  title: `Proposta ${row.number}`,
  status: proposalStatuses[proposalStatusAt({ status: row.status, validUntil: row.valid_until }, now)].label,
  value: reaisFrom(row.final_price_cents),
  kwp: row.kwp === null ? null : Number(row.kwp),
  link: `/propostas/${row.id}`,
  canHaveHomologation: false,
})

type HomologationLink = {
  readonly id: number
  readonly order_id: number | null
  /** Of its order or budget; null for one that was removed or given to another company (C-08). */
  readonly order_status: OrderStatus | null
  readonly status: HomologationStatus
}

const nameHomologation = ({ id, order_id, order_status }: HomologationLink): string => {
  if (order_id === null || order_status === null) return `Homologação ${id}`
  return `Homologação do ${isBudgetStatus(order_status) ? 'orçamento' : 'pedido'} ${order_id}`
}

const toHomologationLink = (row: HomologationLink): SiteLinkView => ({
  kind: 'HOMOLOGATION',
  recordId: row.id,
  title: nameHomologation(row),
  status: homologationStatuses[row.status].label,
  value: null,
  kwp: null,
  link: `/homologacoes/${row.id}`,
  canHaveHomologation: false,
})

const findHomologations = async (tx: Context['tx'], siteId: number): Promise<SiteLinkView[]> => {
  const { rows } = await sql<HomologationLink>`
    select homologation.id, order_id, orders.status as order_status, homologation.status
    from homologation left join orders
      on orders.id = homologation.order_id and orders.seller_id = homologation.seller_id
    where homologation.site_id = ${siteId} order by homologation.id desc limit ${most}`.execute(tx)
  return rows.map(toHomologationLink)
}

const hasGroup = (group: string) => sql<boolean>`exists (
  select from order_item item join product on product.code = item.product_code
  where item.order_id = orders.id and product.group_code = ${group})`

/** What is linked to a site, the newest first; proposals only for those who may read them (C-172). */
export const listSiteLinks = async (
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  siteId: number,
): Promise<SiteLinkView[]> => {
  const orders = await sql<OrderLink>`
    select id, status, total_invoice_cents, kit_power_kw, finished_at,
      ${hasGroup(moduleGroup)} and ${hasGroup(inverterGroup)} as has_kit from orders
    where site_id = ${siteId} and (status <> 'CART' or created_by = ${actor.userId})
    order by id desc limit ${most}`.execute(tx)
  const links = [...orders.rows.map((row) => toOrderLink(row, actor, now)), ...(await findHomologations(tx, siteId))]
  if (!seesProposals(actor)) return links
  const proposals = await sql<ProposalLink>`
    select id, number, status, valid_until, final_price_cents, kwp from proposal
    where site_id = ${siteId} order by id desc limit ${most}`.execute(tx)
  return [...links, ...proposals.rows.map((row) => toProposalLink(row, now))]
}
