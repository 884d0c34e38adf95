import { changeBranch } from '@girassol/contract/budgets'
import { listBranches } from '@girassol/contract/freight'
import { listOrders, showOrder } from '@girassol/contract/orders'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { Card } from '../../../ui/card.tsx'
import type { BudgetDraft } from './use-budget-draft.ts'

/** The branch that will dispatch, for the two roles that may change it; saved at once (BUD-029, C-58). */
export const BranchSelect = ({ draft }: { readonly draft: BudgetDraft }) => {
  const { budget, setVersion } = draft
  const [chosen, setChosen] = useState(budget.erpTenantId)
  const isOffered = budget.actions.changeBranch.allowed
  const { data = [] } = useEndpointQuery(listBranches, {}, { enabled: isOffered })
  const change = useEndpointMutation(changeBranch, {
    failure: 'Ocorreu um erro ao atualizar filial.', // BUD-044
    refreshes: [showOrder, listOrders],
    onSuccess: (stored) => {
      setChosen(stored.erpTenantId)
      setVersion(stored.version)
    },
  })
  if (!isOffered) return null
  const options = data.map(({ name, companyCode, branchCode }) => ({
    value: `${companyCode},${branchCode}`,
    label: name,
  }))
  const isKnown = options.some(({ value }) => value === chosen)
  return (
    <Card title="Filial">
      <Select
        label="Filial responsável pela expedição"
        description="A troca vale na hora, sem salvar o orçamento."
        placeholder="Filial não encontrada" // BUD-039
        data={options}
        value={isKnown ? chosen : null}
        allowDeselect={false}
        disabled={change.isPending}
        onChange={(erpTenantId) => {
          if (erpTenantId !== null && erpTenantId !== chosen) {
            change.mutate({ params: { id: budget.id }, body: { erpTenantId } })
          }
        }}
      />
    </Card>
  )
}
