import {
  applyCatalogueImport,
  countManagedProducts,
  listCatalogueFilters,
  listManagedProducts,
  previewCatalogueImport,
  showManagedProduct,
} from '@girassol/contract/catalogue'
import type { ImportPreview } from '@girassol/contract/catalogue/import'
import { useState } from 'react'
import { toSentences } from '../../../lib/api-error.ts'
import { formatCounted } from '../../../lib/format.ts'
import { findFileFault } from '../../../lib/read-chosen-file.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toUpload } from '../../../lib/use-file-import.ts'
import { toast } from '../../../ui/toaster.tsx'

export type Previewed = { readonly file: File; readonly preview: ImportPreview }

/** REL-009: large enough for 100,000 products; the server refuses larger ones. */
const mostMegabytes = 50

/** The reads that an import makes outdated. */
const refreshes = [listManagedProducts, countManagedProducts, listCatalogueFilters, showManagedProduct] as const

type Unfinished = 'comparing' | 'compared' | 'applying'

const findUnfinished = (isComparing: boolean, isApplying: boolean, previewed: Previewed | null): Unfinished | null => {
  if (isComparing) return 'comparing'
  if (previewed === null) return null
  return isApplying ? 'applying' : 'compared'
}

/** C-140: a file is compared with the catalogue first; only the previewed changes are imported. */
export const useCatalogueImport = () => {
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [compared, setCompared] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const comparing = useEndpointMutation(previewCatalogueImport, { failure: false })
  const applying = useEndpointMutation(applyCatalogueImport, {
    refreshes,
    failure: false,
    onSuccess: ({ added, changed }) => {
      setPreviewed(null)
      const summary = [formatCounted(added, 'novo', 'novos'), formatCounted(changed, 'alterado', 'alterados')]
      toast.success(`Catálogo importado: ${summary.join(', ')}.`)
    },
  })
  const showProblem = (error: unknown) =>
    setProblem(toSentences(error, 'O arquivo não foi conferido. Tente de novo.')[0])

  const compare = (file: File) => {
    setProblem(undefined)
    setCompared(file)
    comparing.mutate(toUpload(file), { onSuccess: (preview) => setPreviewed({ file, preview }), onError: showProblem })
  }
  return {
    previewed,
    /** What leaving the page would interrupt; null when nothing was chosen or all is imported. */
    unfinished: findUnfinished(comparing.isPending, applying.isPending, previewed),
    /** The file that is being compared. */
    comparedFile: comparing.isPending ? compared : null,
    problem,
    isApplying: applying.isPending,
    choose: (file: File) => {
      setPreviewed(null)
      const fault = findFileFault(file, mostMegabytes)
      if (fault === undefined) compare(file)
      else setProblem(fault)
    },
    /** Compares the same file with the current catalogue. */
    compareAgain: () => {
      if (previewed !== null) compare(previewed.file)
    },
    apply: (skipBad: boolean) => {
      if (previewed === null || applying.isPending) return
      const { file, preview } = previewed
      setProblem(undefined)
      const query = { fileName: file.name, version: preview.version, skipBad: skipBad ? 'true' : 'false' } as const
      applying.mutate({ query, body: file }, { onError: showProblem })
    },
    forget: () => setPreviewed(null),
  }
}
