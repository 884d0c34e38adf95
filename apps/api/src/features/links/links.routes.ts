import * as contract from '@girassol/contract/links'
import type { Router } from '../../http/route.ts'
import { listLinks } from './list-links.ts'

export const linksRoutes = ({ route }: Router): void => {
  route(contract.listLinks, listLinks)
}
