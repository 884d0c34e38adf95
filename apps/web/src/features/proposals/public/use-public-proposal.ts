import { type PublicProposal, readPublicProposal } from '@girassol/contract/proposals'
import { useCallback, useEffect, useState } from 'react'
import { type ClosedState, callPublic, toClosedState } from '../../../lib/public-call.ts'

export type LoadedProposal =
  | { readonly state: 'loading' | ClosedState }
  | { readonly state: 'found'; readonly proposal: PublicProposal }

/** The proposal of a public link. `show` replaces it by what an answer of the customer has changed. */
export const usePublicProposal = (token: string) => {
  const [loaded, setLoaded] = useState<LoadedProposal>({ state: 'loading' })
  const load = useCallback(async () => {
    try {
      setLoaded({ state: 'found', proposal: await callPublic(readPublicProposal, { params: { token } }) })
    } catch (error) {
      setLoaded({ state: toClosedState(error) })
    }
  }, [token])
  useEffect(() => void load(), [load])
  const show = (proposal: PublicProposal) => setLoaded({ state: 'found', proposal })
  return { loaded, load, show }
}
