import * as contract from '@girassol/contract/failures'
import type { Router } from '../../http/route.ts'
import { dismissFailure } from './dismiss-failure.ts'
import { listFailures } from './list-failures.ts'
import { retryFailure, retryFailures } from './retry-failure.ts'

export const failuresRoutes = ({ route }: Router): void => {
  route(contract.listFailures, listFailures)
  route(contract.retryFailure, retryFailure)
  route(contract.retryFailures, retryFailures)
  route(contract.dismissFailure, dismissFailure)
}
