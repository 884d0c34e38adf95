import type { listUsers } from '@girassol/contract/administration'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type Role, roles } from '@girassol/domain/access'
import { type UserState, userStates } from '@girassol/domain/administration'
import { isRecordNumber } from '../../../lib/record-number.ts'

/** The filters of the users, named as in the address. */
export const userListDefaults = { q: '', papel: '', situacao: '', integrador: '' } as const

export type UserListState = Readonly<Record<keyof typeof userListDefaults, string>>

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text)
const isState = (text: string): text is UserState => (userStates as readonly string[]).includes(text)

/** The query of the filters. An invalid value in the address is ignored. */
export const userListQuery = ({
  q,
  papel,
  situacao,
  integrador,
}: UserListState): RequestFor<typeof listUsers>['query'] => ({
  ...(q.trim() !== '' && { term: q.trim().slice(0, 100) }),
  ...(isRole(papel) && { role: papel }),
  ...(isState(situacao) && { state: situacao }),
  ...(isRecordNumber(integrador) && { sellerId: Number(integrador) }),
})
