import { StructureDialog } from '../../generator/index.ts'
import type { BudgetDraft } from './use-budget-draft.ts'
import { type KeptLines, useBudgetStructure } from './use-budget-structure.ts'

export type BudgetStructureDialogProps = {
  readonly draft: BudgetDraft
  readonly kept: KeptLines
  readonly onClose: () => void
}

/** The fixing structure of lines of panels, merged into the budget that is edited (KIT-017). */
export const BudgetStructureDialog = ({ draft, kept, onClose }: BudgetStructureDialogProps) => (
  <StructureDialog search={useBudgetStructure(draft, kept)} place="no orçamento" onClose={onClose} />
)
