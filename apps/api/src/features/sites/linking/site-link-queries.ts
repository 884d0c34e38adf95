import type { SiteLinkView } from '@girassol/contract/sites'
import { type HomologationStatus, homologationStatuses } from '@girassol/domain/homologations'
import { isBudgetStatus, type OrderStatus, orderStatuses } from '@girassol/domain/orders'
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
const toOrderLink = (row: OrderLink, { canViewProductPrices }: Actor): SiteLinkView => {
  const kind = findOrderKind(row.status)
  const seesValue = canViewProductPrices || kind === 'ORDER'
  return {
    kind,
    recordId: row.id,
    title: orderTitles[kind](row.id),
    status: orderStatuses[row.status].label,
    value: seesValue ? reaisFrom(row.total_invoice_cents) : null,
    kwp: Number(row.kit_power_kw) || null,
    link: orderPlaces[kind](row.id),
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
})

type HomologationLink = { readonly id: number; readonly order_id: number | null; readonly status: HomologationStatus }

const toHomologationLink = ({ id, order_id, status }: HomologationLink): SiteLinkView => ({
  kind: 'HOMOLOGATION',
  recordId: id,
  title: order_id === null ? 'Homologação' : `Homologação do pedido ${order_id}`,
  status: homologationStatuses[status].label,
  value: null,
  kwp: null,
  link: `/homologacoes/${id}`,
})

const findHomologations = async (tx: Context['tx'], siteId: number): Promise<SiteLinkView[]> => {
  const { rows } = await sql<HomologationLink>`
    select id, order_id, status from homologation where site_id = ${siteId} order by id desc limit ${most}`.execute(tx)
  return rows.map(toHomologationLink)
}

/** What is linked to a site, the newest first; proposals only for those who may read them (C-172). */
export const listSiteLinks = async (
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  siteId: number,
): Promise<SiteLinkView[]> => {
  const orders = await sql<OrderLink>`
    select id, status, total_invoice_cents, kit_power_kw from orders
    where site_id = ${siteId} and (status <> 'CART' or created_by = ${actor.userId})
    order by id desc limit ${most}`.execute(tx)
  const links = [...orders.rows.map((row) => toOrderLink(row, actor)), ...(await findHomologations(tx, siteId))]
  if (!seesProposals(actor)) return links
  const proposals = await sql<ProposalLink>`
    select id, number, status, valid_until, final_price_cents, kwp from proposal
    where site_id = ${siteId} order by id desc limit ${most}`.execute(tx)
  return [...links, ...proposals.rows.map((row) => toProposalLink(row, now))]
}
