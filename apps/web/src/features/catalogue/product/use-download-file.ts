import { downloadFile } from '@girassol/contract/catalogue'
import { type LibraryFile, parseLibraryLink } from '@girassol/domain/catalogue'
import { useMutation } from '@tanstack/react-query'
import { fetchFile, toAddress } from '../../../lib/api-client.ts'
import { saveFile } from '../../../lib/save-file.ts'

export type TechnicalFile = { readonly nameFile: string; readonly link: string }

/** 'Ficha técnica' and 'ficha-tecnica.pdf' make 'Ficha técnica.pdf'. */
const toFileName = (nameFile: string, { file }: LibraryFile): string => {
  const ending = /\.\w+$/.exec(file)?.[0] ?? ''
  return nameFile.toLowerCase().endsWith(ending.toLowerCase()) ? nameFile : `${nameFile}${ending}`
}

/** Downloads a technical file by the second and third segments of its link (STORE-038, STORE-039). */
export const useDownloadFile = ({ nameFile, link }: TechnicalFile) => {
  const file = parseLibraryLink(link)
  const download = useMutation({
    mutationFn: async () => {
      if (file !== null) saveFile(await fetchFile(downloadFile, { params: file }), toFileName(nameFile, file))
    },
    meta: { failure: `Não deu para baixar ${nameFile}. Tente de novo.` },
  })
  return {
    /** Null for a link that is not a file of the library. */
    address: file === null ? null : toAddress(downloadFile.path, { params: file }),
    download: () => download.mutate(),
    isRunning: download.isPending,
  }
}
