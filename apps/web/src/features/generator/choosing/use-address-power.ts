import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useChangeSearch } from '../../../lib/use-change-search.ts'

const mostWatts = 200_000

const readWatts = (value: unknown): number | undefined => {
  const watts = Number(value)
  return value !== undefined && Number.isInteger(watts) && watts > 0 && watts <= mostWatts ? watts : undefined
}

/**
 * Takes the power that another screen put in the address (`?potencia=`, watts) and removes it there, once the cart is
 * known (GRID-008).
 */
export const useAddressPower = (isReady: boolean, choose: (watts: number) => void): void => {
  const { potencia }: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const watts = readWatts(potencia)
  const take = useEffectEvent(() => {
    if (watts !== undefined) choose(watts)
    changeSearch(({ potencia: _, ...rest }) => rest, { replace: true })
  })
  const isWaiting = isReady && potencia !== undefined
  useEffect(() => {
    if (isWaiting) take()
  }, [isWaiting])
}
