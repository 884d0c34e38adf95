import * as contract from '@girassol/contract/links'
import type { Router } from '../../http/route.ts'
import { listKeptLinks, listLinks } from './list-links.ts'
import { orderLinks } from './order-links.ts'
import { removeLink } from './remove-link.ts'
import { addLink, changeLink } from './save-link.ts'

export const linksRoutes = ({ route }: Router): void => {
  route(contract.listLinks, listLinks)
  route(contract.listKeptLinks, listKeptLinks)
  route(contract.addLink, addLink)
  route(contract.changeLink, changeLink)
  route(contract.removeLink, removeLink)
  route(contract.orderLinks, orderLinks)
}
