import { listTasks } from '@girassol/contract/site-records'
import { listSites, readLinkedSite, readSite, readSiteTimeline } from '@girassol/contract/sites'

/** What is read again after a change of a site or of one of its records. */
export const siteReads = [listSites, readSite, readSiteTimeline, listTasks, readLinkedSite] as const
