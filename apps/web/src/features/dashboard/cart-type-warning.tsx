import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const key = 'girassol-hide-cart-warning'

/** CART-034: the person chose not to be warned again on this browser. */
export const isWarningHidden = (): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage is blocked: the warning is shown each time.
    return false
  }
}

const hideWarning = () => {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // As above.
  }
}

export type CartTypeWarningProps = {
  readonly isOpen: boolean
  readonly isRunning: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** C-31: asks before items of another type of purchase leave the cart. */
export const CartTypeWarning = ({ isOpen, isRunning, onConfirm, onClose }: CartTypeWarningProps) => {
  const [isHiding, setHiding] = useState(false)
  const confirm = () => {
    if (isHiding) hideWarning()
    onConfirm()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
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
