import { useEffect, useState } from 'react'

/** A blob URL for the bytes while they are shown; undefined without bytes. */
export const useBlobAddress = (bytes: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (bytes === undefined) return setAddress(undefined)
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
