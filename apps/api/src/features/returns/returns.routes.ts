import * as contract from '@girassol/contract/returns'
import type { Router } from '../../http/route.ts'
import { requestReturn } from './request-return.ts'

export const returnsRoutes = ({ lookupRoute }: Router): void => {
  lookupRoute(contract.requestReturn, requestReturn)
}
