import { type OrderView, showOrder } from '@girassol/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'
import { BudgetEditor } from './budget-editor.tsx'

/** The editing of a budget as it was when it began; begins anew with what others made of it since. */
export const BudgetEditing = ({ budget }: { readonly budget: OrderView }) => {
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const reset = () => setRound((before) => before + 1)
  const restart = async () => {
    await refreshEndpoints(client, [showOrder])
    reset()
  }
  return <BudgetEditor key={round} budget={budget} onRestart={() => void restart()} onReset={reset} />
}
