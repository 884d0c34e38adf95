import { randomUUID } from 'node:crypto'
import type * as contract from '@girassol/contract/profile'
import { avatarRefusals, canBeAvatar } from '@girassol/domain/profile'
import type { LookupHandler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { cleanAllowedFile, type JudgedFile } from '../../integrations/files/clean-file.ts'
import { avatarAddress, avatarKey } from '../session/avatar-address.ts'
import { replaceAvatar } from './profile-store.ts'

const refuseWrong = ({ contentType, bytes }: JudgedFile): void =>
  orRefuse(canBeAvatar({ contentType: contentType ?? '', bytes }), avatarRefusals, { status: 400 })

/**
 * The picture written anew (SEC-015), with a name of its own; refuses one that is too large or whose content is neither
 * JPEG nor PNG.
 */
const readPicture = async (sent: string) => {
  const received = Buffer.from(sent.replace(/^data:[^,]*,/, ''), 'base64')
  const { bytes, kind } = await cleanAllowedFile(received, refuseWrong)
  return { name: `${randomUUID()}.${kind.extension}`, contentType: kind.contentType, bytes }
}

/** AVA-006, C-112: sets the user's picture, or none. The previous file is deleted after the commit. */
export const updateAvatar: LookupHandler<typeof contract.updateAvatar> = async (
  { ports, write },
  { body: { avatar } },
) => {
  const picture = avatar === null ? null : await readPicture(avatar)
  if (picture !== null) {
    const { name, bytes, contentType } = picture
    await ports.files.put({ key: avatarKey(name), bytes, contentType })
  }
  const name = picture?.name ?? null
  await write(async ({ tx, actor, outbox }) => {
    const before = await replaceAvatar(tx, actor.userId, name)
    if (before !== null) await outbox.add('profile.avatar-replaced', { name: before })
  })
  return { avatar: avatarAddress(name) }
}
