import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type RemoveDialogProps = {
  /** What goes, with its article where it has one: 'o link Biblioteca'. */
  readonly what: string
  readonly isRunning: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** What follows from it. */
  readonly children: ReactNode
}

/** Asks before a record is gone for good. */
export const RemoveDialog = ({ what, children, ...confirming }: RemoveDialogProps) => (
  <ConfirmDialog isOpen isDangerous title={`Remover ${what}`} verb="Remover" runningVerb="Removendo…" {...confirming}>
    {children}
  </ConfirmDialog>
)
