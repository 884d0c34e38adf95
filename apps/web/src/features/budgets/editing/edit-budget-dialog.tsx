import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type BudgetDialogProps, toEditPath } from '../detail/budget-record.ts'

/** BUD-009: an edited budget takes today's prices, so the user must confirm first. */
export const EditBudgetDialog = ({ order, onClose }: BudgetDialogProps) => {
  const navigate = useNavigate()
  const edit = () => {
    onClose()
    void navigate({ href: toEditPath(order.id) })
  }
  return (
    <ConfirmDialog isOpen title={`Editar orçamento ${order.id}`} verb="Editar" onConfirm={edit} onClose={onClose}>
      Ao editar, os valores podem ser atualizados: preços, frete e disponibilidade passam a ser os de hoje. Nada muda
      até você salvar.
    </ConfirmDialog>
  )
}
