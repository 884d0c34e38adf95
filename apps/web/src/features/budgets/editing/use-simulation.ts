import { simulateBudget } from '@girassol/contract/budgets'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import type { BudgetEdit } from './budget-draft.ts'

export type Simulated = ResponseFor<typeof simulateBudget>

/** What an edit would make of the budget, calculated by the server; the caller reports failures. */
export const useSimulation = (id: number) => {
  const { mutateAsync, isPending } = useEndpointMutation(simulateBudget, {
    failure: false,
    scope: `budget-${id}`,
    queued: 'question',
  })
  const [simulated, setSimulated] = useState<Simulated>()
  return {
    simulated,
    isSimulating: isPending,
    simulate: async (body: BudgetEdit): Promise<Simulated> => {
      const answer = await mutateAsync({ params: { id }, body })
      setSimulated(answer)
      return answer
    },
  }
}
