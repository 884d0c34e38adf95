import { addClaimPhoto } from '@girassol/contract/claims'
import { canBePhoto, photoSentences } from '@girassol/domain/shared'
import { useState } from 'react'
import { toSentences } from '../../../lib/api-error.ts'
import { readChosenFile } from '../../../lib/read-chosen-file.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useStoreClaim } from '../use-store-claim.ts'
import type { ChosenPhoto } from './unsent-photos.ts'

/** Larger files are refused before the upload; the server has the exact limit. */
const mostMegabytes = 5

/** Why a chosen file cannot be a photo of a claim (DEL-014); undefined for one that can. */
export const findPhotoFault = ({ type, size }: File): string | undefined => {
  const decision = canBePhoto({ contentType: type, bytes: size })
  return decision.allowed ? undefined : photoSentences[decision.refusal]
}

export type PhotoProgress = { readonly number: number; readonly all: number }

export type SentPhotos = {
  /** The photos that were not stored, in their order. */
  readonly failed: readonly ChosenPhoto[]
  /** Why the last of them was not. */
  readonly problem: string | undefined
}

/** Sends photos one after the other; a failed one does not stop the others. */
export const useSendPhotos = () => {
  const store = useStoreClaim()
  const addition = useEndpointMutation(addClaimPhoto, { failure: false, onSuccess: store })
  const [progress, setProgress] = useState<PhotoProgress>()
  const send = async (claimId: number, { file, itemId }: ChosenPhoto): Promise<string | undefined> => {
    const read = await readChosenFile(file, mostMegabytes)
    if ('sentence' in read) return read.sentence
    try {
      const query = itemId === null ? {} : { itemId }
      await addition.mutateAsync({ params: { id: claimId }, query, body: { picture: read.file } })
      return undefined
    } catch (error) {
      return toSentences(error, 'A foto não foi salva. Tente de novo.')[0]
    }
  }
  const sendAll = async (claimId: number, photos: readonly ChosenPhoto[]): Promise<SentPhotos> => {
    const failed: ChosenPhoto[] = []
    let problem: string | undefined
    for (const [index, photo] of photos.entries()) {
      setProgress({ number: index + 1, all: photos.length })
      const fault = await send(claimId, photo)
      if (fault === undefined) continue
      failed.push(photo)
      problem = fault
    }
    setProgress(undefined)
    return { failed, problem }
  }
  return { progress, sendAll }
}
