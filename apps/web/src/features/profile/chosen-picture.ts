import { avatarRefusals, canBeAvatar } from '@girassol/domain/profile'
import { useEffect, useState } from 'react'

type Chosen = { readonly address: string } | { readonly refusal: string } | null

const judge = (file: File): Chosen => {
  const decision = canBeAvatar({ contentType: file.type, bytes: file.size })
  return decision.allowed ? { address: URL.createObjectURL(file) } : { refusal: avatarRefusals[decision.refusal] }
}

/** The chosen file as a blob URL, or why it cannot be a picture (AVA-004, AVA-005). */
export const useChosenPicture = () => {
  const [chosen, setChosen] = useState<Chosen>(null)
  const address = chosen !== null && 'address' in chosen ? chosen.address : undefined
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address)
    return undefined
  }, [address])
  return {
    address,
    refusal: chosen !== null && 'refusal' in chosen ? chosen.refusal : undefined,
    choose: (file: File | undefined) => {
      if (file !== undefined) setChosen(judge(file))
    },
    /** The file type said picture, but its content is none. */
    refuseUnreadable: () => setChosen({ refusal: avatarRefusals.avatarOfOtherType }),
  }
}
