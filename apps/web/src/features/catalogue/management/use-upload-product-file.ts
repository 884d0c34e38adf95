import { uploadProductFile } from '@girassol/contract/catalogue'
import { canShowAsProductPicture, canStoreTechnicalFile, contentSentences } from '@girassol/domain/catalogue'
import { useState } from 'react'
import { toSentences } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'

export type UploadedFile = {
  readonly stored: string
  readonly bytes: number
  /** The file as a data URL, shown before it is saved with the product. */
  readonly preview: string
}

type Upload = {
  readonly use: 'picture' | 'technicalFile'
  readonly onUploaded: (uploaded: UploadedFile, file: File) => void
}

const rules = { picture: canShowAsProductPicture, technicalFile: canStoreTechnicalFile } as const

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Uploads a chosen file, or returns in Portuguese why not; the server checks its content again (USE-026). */
export const useUploadProductFile = ({ use, onUploaded }: Upload) => {
  const [problem, setProblem] = useState<string>()
  const upload = useEndpointMutation(uploadProductFile, { failure: false })
  const send = async (file: File) => {
    setProblem(undefined)
    const decision = rules[use]({ contentType: file.type, byteLength: file.size })
    if (!decision.allowed) return setProblem(contentSentences[decision.refusal])
    try {
      const preview = await readAddress(file)
      const { stored, bytes } = await upload.mutateAsync({
        body: { use, file: preview.slice(preview.indexOf(',') + 1) },
      })
      onUploaded({ stored, bytes, preview }, file)
    } catch (error) {
      setProblem(toSentences(error, 'O arquivo não foi enviado. Tente de novo.')[0])
    }
  }
  return { send, problem, isSending: upload.isPending }
}
