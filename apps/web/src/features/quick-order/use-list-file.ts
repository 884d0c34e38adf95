import { previewQuickOrderFile } from '@girassol/contract/quick-order'
import { useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { findFileFault } from '../../lib/read-chosen-file.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toUpload } from '../../lib/use-file-import.ts'

const mostMegabytes = 1

/** A CSV or XLSX is read by the server, and its lines continue the typed list (FAST-003). */
export const useListFile = (onRead: (lines: readonly string[]) => void) => {
  const [problem, setProblem] = useState<string>()
  const reading = useEndpointMutation(previewQuickOrderFile, { failure: false })
  return {
    problem,
    isReading: reading.isPending,
    choose: (file: File) => {
      const fault = findFileFault(file, mostMegabytes)
      setProblem(fault)
      if (fault !== undefined) return
      reading.mutate(toUpload(file), {
        onSuccess: ({ rows }) => onRead(rows.map(({ read }) => read)),
        onError: (error) => setProblem(toSentences(error, 'O arquivo não foi lido. Tente de novo.')[0]),
      })
    },
  }
}
