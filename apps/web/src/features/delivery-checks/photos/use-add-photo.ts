import { addCheckPhoto } from '@girassol/contract/delivery-checks'
import { useState } from 'react'
import { toSentences } from '../../../lib/api-error.ts'
import { readChosenFile } from '../../../lib/read-chosen-file.ts'
import { useUnsaved } from '../../../lib/unsaved-changes.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useStoreLine } from '../use-store-line.ts'
import { findPhotoFault } from './photo-fault.ts'

/** The rule of photos has the exact limit. */
const mostMegabytes = 5

type Problem = {
  readonly sentence: string
  /** The photo that can be sent again: nobody wants to take it twice. */
  readonly unsent?: File
}

/** DEL-014: sends a photo of a line as soon as it is taken. */
export const useAddPhoto = (deliveryId: number, itemId: number) => {
  const [problem, setProblem] = useState<Problem>()
  const store = useStoreLine(deliveryId)
  const adding = useEndpointMutation(addCheckPhoto, {
    failure: false,
    onSuccess: ({ photos }) => store(itemId, { photos: () => photos }),
  })
  useUnsaved(adding.isPending ? 1 : 0)
  const send = async (file: File) => {
    const fault = findPhotoFault(file)
    setProblem(fault === undefined ? undefined : { sentence: fault })
    if (fault !== undefined) return
    const read = await readChosenFile(file, mostMegabytes)
    if ('sentence' in read) return setProblem(read)
    const onError = (error: unknown) => {
      const sentence = toSentences(error, 'A foto não foi salva.').join(' ')
      setProblem({ sentence, unsent: file })
    }
    adding.mutate({ params: { id: deliveryId, itemId }, body: { picture: read.file } }, { onError })
  }
  return { problem, isSending: adding.isPending, send: (file: File) => void send(file) }
}
