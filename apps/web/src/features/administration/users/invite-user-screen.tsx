import { inviteUser, listAuditEntries, listUsers } from '@girassol/contract/administration'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useUserForm } from './use-user-form.ts'
import { UserFormBody } from './user-form.tsx'

/** C-140: invites a new user, who chooses a password with the link in the e-mail. */
export const InviteUserScreen = () => {
  const form = useUserForm()
  const navigate = useNavigate()
  const invite = useEndpointMutation(inviteUser, {
    refreshes: [listUsers, listAuditEntries],
    success: 'Convite enviado',
    failure: false,
    onSuccess: ({ id }) => {
      form.draft.forget()
      void navigate({ to: `/administracao/usuarios/${id}` })
    },
  })
  const refusal = form.wholeRefusal(invite.error)
  return (
    <>
      <PageHeader
        title="Convidar usuário"
        back={{ to: '/administracao/usuarios', label: 'Usuários' }}
        note="O convite chega por e-mail, com um link de sete dias para escolher a senha."
      />
      <UserFormBody
        form={form}
        verb="Enviar convite"
        runningVerb="Enviando…"
        isSaving={invite.isPending || invite.isSuccess}
        notice={
          refusal && (
            <Notice tone="danger" isAlert>
              {refusal.message}
            </Notice>
          )
        }
        onSubmit={(body) => invite.mutate({ body }, { onError: form.fail })}
      />
    </>
  )
}
