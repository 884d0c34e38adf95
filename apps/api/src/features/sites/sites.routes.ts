import * as records from '@girassol/contract/site-records'
import * as contract from '@girassol/contract/sites'
import type { Router } from '../../http/route.ts'
import { linkToSite, readLinkedSite, unlinkFromSite } from './linking/change-links.ts'
import { exportSites } from './list/export-sites.ts'
import { listSiteOptions, listSites } from './list/list-sites.ts'
import { moveSite } from './moving/move-site.ts'
import { addNote, editNote, removeNote } from './notes/change-notes.ts'
import { addPhoto } from './photos/add-photo.ts'
import { downloadPhoto, removePhoto } from './photos/show-photo.ts'
import { createSite } from './record/create-site.ts'
import { editSite } from './record/edit-site.ts'
import { removeSite } from './record/remove-site.ts'
import { showSite } from './record/show-site.ts'
import { addTask, editTask, removeTask } from './tasks/change-tasks.ts'
import { listTasks } from './tasks/list-tasks.ts'
import { readSiteTimeline } from './timeline/read-timeline.ts'

const siteRoutes = ({ route, downloadRoute }: Router): void => {
  route(contract.listSites, listSites)
  route(contract.createSite, createSite)
  route(contract.listSiteOptions, listSiteOptions)
  downloadRoute(contract.exportSites, exportSites)
  route(contract.readSite, showSite)
  route(contract.editSite, editSite)
  route(contract.removeSite, removeSite)
  route(contract.moveSite, moveSite)
  route(contract.readSiteTimeline, readSiteTimeline)
  route(contract.readLinkedSite, readLinkedSite)
  route(contract.linkToSite, linkToSite)
  route(contract.unlinkFromSite, unlinkFromSite)
}

const recordRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(records.listTasks, listTasks)
  route(records.addTask, addTask)
  route(records.editTask, editTask)
  route(records.removeTask, removeTask)
  route(records.addNote, addNote)
  route(records.editNote, editNote)
  route(records.removeNote, removeNote)
  lookupRoute(records.addPhoto, addPhoto)
  fileRoute(records.downloadPhoto, downloadPhoto)
  route(records.removePhoto, removePhoto)
}

export const sitesRoutes = (router: Router): void => {
  siteRoutes(router)
  recordRoutes(router)
}
