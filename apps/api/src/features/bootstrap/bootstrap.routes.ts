import * as contract from '@girassol/contract/bootstrap'
import type { Router } from '../../http/route.ts'
import { readBootstrap } from './read-bootstrap.ts'

export const bootstrapRoutes = ({ route }: Router): void => {
  route(contract.readBootstrap, readBootstrap)
}
