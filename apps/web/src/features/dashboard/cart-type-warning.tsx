import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { hideCartWarning } from './cart-warning-choice.ts'

export type CartTypeWarningProps = {
  readonly isRunning: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** C-31: asks before items of another type of purchase leave the cart. */
export const CartTypeWarning = ({ isRunning, onConfirm, onClose }: CartTypeWarningProps) => {
  const [isHiding, setHiding] = useState(false)
  const confirm = () => {
    if (isHiding) hideCartWarning()
    onConfirm()
  }
  return (
    <ConfirmDialog
      isOpen
      title="Trocar o tipo de compra"
      verb="Trocar"
      isDangerous
      isRunning={isRunning}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Ao trocar o tipo de compra, os itens do carrinho serão removidos.</p>
      <Checkbox
        label="Não mostrar novamente"
        checked={isHiding}
        onChange={(event) => setHiding(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
