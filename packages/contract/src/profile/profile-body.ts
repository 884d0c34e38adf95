import { notificationMethods, userLimits } from '@girassol/domain/profile'
import * as z from 'zod/mini'
import { typedEmail, userName } from '../http/fields.ts'

/** Long enough for every passphrase, short enough to hash quickly. */
const password = z.optional(z.string().check(z.maxLength(200)))

export const profileBody = z.object({
  name: userName(userLimits.name),
  email: typedEmail,
  password,
  password_confirmation: password,
  /** Instead of a sign-in at most ten minutes old, where the e-mail or the password changes (SEC-004). */
  currentPassword: password,
  notificationMethods: z.array(z.enum(notificationMethods)).check(z.maxLength(10)),
})
