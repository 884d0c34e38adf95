import { toUrl } from '@girassol/contract/http/endpoint'

/** Where the files of pictures stand in the storage. */
export const avatarKey = (name: string): string => `avatars/${name}`

/** The address of a stored picture; each picture has a name of its own, so that browsers may keep it for good. */
export const avatarAddress = (name: string | null): string | null =>
  name === null ? null : toUrl(`/users/avatar/${name}`)
