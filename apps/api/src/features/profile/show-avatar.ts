import type * as contract from '@girassol/contract/profile'
import type { FileHandler } from '../../http/context.ts'
import { avatarKey } from '../session/avatar-address.ts'

const yearSeconds = 365 * 86_400

/** AVA-006: a picture, for any logged-in user who knows its name, which cannot be guessed. */
export const showAvatar: FileHandler<typeof contract.showAvatar> = async (_context, { params: { name } }) => ({
  name,
  contentType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  disposition: 'inline',
  caching: { version: name, maxAgeSeconds: yearSeconds },
  bytes: (files) => files.get(avatarKey(name)),
})
