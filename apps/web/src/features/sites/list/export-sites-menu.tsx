import { exportSites } from '@girassol/contract/sites'
import { fetchFile } from '../../../lib/api-client.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { ExportMenu } from '../../../ui/export-menu.tsx'
import type { SiteFilters } from './site-list-state.ts'

/** SITE-013: the filtered sites as a file. */
export const ExportSitesMenu = ({ filters }: { readonly filters: SiteFilters & { readonly stage?: string } }) => (
  <ExportMenu
    failure="Não deu para exportar a lista. Tente de novo."
    onExport={async (format) =>
      saveFile(await fetchFile(exportSites, { query: { ...filters, format } }), `Obras.${format}`)
    }
  />
)
