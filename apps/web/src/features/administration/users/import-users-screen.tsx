import {
  applyUsersImport,
  listAuditEntries,
  listUsers,
  listUsersRefusals,
  previewUsersImport,
} from '@girassol/contract/administration'
import { userTemplate } from '@girassol/domain/administration'
import { useNavigate } from '@tanstack/react-router'
import { formatCounted } from '../../../lib/format.ts'
import { useFileImport } from '../../../lib/use-file-import.ts'
import { FileImportForm } from '../../../ui/file-import.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'

/** USE-027, USE-028, C-140: imports users from a file, after a preview; each new one gets an invitation by e-mail. */
export const ImportUsersScreen = () => {
  const navigate = useNavigate()
  const importing = useFileImport({
    preview: previewUsersImport,
    apply: applyUsersImport,
    refusals: listUsersRefusals,
    refreshes: [listUsers, listAuditEntries],
    success: 'Usuários importados',
    onDone: () => void navigate({ to: '/administracao/usuarios' }),
  })
  return (
    <>
      <PageHeader
        title="Importar usuários"
        back={{ to: '/administracao/usuarios', label: 'Usuários' }}
        note="Quem é novo recebe um convite por e-mail. Quem não está no arquivo fica como está."
      />
      <FileImportForm
        importing={importing}
        label="Escolher arquivo de usuários"
        hint="CSV de até 1 MB com nome, email e papeis; nada é gravado antes da sua confirmação."
        template={{ name: 'Modelo de usuários.csv', text: userTemplate }}
        verb={(changes) => `Importar ${formatCounted(changes, 'usuário', 'usuários')}`}
      />
    </>
  )
}
