import type {
  ApplyEndpoint,
  FileImportPreview,
  PreviewEndpoint,
  RefusalsEndpoint,
} from '@girassol/contract/http/file-import'
import { useState } from 'react'
import type { AnyEndpoint } from './api-client.ts'
import { toSentences } from './api-error.ts'
import { type ChosenFile, readChosenFile } from './read-chosen-file.ts'
import { useEndpointMutation } from './use-endpoint.ts'

type Endpoints = {
  readonly preview: PreviewEndpoint
  readonly apply: ApplyEndpoint
  readonly refusals: RefusalsEndpoint
  readonly refreshes: readonly AnyEndpoint[]
  readonly success: string
  readonly onDone: () => void
}

/** The maximum size of imported files; the server refuses larger ones. */
const mostMegabytes = 1

type Previewed = { readonly file: ChosenFile; readonly preview: FileImportPreview }

/** C-140: a file is compared with the stored records first; only the changes that the user saw are imported. */
export const useFileImport = ({ preview, apply, refusals, refreshes, success, onDone }: Endpoints) => {
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [problem, setProblem] = useState<string>()
  const comparing = useEndpointMutation(preview, { failure: false })
  const applying = useEndpointMutation(apply, { refreshes, success, failure: false, onSuccess: onDone })
  const fail = (error: unknown) => setProblem(toSentences(error, 'O arquivo não foi conferido. Tente de novo.')[0])

  const compare = (file: ChosenFile) => {
    setProblem(undefined)
    comparing.mutate({ body: file }, { onSuccess: (found) => setPreviewed({ file, preview: found }), onError: fail })
  }
  return {
    previewed,
    refusals,
    problem,
    isComparing: comparing.isPending,
    isApplying: applying.isPending || applying.isSuccess,
    choose: async (chosen: File) => {
      setPreviewed(null)
      const read = await readChosenFile(chosen, mostMegabytes)
      if ('sentence' in read) setProblem(`${read.sentence} Nada foi gravado.`)
      else compare(read)
    },
    /** Compares the same file with the current records. */
    compareAgain: () => {
      if (previewed !== null) compare(previewed.file)
    },
    apply: () => {
      if (previewed === null || applying.isPending) return
      const { file, preview: seen } = previewed
      setProblem(undefined)
      applying.mutate({ body: { ...file, version: seen.version } }, { onError: fail })
    },
    cancel: () => {
      setProblem(undefined)
      setPreviewed(null)
    },
  }
}
export type FileImport = ReturnType<typeof useFileImport>
