import { readApiDescription } from '@girassol/contract/public-api'
import type { ApiDescription } from '@girassol/contract/public-api/description'
import { useCallback, useEffect, useState } from 'react'
import { type ClosedState, callPublic, toClosedState } from '../../lib/public-call.ts'

type Loaded =
  | { readonly state: 'loading' | ClosedState }
  | { readonly state: 'found'; readonly description: ApiDescription }

/** The description of the public API, as every visitor gets it (API-011). */
export const useDescription = () => {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const load = useCallback(async () => {
    try {
      setLoaded({ state: 'found', description: await callPublic(readApiDescription, {}) })
    } catch (error) {
      setLoaded({ state: toClosedState(error) })
    }
  }, [])
  useEffect(() => void load(), [load])
  const retry = () => {
    setLoaded({ state: 'loading' })
    void load()
  }
  return { loaded, retry }
}
