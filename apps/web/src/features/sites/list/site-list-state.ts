import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { listSites } from '@girassol/contract/sites'
import { type SiteStage, type SiteViewName, siteStageNames, siteViews } from '@girassol/domain/sites'
import { isRecordNumber } from '../../../lib/record-number.ts'

/** The filters of the sites and their values in a bare address; without `modo` the layout is the one chosen last. */
export const siteListDefaults = {
  modo: '',
  visao: 'todas',
  q: '',
  responsavel: '',
  cidade: '',
  etapa: '',
  arquivadas: '',
}

export type SiteListState = typeof siteListDefaults

const viewIds: Readonly<Record<SiteViewName, string>> = {
  ALL: 'todas',
  MINE: 'minhas',
  LATE_TASK: 'atrasadas',
  IDLE: 'paradas',
}

/** The views as tabs, in their order. */
export const siteViewTabs = (Object.entries(siteViews) as [SiteViewName, string][]).map(([name, label]) => ({
  id: viewIds[name],
  name,
  label,
}))

type ListQuery = NonNullable<RequestFor<typeof listSites>['query']>

/** The filters that the board, the list and the export have in common. */
export type SiteFilters = Pick<ListQuery, 'term' | 'responsible' | 'city' | 'view' | 'archived'>

/** The filters of a state: what is empty, or no value that the server knows, is left out (SITE-008). */
export const toSiteFilters = ({ visao, q, responsavel, cidade, arquivadas }: SiteListState): SiteFilters => {
  const view = siteViewTabs.find(({ id }) => id === visao)?.name ?? 'ALL'
  const term = q.trim().slice(0, 100)
  return {
    ...(view !== 'ALL' && { view }),
    ...(term !== '' && { term }),
    ...(isRecordNumber(responsavel) && { responsible: Number(responsavel) }),
    ...(/^\d{7}$/.test(cidade) && { city: cidade }),
    ...(arquivadas === 'sim' && { archived: 'yes' as const }),
  }
}

export const findStage = ({ etapa }: SiteListState): SiteStage | undefined =>
  siteStageNames.find((stage) => stage === etapa)

/** Whether anything but the layout differs from the defaults. */
export const isNarrowed = ({ modo: _, ...state }: SiteListState): boolean =>
  Object.entries(state).some(([name, value]) => value !== siteListDefaults[name as keyof SiteListState])
