import { avatarRefusals } from '@girassol/domain/profile'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { fileBytes } from './http/file.ts'
import { profileBody } from './profile/profile-body.ts'
import { sessionView } from './session.ts'

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/users/profile',
  requires: 'session',
  personal: true,
  summary:
    'Change the own name, e-mail, notification methods and, unless it is absent or empty, the password, which ends every other session. Another e-mail or password needs the current password, or one proved within 10 minutes; another e-mail counts once its owner opened the link sent to it, and is answered with 202, whether or not it is in use.',
  body: profileBody,
  response: sessionView,
  alsoStatus: 202,
  callsPerMinute: 60,
})

/** Several times the maximum size of a picture, so that a larger one gets its own sentence (AVA-005). */
const base64Picture = z
  .string()
  .max(1_000_000, avatarRefusals.avatarTooLarge)
  .regex(/^(?:data:[\w.+/-]{1,60};base64,)?[0-9A-Za-z+/]*={0,2}$/, avatarRefusals.avatarOfOtherType)

export const updateAvatar = endpoint({
  method: 'PATCH',
  path: '/users/profile/avatar',
  requires: 'session',
  personal: true,
  summary: 'Change the own picture: JPEG or PNG in base64, bare or as a data URL; null removes it (C-112).',
  body: z.object({ avatar: base64Picture.nullable() }),
  response: sessionView.pick({ avatar: true }),
  callsPerMinute: 60,
  megabytes: 2,
})

export const showAvatar = endpoint({
  method: 'GET',
  path: '/users/avatar/:name',
  requires: 'session',
  summary: 'The picture of a user by the name that `avatar` carries; another picture has another name.',
  params: z.object({ name: z.string().regex(/^[0-9a-f-]{36}\.(?:jpg|png)$/) }),
  cached: true,
  response: fileBytes,
})
