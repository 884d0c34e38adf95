import type * as contract from '@girassol/contract/profile'
import type { FileHandler } from '../../http/context.ts'
import { avatarKey } from '../session/avatar-address.ts'

const yearSeconds = 365 * 86_400

/** AVA-006: a picture, to whoever is logged in and was told its name, which nobody can guess. */
export const showAvatar: FileHandler<typeof contract.showAvatar> = async (_context, { params: { name } }) => ({
  name,
  contentType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  disposition: 'inline',
  version: name,
  maxAgeSeconds: yearSeconds,
  bytes: (files) => files.get(avatarKey(name)),
})
