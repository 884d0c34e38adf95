import { type PublicWarranties, readPublicWarranties } from '@girassol/contract/warranties'
import { useCallback, useEffect, useState } from 'react'
import { type ClosedState, callPublic, toClosedState } from '../../../lib/public-call.ts'

type LoadedWarranties =
  | { readonly state: 'loading' | ClosedState }
  | { readonly state: 'found'; readonly warranties: PublicWarranties }

/** The warranties of a public link; `isRetried` once the visitor has asked for them again. */
export const usePublicWarranties = (token: string) => {
  const [loaded, setLoaded] = useState<LoadedWarranties>({ state: 'loading' })
  const [isRetried, setRetried] = useState(false)
  const load = useCallback(async () => {
    try {
      setLoaded({ state: 'found', warranties: await callPublic(readPublicWarranties, { params: { token } }) })
    } catch (error) {
      setLoaded({ state: toClosedState(error) })
    }
  }, [token])
  useEffect(() => void load(), [load])
  const retry = () => {
    setRetried(true)
    setLoaded({ state: 'loading' })
    void load()
  }
  return { loaded, isRetried, retry }
}
