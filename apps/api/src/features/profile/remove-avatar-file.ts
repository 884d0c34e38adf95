import type { Dependencies } from '../../http/dependencies.ts'
import type { Effects } from '../../outbox/effects.ts'
import { avatarKey } from '../session/avatar-address.ts'

/** Deletes the file of a picture that no user has any more. */
export const removeAvatarFile = (deps: Dependencies, { name }: Effects['profile.avatar-replaced']): Promise<void> =>
  deps.ports.files.remove(avatarKey(name))
