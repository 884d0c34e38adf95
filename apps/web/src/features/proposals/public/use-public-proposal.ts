import { type PublicProposal, readPublicProposal } from '@girassol/contract/proposals'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { callPublic } from './public-call.ts'

export type LoadedProposal =
  | { readonly state: 'loading' | 'missing' | 'tooMany' | 'failed' }
  | { readonly state: 'found'; readonly proposal: PublicProposal }

const toState = (error: unknown): 'missing' | 'tooMany' | 'failed' => {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404 || status === 400) return 'missing'
  return status === 429 ? 'tooMany' : 'failed'
}

/** The proposal of a public link. `show` replaces it by what an answer of the customer has changed. */
export const usePublicProposal = (token: string) => {
  const [loaded, setLoaded] = useState<LoadedProposal>({ state: 'loading' })
  const load = useCallback(async () => {
    try {
      setLoaded({ state: 'found', proposal: await callPublic(readPublicProposal, { params: { token } }) })
    } catch (error) {
      setLoaded({ state: toState(error) })
    }
  }, [token])
  useEffect(() => void load(), [load])
  const show = (proposal: PublicProposal) => setLoaded({ state: 'found', proposal })
  return { loaded, load, show }
}
