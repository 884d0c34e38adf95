import { type ComponentType, useEffect, useState } from 'react'
import { loadOnline } from '../lib/connection.ts'

const Nothing = () => null

type Arrival<Props> = { readonly Part?: ComponentType<Props>; readonly error?: unknown }

/**
 * A part of a screen whose file is loaded when it is first shown; `Waiting` is shown until then. It appears as soon as
 * the file has arrived: with `lazy`, React shows a part at the earliest 300 ms after what is shown in its place. A file
 * that cannot be loaded is an error of the screen.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = Nothing,
) => {
  let arrived: Arrival<Props> = {}
  const LazyPart = (props: Props) => {
    const [{ Part = Waiting, error }, setArrival] = useState(arrived)
    useEffect(() => {
      let isShown = true
      const show = (arrival: Arrival<Props>) => {
        if (isShown) setArrival(arrival)
      }
      const request = async () => {
        try {
          arrived = { Part: await loadOnline(load) }
          show(arrived)
        } catch (reason) {
          show({ error: reason })
        }
      }
      if (arrived.Part === undefined) void request()
      else show(arrived)
      return () => {
        isShown = false
      }
    }, [])
    if (error !== undefined) throw error
    return <Part {...props} />
  }
  return LazyPart
}
