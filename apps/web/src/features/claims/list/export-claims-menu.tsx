import { exportClaims } from '@girassol/contract/claims'
import { fetchFile } from '../../../lib/api-client.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { ExportMenu } from '../../../ui/export-menu.tsx'
import type { ClaimFilters } from './claim-list-state.ts'

/** CLM-012: the filtered claims as a file. */
export const ExportClaimsMenu = ({ filters }: { readonly filters: ClaimFilters }) => (
  <ExportMenu
    failure="Não deu para exportar as ocorrências. Tente de novo."
    onExport={async (format) =>
      saveFile(await fetchFile(exportClaims, { query: { ...filters, format } }), `Ocorrências.${format}`)
    }
  />
)
