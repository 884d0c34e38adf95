import { isBackupRunning } from '../../database/backup-lock.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { SystemAway } from '../../integrations/system-away.ts'
import type { Effects } from '../../outbox/effects.ts'
import { avatarKey } from '../session/avatar-address.ts'

/** Deletes the file of a picture that no user has any more; while a backup copies the files, it waits (REL-017). */
export const removeAvatarFile = async (
  { connection, ports }: Dependencies,
  { name }: Effects['profile.avatar-replaced'],
): Promise<void> => {
  if (await isBackupRunning(connection.db))
    throw new SystemAway({ system: 'FILES', wasCalled: false, cause: new Error('a backup is running') })
  await ports.files.remove(avatarKey(name))
}
