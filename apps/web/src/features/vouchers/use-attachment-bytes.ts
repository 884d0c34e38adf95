import { type AttachmentView, downloadAttachment } from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../lib/api-client.ts'
import { saveFile } from '../../lib/save-file.ts'

const bytesOf = ({ id }: AttachmentView): Promise<Blob> => fetchFile(downloadAttachment, { params: { id } })

/** VOU-037: saves a file under the name that people read. */
export const useSaveAttachment = () =>
  useMutation({
    mutationFn: async (file: AttachmentView) => saveFile(await bytesOf(file), shownFilename(file.filename)),
    meta: { failure: 'Erro ao realizar download do comprovante' }, // VOU-040
  })

/** Fetches a file to be looked at in its place; `onFound` gets its bytes. */
export const useViewAttachment = (onFound: (file: AttachmentView, bytes: Blob) => void) =>
  useMutation({
    mutationFn: bytesOf,
    meta: { failure: 'Erro ao buscar arquivo do comprovante' }, // VOU-041
    onSuccess: (bytes, file) => onFound(file, bytes),
  })
