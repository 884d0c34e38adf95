import { type RefObject, useEffect, useRef } from 'react'

/** Is the screen still there? For answers that come late. */
export const useIsMounted = (): RefObject<boolean> => {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
