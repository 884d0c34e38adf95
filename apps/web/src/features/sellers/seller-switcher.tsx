import { useState } from 'react'
import { useSellerId } from '../../lib/seller-scope.ts'
import { ContextSwitcher } from '../../ui/context-switcher.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { useSelectedSeller } from './use-selected-seller.ts'

const SelectSellerDialog = lazyDialog(async () => (await import('./select-seller-dialog.tsx')).SelectSellerDialog)

export type SellerSwitcherProps = {
  /** The screen needs an integrator: without one the dialog opens by itself (SEL-003). */
  readonly isNeeded: boolean
}

/** SEL-002: the integrator that staff work for, and the button to change it. */
export const SellerSwitcher = ({ isNeeded }: SellerSwitcherProps) => {
  const code = useSellerId()
  const { seller, isLoading } = useSelectedSeller()
  const [isOpen, setOpen] = useState(false)
  const isChoiceRequired = isNeeded && code === undefined
  return (
    <>
      <ContextSwitcher
        label="Solicitante"
        value={seller?.fancyName ?? code ?? null}
        placeholder="Selecione um integrador..."
        isBusy={isLoading}
        onOpen={() => setOpen(true)}
      />
      {(isOpen || isChoiceRequired) && (
        <SelectSellerDialog current={seller} isRequired={code === undefined} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
