import type {
  ApplyEndpoint,
  FileImportPreview,
  PreviewEndpoint,
  RefusalsEndpoint,
} from '@girassol/contract/http/file-import'
import { useState } from 'react'
import type { AnyEndpoint } from './api-client.ts'
import { toSentences } from './api-error.ts'
import { findFileFault } from './read-chosen-file.ts'
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

type Previewed = { readonly file: File; readonly preview: FileImportPreview }

/** The call that sends a file itself, with its name in the address (REL-009). */
export const toUpload = (file: File) => ({ query: { fileName: file.name }, body: file })

/** C-140: a file is compared with the stored records first; only the changes that the user saw are imported. */
export const useFileImport = ({ preview, apply, refusals, refreshes, success, onDone }: Endpoints) => {
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [problem, setProblem] = useState<string>()
  const comparing = useEndpointMutation(preview, { failure: false })
  const applying = useEndpointMutation(apply, { refreshes, success, failure: false, onSuccess: onDone })
  const fail = (error: unknown) => setProblem(toSentences(error, 'O arquivo não foi conferido. Tente de novo.')[0])

  const compare = (file: File) => {
    setProblem(undefined)
    comparing.mutate(toUpload(file), { onSuccess: (found) => setPreviewed({ file, preview: found }), onError: fail })
  }
  return {
    previewed,
    refusals,
    problem,
    isComparing: comparing.isPending,
    isApplying: applying.isPending || applying.isSuccess,
    choose: (file: File) => {
      setPreviewed(null)
      const fault = findFileFault(file, mostMegabytes)
      if (fault === undefined) compare(file)
      else setProblem(`${fault} Nada foi gravado.`)
    },
    /** Compares the same file with the current records. */
    compareAgain: () => {
      if (previewed !== null) compare(previewed.file)
    },
    apply: () => {
      if (previewed === null || applying.isPending) return
      const { file, preview: seen } = previewed
      setProblem(undefined)
      applying.mutate({ query: { fileName: file.name, version: seen.version }, body: file }, { onError: fail })
    },
    cancel: () => {
      setProblem(undefined)
      setPreviewed(null)
    },
  }
}
export type FileImport = ReturnType<typeof useFileImport>
