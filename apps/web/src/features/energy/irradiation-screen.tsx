import { listAuditEntries } from '@girassol/contract/administration'
import { applyIrradiationImport, listIrradiationRefusals, previewIrradiationImport } from '@girassol/contract/energy'
import { irradiationTemplate } from '@girassol/domain/energy'
import { useState } from 'react'
import { formatCounted } from '../../lib/format.ts'
import { useFileImport } from '../../lib/use-file-import.ts'
import { FileImportForm } from '../../ui/file-import.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const Import = ({ onDone }: { readonly onDone: () => void }) => {
  const importing = useFileImport({
    preview: previewIrradiationImport,
    apply: applyIrradiationImport,
    refusals: listIrradiationRefusals,
    refreshes: [listAuditEntries],
    success: 'Irradiação importada',
    onDone,
  })
  return (
    <FileImportForm
      importing={importing}
      label="Escolher arquivo de irradiação"
      hint="CSV de até 1 MB com ibge, name, latitude, jan a dec (Wh/m² por dia) e source; nada é gravado antes da sua confirmação."
      template={{ name: 'Modelo de irradiação.csv', text: irradiationTemplate }}
      verb={(changes) => `Importar ${formatCounted(changes, 'município', 'municípios')}`}
    />
  )
}

/** YLD-003: imports the irradiation of cities, after a preview; then the page is ready for another file. */
export const IrradiationScreen = () => {
  const [imported, setImported] = useState(0)
  return (
    <>
      <PageHeader
        title="Irradiação"
        note="Um município sem linha própria usa a irradiação da capital do estado. Os municípios fora do arquivo ficam como estão."
      />
      <Import key={imported} onDone={() => setImported(imported + 1)} />
    </>
  )
}
