import { canCompareBudgets, compareBudgetsSentences } from '@girassol/domain/budgets'
import { useNavigate } from '@tanstack/react-router'
import { formatCounted } from '../../../lib/format.ts'
import type { Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { plainButton, SelectionActions, SelectionBar } from '../../../ui/selection-bar.tsx'
import type { MarkedBudgets } from './use-marked-budgets.ts'

const findPermission = (ids: readonly number[]): Permission => {
  const decision = canCompareBudgets(ids)
  return decision.allowed ? decision : { allowed: false, reason: compareBudgetsSentences[decision.refusal] }
}

/** The bar of the marked budgets, which opens their comparison (DEC-004). */
export const CompareBar = ({ marked: { ids, clear } }: { readonly marked: MarkedBudgets }) => {
  const navigate = useNavigate()
  const compare = () => void navigate({ to: '/orcamentos/comparar', search: { orcamento: ids.map(String) } })
  return (
    <SelectionBar counted={formatCounted(ids.length, 'orçamento', 'orçamentos')}>
      <SelectionActions>
        <ActionButton
          label="Comparar"
          variant="next"
          reasonAs="tooltip"
          permission={findPermission(ids)}
          onRun={compare}
        />
        <button type="button" className={plainButton} onClick={clear}>
          Limpar seleção
        </button>
      </SelectionActions>
    </SelectionBar>
  )
}
