import * as contract from '@girassol/contract/links'
import type { Router } from '../../http/route.ts'
import { listLinks, listManagedLinks } from './list-links.ts'
import { removeLink } from './remove-link.ts'
import { addLink, changeLink } from './save-link.ts'
import { sortLinks } from './sort-links.ts'

export const linksRoutes = ({ route }: Router): void => {
  route(contract.listLinks, listLinks)
  route(contract.listManagedLinks, listManagedLinks)
  route(contract.addLink, addLink)
  route(contract.changeLink, changeLink)
  route(contract.removeLink, removeLink)
  route(contract.sortLinks, sortLinks)
}
