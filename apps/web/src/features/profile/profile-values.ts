import type { RequestOf } from '@girassol/contract/http/endpoint'
import type { updateProfile } from '@girassol/contract/profile'
import type { SessionView } from '@girassol/contract/session'
import type { NotificationMethod, ProfileForm } from '@girassol/domain/profile'

/** The form while it is typed (PROF-002). */
export type ProfileValues = ProfileForm & { readonly notificationMethods: readonly NotificationMethod[] }

/** The words of the form. */
export const profileLabels = {
  name: 'Nome',
  email: 'E-mail',
  password: 'Senha nova',
  password_confirmation: 'Confirme a senha nova',
  notificationMethods: 'Como você quer ser avisado',
} as const satisfies Record<keyof ProfileValues, string>

export const profileFields = Object.keys(profileLabels) as readonly (keyof ProfileValues)[]

/** What the user is known by now; passwords are never known. */
export const valuesOfSession = ({ name, email, notificationMethods }: SessionView): ProfileValues => ({
  name,
  email,
  password: '',
  password_confirmation: '',
  notificationMethods,
})

/** Is there something to save? */
export const isChanged = (values: ProfileValues, session: SessionView): boolean =>
  values.name !== session.name ||
  values.email !== session.email ||
  values.password !== '' ||
  values.password_confirmation !== '' ||
  values.notificationMethods.length !== session.notificationMethods.length

/** An empty password is sent as absent (PROF-012). */
export const requestOfProfile = (values: ProfileValues): RequestOf<typeof updateProfile>['body'] => ({
  name: values.name.trim(),
  email: values.email.trim(),
  notificationMethods: [...values.notificationMethods],
  ...(values.password !== '' && {
    password: values.password,
    password_confirmation: values.password_confirmation,
  }),
})
