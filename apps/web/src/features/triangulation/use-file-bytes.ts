import { downloadTriangulationFile } from '@girassol/contract/triangulation'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../lib/api-client.ts'
import type { DraftFile } from './operation-draft.ts'

const toPdf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'application/pdf' })

/** The bytes of an invoice file, stored or just chosen; `onFound` receives them. */
export const useFileBytes = (orderId: number, onFound: (file: DraftFile, bytes: Blob) => void) =>
  useMutation({
    mutationFn: async ({ content, storedId }: DraftFile): Promise<Blob> =>
      content !== null
        ? toPdf(content)
        : fetchFile(downloadTriangulationFile, { params: { id: orderId, fileId: storedId ?? 0 } }),
    meta: { failure: 'Erro ao carregar arquivos' }, // TRI-031
    onSuccess: (bytes, file) => onFound(file, bytes),
  })
