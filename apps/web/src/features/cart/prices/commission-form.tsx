import type { OrderView } from '@girassol/contract/orders'
import { centsFromReais } from '@girassol/domain/shared'
import { useState } from 'react'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { PriceForm } from './price-form.tsx'
import { useChangePrices } from './use-change-prices.ts'

/** The service value is added on top of everything else (C-80). */
const worthWith = (order: OrderView, cents: number | null) => {
  const { totalInvoice, grossCommission } = order
  if (cents === null || totalInvoice === null || grossCommission === null) return undefined
  const total = centsFromReais(totalInvoice) - centsFromReais(grossCommission) + cents
  return { totalInvoice: total / 100, marginLiquid: null, isMarginBelowAllowed: false }
}

export type CommissionFormProps = { readonly order: OrderView; readonly onClose: () => void }

/** The amount that the integrator charges for the installation, on top of the equipment (C-61, C-80). */
export const CommissionForm = ({ order, onClose }: CommissionFormProps) => {
  const present = centsFromReais(order.grossCommission ?? 0)
  const [cents, setCents] = useState<number | null>(present)
  const failure = 'Ocorreu um erro ao atualizar o valor líquido do serviço' // DET-061
  const { change, isRunning, refusal, forgetRefusal } = useChangePrices({ order, failure, onDone: onClose })
  const isUnchanged = cents === null || cents === present
  const type = (next: number | null) => {
    forgetRefusal()
    setCents(next)
  }
  const confirm = () => {
    if (isUnchanged) onClose()
    else change({ grossCommission: cents / 100 })
  }
  const effect = isUnchanged ? undefined : worthWith(order, cents)
  const frame = { before: order, after: effect, isRunning, onConfirm: confirm, onCancel: onClose }
  return (
    <PriceForm name="Serviço" {...frame}>
      <MoneyInput label="Valor do serviço" cents={cents} isFocused error={refusal} onChange={type} />
    </PriceForm>
  )
}
