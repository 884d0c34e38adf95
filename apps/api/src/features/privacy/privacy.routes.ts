import * as contract from '@girassol/contract/privacy'
import type { Router } from '../../http/route.ts'
import { downloadPersonExport } from './download-person-export.ts'
import { erasePerson } from './erase-person.ts'
import { previewPerson } from './preview-person.ts'
import { requestPersonExport } from './request-person-export.ts'
import { showPersonExport } from './show-person-export.ts'

export const privacyRoutes = ({ route, fileRoute }: Router): void => {
  route(contract.previewPerson, previewPerson)
  route(contract.requestPersonExport, requestPersonExport)
  route(contract.showPersonExport, showPersonExport)
  fileRoute(contract.downloadPersonExport, downloadPersonExport)
  route(contract.erasePerson, erasePerson)
}
