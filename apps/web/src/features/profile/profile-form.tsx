import { profileProblems, userLimits } from '@girassol/domain/profile'
import { PasswordInput, TextInput } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { useSession } from '../../access/session.tsx'
import { isRefusal, sentencesOf } from '../../lib/api-error.ts'
import { useFormFields } from '../../lib/use-form-fields.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { toast } from '../../ui/toaster.tsx'
import { enterMoves } from './enter-moves.ts'
import { NotificationChoices } from './notification-choices.tsx'
import {
  isChanged,
  type ProfileValues,
  profileFields,
  profileLabels,
  requestOfProfile,
  valuesOfSession,
} from './profile-values.ts'
import classes from './settings.module.css'
import { updateProfileFailure, useUpdateProfile } from './use-update-profile.ts'

const noPasswords = { password: '', password_confirmation: '' } as const

/** The refusals of the server, each on the field it speaks of. */
const fieldErrorsOf = (error: unknown) => {
  if (!isRefusal(error)) return []
  if (error.reason === 'emailTaken') return [{ property: 'email', constraints: { taken: error.message } }]
  return error.errors
}

const useProfileForm = () => {
  const session = useSession()
  const form = useFormFields(valuesOfSession(session), profileProblems, {
    form: 'profile',
    never: ['password', 'password_confirmation'],
  })
  const save = useUpdateProfile(() => {
    form.draft.forget()
    form.change(noPasswords)
  })
  const fail = (error: unknown) => {
    const errors = fieldErrorsOf(error)
    if (errors.length > 0) form.refuse(errors)
    else toast.failures(sentencesOf(error, updateProfileFailure))
  }
  const submit = () => {
    if (save.isPending || !form.check(profileFields)) return
    save.mutate({ body: requestOfProfile(form.values) }, { onError: fail })
  }
  return { form, submit, isSaving: save.isPending, isChanged: isChanged(form.values, session) }
}

type Form = ReturnType<typeof useProfileForm>['form']
type FieldsProps = { readonly form: Form; readonly idOf: (field: string) => string }

const inputProps = ({ form, idOf }: FieldsProps, field: Exclude<keyof ProfileValues, 'notificationMethods'>) => ({
  id: idOf(field),
  label: profileLabels[field],
  value: form.values[field],
  error: form.sentenceOf(field),
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    form.change({ [field]: event.currentTarget.value }),
  onBlur: () => form.leave(field),
})

const shown = { visibilityToggleButtonProps: { 'aria-label': 'Mostrar senha' } } as const

const Fields = (props: FieldsProps) => (
  <>
    <TextInput {...inputProps(props, 'name')} maxLength={userLimits.name} autoComplete="name" />
    <TextInput {...inputProps(props, 'email')} type="email" maxLength={userLimits.email} autoComplete="email" />
    <PasswordInput
      {...inputProps(props, 'password')}
      {...shown}
      description="Deixe em branco para manter a atual. Ao trocar a senha, as suas outras sessões são encerradas."
      autoComplete="new-password"
    />
    <PasswordInput {...inputProps(props, 'password_confirmation')} {...shown} autoComplete="new-password" />
  </>
)

/** The own data, with a button to save them (PROF-002, PROF-003, PROF-008). */
export const ProfileForm = () => {
  const { form, submit, isSaving, isChanged } = useProfileForm()
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const blocker = useBlocker({ shouldBlockFn: () => isChanged, enableBeforeUnload: isChanged, withResolver: true })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={enterMoves} className={classes.form}>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.summaryOf(profileFields, { labels: profileLabels, idOf })} attempt={form.attempt} />
      <Fields form={form} idOf={idOf} />
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
