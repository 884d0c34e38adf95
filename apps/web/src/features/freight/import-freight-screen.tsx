import { listAuditEntries } from '@girassol/contract/administration'
import {
  applyFreightImport,
  listFreightRefusals,
  listFreightTable,
  previewFreightImport,
} from '@girassol/contract/freight'
import { freightTemplate } from '@girassol/domain/freight'
import { useNavigate } from '@tanstack/react-router'
import { formatCounted } from '../../lib/format.ts'
import { useFileImport } from '../../lib/use-file-import.ts'
import { FileImportForm } from '../../ui/file-import.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** USE-027, USE-028, C-34: imports the freight table from a file, after a preview. */
export const ImportFreightScreen = () => {
  const navigate = useNavigate()
  const importing = useFileImport({
    preview: previewFreightImport,
    apply: applyFreightImport,
    refusals: listFreightRefusals,
    refreshes: [listFreightTable, listAuditEntries],
    success: 'Tabela de frete importada',
    onDone: () => void navigate({ to: '/administracao/frete' }),
  })
  return (
    <>
      <PageHeader
        title="Importar frete"
        back={{ to: '/administracao/frete', label: 'Tabela de frete' }}
        note="Um estado por par de linhas: capital e interior. Os estados fora do arquivo ficam como estão."
      />
      <FileImportForm
        importing={importing}
        label="Escolher arquivo de frete"
        hint="CSV de até 1 MB com estado, faixa, percentual, minimo e prazo; nada é gravado antes da sua confirmação."
        template={{ name: 'Modelo de frete.csv', text: freightTemplate }}
        verb={(changes) => `Importar ${formatCounted(changes, 'linha', 'linhas')}`}
      />
    </>
  )
}
