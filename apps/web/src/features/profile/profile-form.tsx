import { profileBody } from '@girassol/contract/profile/profile-body'
import { PasswordInput, TextInput } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../access/session.tsx'
import { toSentences } from '../../lib/api-error.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { toast } from '../../ui/toaster.tsx'
import { enterMoves } from './enter-moves.ts'
import { NotificationChoices } from './notification-choices.tsx'
import { PendingEmailNotice } from './pending-email-notice.tsx'
import { isChanged, profileLabels, profileRules, toProfileBody, toProfileValues } from './profile-values.ts'
import classes from './settings.module.css'
import { updateProfileFailure, useUpdateProfile } from './use-update-profile.ts'

const noPasswords = { password: '', password_confirmation: '' } as const

const useProfileForm = () => {
  const session = useSession()
  const form = useSchemaForm({
    schema: profileBody,
    initial: toProfileValues(session),
    labels: profileLabels,
    drafted: { form: 'profile', never: ['password', 'password_confirmation'] },
    toBody: toProfileBody,
    rules: profileRules,
  })
  const [saves, setSaves] = useState(0)
  const forgetDraft = useEffectEvent(form.draft.forget)
  // Once the form shows the saved values, so that none of them becomes a draft.
  useEffect(() => {
    if (saves > 0) forgetDraft()
  }, [saves])
  const save = useUpdateProfile(({ email }) => {
    // Another e-mail counts once it is confirmed: until then the form shows the one that counts (SEC-005).
    form.change({ ...noPasswords, email })
    setSaves((count) => count + 1)
  })
  const fail = (error: unknown) => {
    if (form.isAtFields(error)) form.fail(error)
    else toast.failures(toSentences(error, updateProfileFailure))
  }
  const submit = () => {
    if (!save.isPending) form.submit((body) => save.mutate({ body }, { onError: fail }))
  }
  return { form, submit, isSaving: save.isPending, isChanged: isChanged(form.values, session) }
}

type FieldsProps = { readonly form: ReturnType<typeof useProfileForm>['form'] }

const shown = { visibilityToggleButtonProps: { 'aria-label': 'Mostrar senha' } } as const

const Fields = ({ form }: FieldsProps) => (
  <>
    <TextInput {...form.getTextProps('name')} autoComplete="name" />
    <TextInput
      {...form.getTextProps('email')}
      type="email"
      autoComplete="email"
      description="Um e-mail novo só vale depois que você abrir o link que enviamos a ele."
    />
    <PasswordInput
      {...form.getFieldProps('password')}
      {...shown}
      description="Deixe em branco para manter a atual. Ao trocar a senha, as suas outras sessões são encerradas."
      autoComplete="new-password"
    />
    <PasswordInput {...form.getFieldProps('password_confirmation')} {...shown} autoComplete="new-password" />
  </>
)

/** The user's own data, with a button to save them (PROF-002, PROF-003, PROF-008). */
export const ProfileForm = () => {
  const { form, submit, isSaving, isChanged } = useProfileForm()
  const { pendingEmail } = useSession()
  const blocker = useBlocker({ shouldBlockFn: () => isChanged, enableBeforeUnload: isChanged, withResolver: true })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={enterMoves} className={classes.form}>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <PendingEmailNotice pending={pendingEmail} />
      <Fields form={form} />
      <NotificationChoices
        chosen={form.values.notificationMethods}
        onChange={(notificationMethods) => form.change({ notificationMethods })}
      />
      <footer className={classes.footer}>
        <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" size="md" isSubmit isRunning={isSaving} />
      </footer>
      {blocker.status === 'blocked' && (
        <LeaveDialog title="Sair do perfil" onLeave={blocker.proceed} onStay={blocker.reset}>
          O que você mudou no seu perfil ainda não foi salvo. Fica neste aparelho por 7 dias, menos a senha.
        </LeaveDialog>
      )}
    </form>
  )
}
