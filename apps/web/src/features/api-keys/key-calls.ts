import {
  createCompanyKey,
  createHouseKey,
  listCompanyKeys,
  listHouseKeys,
  revokeCompanyKey,
  revokeHouseKey,
  rotateCompanyKey,
  rotateHouseKey,
} from '@girassol/contract/api-keys'
import type { KeyOwner } from '@girassol/domain/api-keys'

/** The calls for the keys of the company, and for those of the distributor, which answer alike (API-002). */
const calls = {
  company: { list: listCompanyKeys, create: createCompanyKey, rotate: rotateCompanyKey, revoke: revokeCompanyKey },
  house: { list: listHouseKeys, create: createHouseKey, rotate: rotateHouseKey, revoke: revokeHouseKey },
}

export type KeyCalls = (typeof calls)[KeyOwner]

export const getKeyCalls = (owner: KeyOwner): KeyCalls => calls[owner]
