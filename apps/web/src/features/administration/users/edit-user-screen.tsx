import { changeUser, listAuditEntries, listUsers, showUser, type UserView } from '@girassol/contract/administration'
import { roleLabels } from '@girassol/domain/access'
import { useParams } from '@tanstack/react-router'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ChangedNotice } from '../../../ui/changed-notice.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { PendingEmailNotice } from '../../profile/index.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { useUserForm } from './use-user-form.ts'
import { UserActions } from './user-actions.tsx'
import classes from './user-form.module.css'
import { UserFormBody } from './user-form.tsx'
import { UserSessions } from './user-sessions.tsx'
import { UserStatePill } from './user-state-pill.tsx'

const EditForm = ({ user, onReload }: { readonly user: UserView; readonly onReload: () => void }) => {
  const form = useUserForm(user)
  const change = useEndpointMutation(changeUser, {
    refreshes: [listUsers, showUser, listAuditEntries],
    success: 'Usuário salvo com sucesso!',
    failure: false,
    onSuccess: form.draft.forget,
  })
  return (
    <UserFormBody
      form={form}
      verb="Salvar"
      runningVerb="Salvando…"
      isSaving={change.isPending}
      notice={
        <>
          <ChangedNotice refusal={form.wholeRefusal(change.error)} onReload={onReload} />
          <PendingEmailNotice pending={user.pendingEmail} />
        </>
      }
      onSubmit={(body) => {
        const request = { params: { id: user.id }, body: { ...body, version: user.version } }
        change.mutate(request, { onError: form.fail })
      }}
    />
  )
}

/** C-140: one user, the actions on the user, and the history of changes. */
export const EditUserScreen = () => {
  const { id } = useParams({ strict: false }) as { id: string }
  const user = useEndpointQuery(showUser, { params: { id: Number(id) } })
  const back = { to: '/administracao/usuarios', label: 'Usuários' }
  if (user.data === undefined) {
    return (
      <>
        <PageHeader title="Usuário" back={back} />
        {user.error === null ? (
          <SkeletonLines lines={8} />
        ) : (
          <ErrorState error={user.error} onRetry={() => void user.refetch()} />
        )}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={user.data.name}
        back={back}
        badge={<UserStatePill state={user.data.state} />}
        note={user.data.roles.map((role) => roleLabels[role]).join(', ')}
        menu={<UserActions user={user.data} />}
      />
      <div className={classes.columns}>
        {/* Another version of the user needs a new form. */}
        <EditForm key={`${user.data.id} ${user.data.version}`} user={user.data} onReload={() => void user.refetch()} />
        <div className={classes.beside}>
          <UserSessions user={user.data} />
          <RecordHistory kind="user" id={user.data.id} />
        </div>
      </div>
    </>
  )
}
