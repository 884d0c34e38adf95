import { type Capability, can } from '@girassol/domain/access'
import type { Period } from '@girassol/domain/analytics'
import type { OrderStatus } from '@girassol/domain/orders'
import type { ReportReading } from './report-reading.ts'

/** An address within the portal; what is empty is left out. */
export const toLink = (path: string, search: Readonly<Record<string, string | null>> = {}): string => {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as [string, string]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** What a row narrows its list by, besides the filters of the report. */
export type LinkPart = {
  readonly period?: Period
  readonly uf?: string
  readonly sellerId?: number
  readonly brand?: string
  readonly group?: string
  readonly product?: string
}

/** The orders that are counted in a period, with the filters of the report (ANA-001, ANA-002). */
export const linkToCounted = ({ period, filters, isOwn }: ReportReading, part: LinkPart = {}): string => {
  const days = part.period ?? period
  const seller = part.sellerId ?? (isOwn ? null : filters.sellerId)
  return toLink('/pedidos', {
    contados: 'sim',
    finalizadoDe: days.from,
    finalizadoAte: days.to,
    uf: part.uf ?? filters.uf,
    filial: filters.branch,
    marca: part.brand ?? filters.brand,
    grupo: part.group ?? filters.group,
    produto: part.product ?? null,
    vendedor: seller === null ? null : String(seller),
  })
}

/** The orders that are in a status now. */
export const linkToStatus = ({ filters, isOwn }: ReportReading, status: OrderStatus): string =>
  toLink('/pedidos', {
    ...(status === 'FUTURE_SALE' ? { futura: '1' } : { status }),
    vendedor: isOwn || filters.sellerId === null ? null : String(filters.sellerId),
  })

/** What the screens need that figures lead to, by the first part of their address. */
const screenCapabilities: Readonly<Record<string, Capability>> = {
  pedidos: 'orders.read',
  orcamentos: 'budgets.use',
  propostas: 'proposals.use',
  obras: 'sites.read',
  ocorrencias: 'claims.read',
  pontos: 'points.read',
  impacto: 'substitution.impact',
  detalhes: 'store.use',
}

/** ANA-009: the link, or null where the reader may not open its screen. */
export const orUnlinked = (link: string | null, { roles }: Pick<ReportReading, 'roles'>): string | null => {
  const screen = screenCapabilities[/^\/(\w+)/.exec(link ?? '')?.[1] ?? '']
  return screen !== undefined && can(roles, screen) ? link : null
}

/** A product that a figure names: what depends on it, for those who read that, else its page in the store. */
export const linkToProduct = (reading: Pick<ReportReading, 'roles'>, code: string): string | null => {
  const path = encodeURIComponent(code)
  return orUnlinked(`/impacto/${path}`, reading) ?? orUnlinked(`/detalhes/${path}`, reading)
}
