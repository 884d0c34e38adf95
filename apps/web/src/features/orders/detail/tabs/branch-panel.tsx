import { listBranches } from '@girassol/contract/freight'
import type { OrderView } from '@girassol/contract/orders'
import { Select } from '@mantine/core'
import { useEndpointQuery } from '../../../../lib/use-endpoint.ts'
import { Card } from '../../../../ui/card.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../../ui/skeletons.tsx'
import { unknownBranch } from '../branch-name.ts'

/** DET-024, C-58: read-only here; a budget's branch is changed in the budget editor. */
export const BranchPanel = ({ order }: { readonly order: OrderView }) => {
  const branches = useEndpointQuery(listBranches, {})
  if (branches.error !== null) return <ErrorState error={branches.error} onRetry={() => void branches.refetch()} />
  if (branches.data === undefined) return <SkeletonLines lines={2} />
  const options = branches.data.map(({ name, companyCode, branchCode }) => ({
    value: `${companyCode},${branchCode}`,
    label: name,
  }))
  return (
    <Card>
      <Select
        label="Filial responsável pela expedição"
        data={options}
        value={order.erpTenantId}
        placeholder={unknownBranch}
        maw={420}
        readOnly
        disabled
      />
    </Card>
  )
}
