import { useEffect, useState } from 'react'

/** True one render later than `isOpen`: what was first rendered closed returns the focus to its previous place. */
export const useOpenedAfterDrawing = (isOpen: boolean): boolean => {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(isOpen), [isOpen])
  return isShown
}
