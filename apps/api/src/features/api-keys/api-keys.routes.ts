import * as contract from '@girassol/contract/api-keys'
import type { Router } from '../../http/route.ts'
import { createKeyOf, listKeysOf, revokeKeyOf, rotateKeyOf } from './manage-keys.ts'

export const apiKeysRoutes = ({ route, lookupRoute }: Router): void => {
  route(contract.listCompanyKeys, listKeysOf('company'))
  lookupRoute(contract.createCompanyKey, createKeyOf('company'))
  lookupRoute(contract.rotateCompanyKey, rotateKeyOf('company'))
  route(contract.revokeCompanyKey, revokeKeyOf('company'))
  route(contract.listHouseKeys, listKeysOf('house'))
  lookupRoute(contract.createHouseKey, createKeyOf('house'))
  lookupRoute(contract.rotateHouseKey, rotateKeyOf('house'))
  route(contract.revokeHouseKey, revokeKeyOf('house'))
}
