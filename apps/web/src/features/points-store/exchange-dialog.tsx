import type { PointsProductView } from '@girassol/contract/points-store'
import { displayName } from '@girassol/domain/catalogue'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { AddressValues } from '../customers/index.ts'
import { ExchangeAddress } from './exchange-address.tsx'
import { ExchangeProduct } from './exchange-product.tsx'
import { useStoreWish } from './use-store-wish.ts'
import { useTrade } from './use-trade.ts'
import { removeQuestion } from './wish-heart.tsx'

export type ExchangeDialogProps = {
  readonly product: PointsProductView
  /** Spendable points; undefined while unknown. */
  readonly tradeable: number | undefined
  readonly onClose: () => void
}

type Step = 'product' | 'address' | 'remove-wish'

/** The swap: first the product and the remaining balance, then the address (PTS-027). One dialog at a time. */
export const ExchangeDialog = ({ product, tradeable, onClose }: ExchangeDialogProps) => {
  const [step, setStep] = useState<Step>('product')
  /** The typed address, so that 'Voltar' does not lose it. */
  const [typed, setTyped] = useState<AddressValues>()
  const changeWish = useStoreWish()
  const trade = useTrade(product, onClose)
  if (step === 'remove-wish') {
    const remove = () => {
      changeWish(product, false)
      setStep('product')
    }
    return (
      <ConfirmDialog isOpen title="Lista de desejos" onConfirm={remove} onClose={() => setStep('product')}>
        {removeQuestion}
      </ConfirmDialog>
    )
  }
  if (step === 'address') {
    const goBack = (values: AddressValues) => {
      setTyped(values)
      setStep('product')
    }
    return (
      <Dialog isOpen title="Confirmar endereço de entrega" width="table" onClose={onClose}>
        <ExchangeAddress {...{ product, tradeable, typed, trade }} onBack={goBack} onCancel={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog isOpen title={displayName(product.B1_DESC)} width="product" onClose={onClose}>
      <ExchangeProduct
        product={product}
        tradeable={tradeable}
        onWish={() => (product.wishlist ? setStep('remove-wish') : changeWish(product, true))}
        onTrade={() => setStep('address')}
      />
    </Dialog>
  )
}
