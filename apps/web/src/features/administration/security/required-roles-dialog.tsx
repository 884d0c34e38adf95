import {
  changeRequiredRoles,
  listAuditEntries,
  listSecurityEvents,
  showRequiredRoles,
} from '@girassol/contract/administration'
import { type Role, roleLabels, roles } from '@girassol/domain/access'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { LoadedList } from '../../../ui/record-list/loaded-list.tsx'
import classes from './required-roles-dialog.module.css'

const refreshes = [showRequiredRoles, listAuditEntries, listSecurityEvents] as const

/** In the order of their Portuguese names. */
const sortedRoles = roles.toSorted((a, b) => roleLabels[a].localeCompare(roleLabels[b], 'pt-BR'))

type ChoicesProps = { readonly chosen: readonly Role[]; readonly onChange: (chosen: readonly Role[]) => void }

const Choices = ({ chosen, onChange }: ChoicesProps) => (
  <Checkbox.Group
    label="Papéis que precisam da verificação"
    value={[...chosen]}
    onChange={(values) => onChange(roles.filter((role) => values.includes(role)))}
  >
    <div className={classes.roles}>
      {sortedRoles.map((role) => (
        <Checkbox key={role} value={role} label={roleLabels[role]} />
      ))}
    </div>
  </Checkbox.Group>
)

/** SEC-007: which roles must have a second factor. */
export const RequiredRolesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const query = useEndpointQuery(showRequiredRoles, {}, { refetchOnMount: 'always' })
  const [edited, setEdited] = useState<readonly Role[]>()
  const save = useEndpointMutation(changeRequiredRoles, {
    refreshes,
    success: 'Verificação em duas etapas salva',
    onSuccess: onClose,
  })
  const seen = query.data?.roles
  const run = () => {
    if (seen !== undefined) save.mutate({ body: { roles: [...(edited ?? seen)], seen } })
  }
  return (
    <Dialog
      isOpen
      width="table"
      isStatic={save.isPending}
      title="Verificação em duas etapas"
      onClose={onClose}
      footer={
        <DialogActions
          verb="Salvar"
          runningVerb="Salvando…"
          isRunning={save.isPending}
          onRun={run}
          onCancel={onClose}
        />
      }
    >
      <p className={classes.about}>
        Usuários destes papéis que ainda não a usam só podem configurá-la, a partir de agora. Quem perder o aparelho e
        os códigos precisa que você a redefina em Usuários.
      </p>
      <LoadedList query={query}>
        {(answer) => <Choices chosen={edited ?? answer.roles} onChange={setEdited} />}
      </LoadedList>
    </Dialog>
  )
}
