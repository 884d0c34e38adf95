import * as contract from '@girassol/contract/homologations'
import type { Router } from '../../http/route.ts'
import { exportHomologations } from './list/export-homologations.ts'
import { listHomologations } from './list/list-homologations.ts'
import { moveHomologation } from './moving/move-homologation.ts'
import { downloadDiagram, downloadMemorial, downloadPack, showDiagram } from './pack/download-pack.ts'
import { notifyRegistration } from './pack/notify-registration.ts'
import { createHomologation } from './record/create-homologation.ts'
import { editHomologation } from './record/edit-homologation.ts'
import { showHomologation } from './record/show-homologation.ts'

export const homologationsRoutes = ({ route, lookupRoute, downloadRoute, fileRoute }: Router): void => {
  route(contract.listHomologations, listHomologations)
  route(contract.createHomologation, createHomologation)
  downloadRoute(contract.exportHomologations, exportHomologations)
  route(contract.readHomologation, showHomologation)
  route(contract.editHomologation, editHomologation)
  lookupRoute(contract.moveHomologation, moveHomologation)
  route(contract.notifyRegistration, notifyRegistration)
  downloadRoute(contract.downloadPack, downloadPack)
  fileRoute(contract.showDiagram, showDiagram)
  fileRoute(contract.downloadDiagram, downloadDiagram)
  fileRoute(contract.downloadMemorial, downloadMemorial)
}
