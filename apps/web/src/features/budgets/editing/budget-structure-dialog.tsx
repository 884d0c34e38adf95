import { StructureDialog } from '../../generator/index.ts'
import type { BudgetDraft } from './use-budget-draft.ts'
import { type StructureLinesState, useBudgetStructure } from './use-budget-structure.ts'

export type BudgetStructureDialogProps = {
  readonly draft: BudgetDraft
  readonly linesState: StructureLinesState
  readonly onClose: () => void
}

/** The fixing structure of lines of panels, merged into the edited budget (KIT-017). */
export const BudgetStructureDialog = ({ draft, linesState, onClose }: BudgetStructureDialogProps) => (
  <StructureDialog search={useBudgetStructure(draft, linesState)} place="no orçamento" onClose={onClose} />
)
