import type { SellerView } from '@girassol/contract/sellers'
import { useState } from 'react'
import { formatItems } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOpenCart } from '../cart/index.ts'
import classes from './select-seller-dialog.module.css'
import { SellerSearch } from './seller-search.tsx'
import { useChangeSeller } from './use-change-seller.ts'

type Step = 'choosing' | 'refused' | 'asking'

export type SelectSellerDialogProps = {
  /** The current integrator; null also while it is loading. */
  readonly current: SellerView | null
  /** There is no current integrator, so the dialog must be answered (SEL-001). */
  readonly isRequired: boolean
  readonly onClose: () => void
}

/** 'Selecionar integrador': the integrator to work for. Items in the cart require a confirmation first (C-30). */
export const SelectSellerDialog = ({ current, isRequired, onClose }: SelectSellerDialogProps) => {
  const [picked, setPicked] = useState<SellerView>()
  const chosen = picked ?? current
  const [step, setStep] = useState<Step>('choosing')
  const { cart, isLoading } = useOpenCart()
  const { change, emptyAndChange, isRunning } = useChangeSeller(onClose)
  const itemCount = cart?.invoiceItems.length ?? 0
  const confirm = () => {
    if (chosen === null) setStep('refused')
    else if (chosen.erpCode === current?.erpCode) onClose()
    else if (itemCount > 0) setStep('asking')
    else change(chosen)
  }
  const choose = (seller: SellerView) => {
    setPicked(seller)
    setStep('choosing')
  }
  return (
    <>
      <Dialog
        isOpen
        title="Selecionar integrador"
        width="table"
        isStatic={isRequired}
        onClose={onClose}
        footer={
          <>
            {!isRequired && <ActionButton label="Cancelar" variant="text" onRun={onClose} />}
            <ActionButton label="Confirmar" variant="next" isRunning={isLoading} onRun={confirm} />
          </>
        }
      >
        <SellerSearch chosen={chosen} onChoose={choose} />
        {step === 'refused' && chosen === null && (
          <div className={classes.refusal}>
            <Notice tone="danger" isInline isAlert>
              Selecione um integrador
            </Notice>
          </div>
        )}
      </Dialog>
      {chosen !== null && (
        <ConfirmDialog
          isOpen={step === 'asking'}
          title={`Trocar para ${chosen.fancyName}`}
          verb="Trocar e esvaziar"
          runningVerb="Esvaziando…"
          isDangerous
          isRunning={isRunning}
          onConfirm={() => emptyAndChange(chosen)}
          onClose={() => setStep('choosing')}
        >
          O carrinho de {current?.fancyName} tem {formatItems(itemCount)}. Ao trocar de integrador, ele é esvaziado.
        </ConfirmDialog>
      )}
    </>
  )
}
