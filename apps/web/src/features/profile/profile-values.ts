import { toFieldMessages } from '@girassol/contract/http/check-body'
import type { SessionView } from '@girassol/contract/session'
import { type NotificationMethod, type ProfileForm, profileProblems } from '@girassol/domain/profile'

/** The typed values of the form (PROF-002). */
export type ProfileValues = ProfileForm & { readonly notificationMethods: readonly NotificationMethod[] }

/** The labels of the form. */
export const profileLabels = {
  name: 'Nome',
  email: 'E-mail',
  password: 'Senha nova',
  password_confirmation: 'Confirme a senha nova',
  notificationMethods: 'Como você quer ser avisado',
} as const satisfies Record<keyof ProfileValues, string>

/** The user's stored values; passwords are never read. */
export const toProfileValues = ({ name, email, notificationMethods }: SessionView): ProfileValues => ({
  name,
  email,
  password: '',
  password_confirmation: '',
  notificationMethods,
})

/** Whether there is something to save. */
export const isChanged = (values: ProfileValues, session: SessionView): boolean =>
  values.name !== session.name ||
  values.email !== session.email ||
  values.password !== '' ||
  values.password_confirmation !== '' ||
  values.notificationMethods.length !== session.notificationMethods.length

/** An empty password is not sent (PROF-012). */
export const toProfileBody = ({ password, password_confirmation, ...values }: ProfileValues) => ({
  ...values,
  ...(password !== '' && { password, password_confirmation }),
})

/** The password and its confirmation have their own rule (PROF-009…PROF-012). */
export const profileRules = (values: ProfileValues) => toFieldMessages(profileProblems(values))
