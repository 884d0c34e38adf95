import { listSites } from '@girassol/contract/sites'
import { useEndpointPages, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { cardsAtOnce } from '../board/more-sites.tsx'
import type { SiteLayout } from './site-layout.ts'
import { findStage, type SiteListState, toSiteFilters } from './site-list-state.ts'

/** The first cards of every stage, or the list page by page, and the counts of the stages. */
export const useSites = (state: SiteListState, layout: SiteLayout) => {
  const filters = toSiteFilters(state)
  const stage = findStage(state)
  const isBoard = layout === 'quadro'
  const board = useEndpointQuery(
    listSites,
    { query: { ...filters, board: 'yes', take: cardsAtOnce } },
    { enabled: isBoard, showPrevious: true },
  )
  const list = useEndpointPages(
    listSites,
    { query: { ...filters, ...(stage !== undefined && { stage }), take: cardsAtOnce } },
    { enabled: !isBoard },
  )
  return {
    filters,
    stage,
    board,
    list,
    stages: (isBoard ? board.data : list.data?.pages[0])?.stages ?? [],
    isBusy: isBoard ? board.isFetching : list.isFetching && !list.isFetchingNextPage,
  }
}

export type Sites = ReturnType<typeof useSites>
