import { exportCatalogue } from '@girassol/contract/catalogue'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../../lib/api-client.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { ActionButton } from '../../../ui/action-button.tsx'

/** Exports the whole catalogue as a file that the import can read (C-140). */
export const ExportCatalogueButton = () => {
  const download = useMutation({
    mutationFn: async () => saveFile(await fetchFile(exportCatalogue, {}), 'Catálogo.csv'),
    meta: { failure: 'Não deu para exportar o catálogo. Tente de novo.' },
  })
  return (
    <ActionButton
      label="Exportar CSV"
      runningLabel="Exportando…"
      icon={<IconDownload size={16} aria-hidden />}
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}
