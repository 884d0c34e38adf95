import { listClaims } from '@girassol/contract/claims'
import { useCan } from '../../../access/session.tsx'
import { formatTotal } from '../../../lib/format.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useClaimSide } from '../use-claim-side.ts'
import { ClaimCard, claimColumns } from './claim-columns.tsx'
import { ClaimFilters } from './claim-filters.tsx'
import { claimListDefaults, claimViews, findClaimView, toClaimFilters } from './claim-list-state.ts'
import { ExportClaimsMenu } from './export-claims-menu.tsx'
import { NoClaims } from './no-claims.tsx'

const countText = (total: number, isExact: boolean) =>
  `Ver ${formatTotal(total, isExact)} ${total === 1 && isExact ? 'ocorrência' : 'ocorrências'}`

const pageSize = 25

/** CLM-009: the claims of an integrator, or the queue of the distributor, those due first. */
export const ClaimListScreen = () => {
  const { state, change, reset, isChanged } = useListState(claimListDefaults)
  const side = useClaimSide()
  const mayExport = useCan('claims.handle')
  const filters = toClaimFilters(state)
  const list = useEndpointPages(listClaims, { query: { ...filters, take: pageSize } })
  const shown = { side, term: filters.term ?? '' }
  return (
    <>
      <PageHeader title="Ocorrências" {...(mayExport && { secondary: <ExportClaimsMenu filters={filters} /> })} />
      <Tabs
        label="Visões"
        look="views"
        tabs={claimViews}
        current={findClaimView(state).id}
        onChange={(visao) => change({ visao })}
      />
      <ClaimFilters
        state={state}
        side={side}
        onChange={change}
        onClear={() => change({ situacao: '', tipo: '', minhas: '' })}
        isBusy={list.isFetching && !list.isFetchingNextPage}
        resultLabel={countText(list.total, list.totalIsExact)}
      />
      <DataTable
        caption="Ocorrências"
        columns={claimColumns(shown)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        isOpenable
        card={(row) => <ClaimCard row={row} {...shown} />}
        empty={<NoClaims side={side} isFiltered={isChanged} onReset={reset} />}
      />
    </>
  )
}
