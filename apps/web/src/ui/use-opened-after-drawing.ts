import { useEffect, useState } from 'react'

/** True one drawing later than `isOpen`: what opens after it was drawn closed gives the focus back to where it was. */
export const useOpenedAfterDrawing = (isOpen: boolean): boolean => {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(isOpen), [isOpen])
  return isShown
}
