import { toUrl } from '@girassol/contract/http/endpoint'

/** The folder of pictures in the storage. */
export const avatarKey = (name: string): string => `avatars/${name}`

/** The URL of a stored picture; each picture has its own name, so that browsers may cache it permanently. */
export const avatarAddress = (name: string | null): string | null =>
  name === null ? null : toUrl(`/users/avatar/${name}`)
