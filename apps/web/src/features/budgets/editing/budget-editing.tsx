import { type OrderView, showOrder } from '@girassol/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'
import { BudgetEditor } from './budget-editor.tsx'

/** Edits a budget in the version that it had at the start; starts again after another user changed it. */
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
