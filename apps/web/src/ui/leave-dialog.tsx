import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

export type LeaveDialogProps = {
  readonly title: string
  /** What is lost. */
  readonly children: ReactNode
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before a form is left with changes that are not saved. */
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
