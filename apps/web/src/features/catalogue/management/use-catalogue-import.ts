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
import { type ChosenFile, readChosenFile } from '../../../lib/read-chosen-file.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'

export type Previewed = { readonly file: ChosenFile; readonly preview: ImportPreview }

/** C-109: large enough for about 100,000 products. */
const mostMegabytes = 30

/** The reads that an import makes outdated. */
const refreshes = [listManagedProducts, countManagedProducts, listCatalogueFilters, showManagedProduct] as const

/** C-140: a file is compared with the catalogue first; only the previewed changes are imported. */
export const useCatalogueImport = () => {
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
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

  const compare = (file: ChosenFile) => {
    setProblem(undefined)
    comparing.mutate({ body: file }, { onSuccess: (preview) => setPreviewed({ file, preview }), onError: showProblem })
  }
  return {
    previewed,
    problem,
    isComparing: comparing.isPending,
    isApplying: applying.isPending,
    choose: async (chosen: File) => {
      setPreviewed(null)
      const read = await readChosenFile(chosen, mostMegabytes)
      if ('sentence' in read) setProblem(read.sentence)
      else compare(read)
    },
    /** Compares the same file with the current catalogue. */
    compareAgain: () => {
      if (previewed !== null) compare(previewed.file)
    },
    apply: (skipBad: boolean) => {
      if (previewed === null || applying.isPending) return
      const { file, preview } = previewed
      setProblem(undefined)
      applying.mutate({ body: { ...file, version: preview.version, skipBad } }, { onError: showProblem })
    },
    forget: () => setPreviewed(null),
  }
}
