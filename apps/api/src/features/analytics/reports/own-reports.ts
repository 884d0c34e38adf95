import { claimStatuses, openClaimStatuses } from '@girassol/domain/claims'
import { siteStageNames, siteStages } from '@girassol/domain/sites'
import { readQualifiableBalance, readTradeableBalance } from '../../points/ledger/balance-queries.ts'
import { toLink } from './list-links.ts'
import { addUp, type BuildReport } from './report-reading.ts'

/** ANA-001: the sites of the company by stage. */
export const buildPipeline: BuildReport = async ({ tx, filters }) => {
  const stages = await tx
    .selectFrom('site')
    .select(['stage', (eb) => eb.fn.countAll<number>().as('sites')])
    .where('seller_id', '=', filters.sellerId ?? 0)
    .where('is_archived', '=', false)
    .groupBy('stage')
    .execute()
  const rows = siteStageNames.map((stage) => ({
    key: stage,
    label: siteStages[stage].label,
    values: { sites: stages.find((found) => found.stage === stage)?.sites ?? 0 },
    link: toLink('/obras', { modo: 'lista', etapa: stage }),
  }))
  return {
    rows,
    totals: addUp(
      rows.map(({ values }) => values),
      ['sites'],
    ),
    link: toLink('/obras', { modo: 'lista' }),
  }
}

/** ANA-001: the claims of the company that are not ended. */
export const buildClaims: BuildReport = async ({ tx, filters }) => {
  const counts = await tx
    .selectFrom('claim')
    .innerJoin('orders', 'orders.id', 'claim.order_id')
    .select(['claim.status', (eb) => eb.fn.countAll<number>().as('claims')])
    .where('orders.seller_id', '=', filters.sellerId ?? 0)
    .where('claim.status', 'in', openClaimStatuses)
    .groupBy('claim.status')
    .execute()
  const rows = openClaimStatuses.map((status) => ({
    key: status,
    label: claimStatuses[status].label,
    values: { claims: counts.find((found) => found.status === status)?.claims ?? 0 },
    link: toLink('/ocorrencias', { situacao: status }),
  }))
  const totals = addUp(
    rows.map(({ values }) => values),
    ['claims'],
  )
  return { rows, totals, link: toLink('/ocorrencias', { visao: 'abertas' }) }
}

/** ANA-001: the points of the company; nothing where it does not take part. */
export const buildPoints: BuildReport = async ({ tx, today, filters }) => {
  const sellerId = filters.sellerId ?? 0
  const seller = await tx.selectFrom('seller').select('points_enabled').where('id', '=', sellerId).executeTakeFirst()
  if (seller?.points_enabled !== true) return { rows: [], totals: { points: null }, link: null }
  const link = toLink('/pontos/extrato')
  const available = await readTradeableBalance(tx, sellerId, today)
  const qualifiable = await readQualifiableBalance(tx, sellerId)
  const rows = [
    { key: 'available', label: 'Disponíveis', values: { points: available }, link },
    { key: 'qualifiable', label: 'Qualificáveis', values: { points: qualifiable }, link },
  ]
  // Points of one balance are in the other, too.
  return { rows, totals: { points: null }, link }
}
