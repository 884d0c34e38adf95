import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

export type LeaveDialogProps = {
  readonly title: string
  /** What would be lost. */
  readonly children: ReactNode
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before a form with unsaved changes is left. */
export const LeaveDialog = ({ title, children, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    isOpen
    title={title}
    verb="Sair sem salvar"
    cancel="Continuar editando"
    isDangerous
    onConfirm={onLeave}
    onClose={onStay}
  >
    {children}
  </ConfirmDialog>
)
