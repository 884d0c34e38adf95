import { useState } from 'react'
import { endSession } from '../../lib/session-end.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** NAV-013: leaving asks first. */
export const LogoutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [isRunning, setRunning] = useState(false)
  const leave = () => {
    setRunning(true)
    void endSession('/login')
  }
  return (
    <ConfirmDialog
      isOpen
      title="Sair do Girassol"
      verb="Sair"
      runningVerb="Saindo…"
      isRunning={isRunning}
      onConfirm={leave}
      onClose={onClose}
    >
      Para voltar, você vai precisar entrar de novo.
    </ConfirmDialog>
  )
}
