import { type AttachmentView, downloadAttachment } from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../lib/api-client.ts'
import { saveFile } from '../../lib/save-file.ts'

const fetchBytes = ({ id }: AttachmentView): Promise<Blob> => fetchFile(downloadAttachment, { params: { id } })

const useSave = (failure: string) =>
  useMutation({
    mutationFn: async (file: AttachmentView) => saveFile(await fetchBytes(file), shownFilename(file.filename)),
    meta: { failure },
  })

/** VOU-037: downloads a voucher or a document under its readable name; each has its own failure message. */
export const useSaveAttachment = () => {
  const voucher = useSave('Erro ao realizar download do comprovante') // VOU-040
  const document = useSave('Erro ao realizar download do arquivo') // VOU-052
  return { mutate: (file: AttachmentView) => (file.type === null ? document : voucher).mutate(file) }
}

/** Fetches a file for viewing; `onFound` receives its bytes. */
export const useViewAttachment = (onFound: (file: AttachmentView, bytes: Blob) => void) =>
  useMutation({
    mutationFn: fetchBytes,
    meta: { failure: 'Erro ao buscar arquivo do comprovante' }, // VOU-041
    onSuccess: (bytes, file) => onFound(file, bytes),
  })
