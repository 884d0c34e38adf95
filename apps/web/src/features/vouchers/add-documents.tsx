import { type AttachmentView, addAttachment, canAddAttachments, listAttachments } from '@girassol/contract/vouchers'
import {
  documentFileSentences,
  findDocumentFileProblem,
  hasDocumentNamed,
  shownFilename,
} from '@girassol/domain/vouchers'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { toast } from '../../ui/toaster.tsx'
import { acceptedTypes, readAsDataUrl } from './read-attachment-file.ts'

const addFailure = 'Ocorreu um erro ao adicionar o arquivo.'

type AddDocumentsProps = { readonly orderId: number; readonly files: readonly AttachmentView[] }

const findProblem = (file: File, names: readonly string[]): string | undefined => {
  const problem = findDocumentFileProblem({ contentType: file.type, bytes: file.size })
  if (problem !== null) return documentFileSentences[problem]
  return hasDocumentNamed(file.name, names) ? documentFileSentences.duplicateName : undefined
}

const useAddDocuments = ({ orderId, files }: AddDocumentsProps) => {
  const [sending, setSending] = useState<readonly string[]>([])
  const add = useEndpointMutation(addAttachment, {
    refreshes: [listAttachments],
    success: 'Arquivo adicionado com sucesso',
    failure: addFailure,
  })
  const stored = files.filter(({ type }) => type === null).map(({ filename }) => shownFilename(filename))
  const send = async (file: File) => {
    const content = await readAsDataUrl(file).catch(() => undefined)
    if (content === undefined) return void toast.failure(addFailure)
    const body = { file: content, filename: file.name.slice(-200) }
    // The mutation reports refusals of the server itself.
    await add.mutateAsync({ params: { id: orderId }, body }).catch(() => undefined)
  }
  /** One after the other; a refused one does not stop the others. */
  const chooseAll = async (chosen: readonly File[]) => {
    const names = [...stored, ...sending]
    for (const file of chosen) {
      const problem = findProblem(file, names)
      if (problem !== undefined) {
        toast.failure(problem)
        continue
      }
      names.push(file.name)
      setSending((before) => [...before, file.name])
      await send(file)
      setSending((before) => before.filter((name) => name !== file.name))
    }
  }
  return { chooseAll, isSending: sending.length > 0 }
}

const Zone = (props: AddDocumentsProps) => {
  const { chooseAll, isSending } = useAddDocuments(props)
  return (
    <FileDrop
      label={isSending ? 'Enviando…' : 'Adicionar documentos'}
      hint="PNG, JPEG ou PDF de até 5 MB, um ou vários."
      accept={acceptedTypes}
      onChooseMany={(files) => void chooseAll(files)}
    />
  )
}

/** VOU-029, VOU-030: adds documents to an order while it accepts them (VOU-038). */
export const AddDocuments = (props: AddDocumentsProps) => {
  const canAdd = useEndpointQuery(canAddAttachments, { params: { id: props.orderId } })
  return canAdd.data === true && <Zone {...props} />
}
