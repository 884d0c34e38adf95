import type { SiteView } from '@girassol/contract/sites'
import { toPermission } from '@girassol/domain/shared'
import {
  canAddNote,
  canAddPhoto,
  canAddTask,
  canChangeSite,
  canRemoveSite,
  findNextSiteStep,
  type SiteStage,
  siteSentences,
} from '@girassol/domain/sites'
import { sql } from 'kysely'
import { orNotFound } from '../../../http/refused.ts'
import { hasLinkedRecords } from '../linking/linkable-records.ts'
import { listSiteLinks } from '../linking/site-link-queries.ts'
import { siteFigures } from '../list/site-figures.ts'
import { type FoundSite, toSiteIdentity } from '../list/site-rows.ts'
import { listSitePhotos } from '../photos/photo-queries.ts'
import { type SiteReader, toAction, toFigureReader } from '../site-access.ts'
import { type OwnSite, type SiteRecord, siteNotFound } from '../site-store.ts'
import { listTasksOfSite } from '../tasks/task-queries.ts'

type Found = FoundSite &
  SiteRecord & {
    readonly customer_name: string | null
    readonly created_by_name: string
    readonly reached: readonly { readonly stage: SiteStage; readonly at: string }[]
    readonly notes: number
    readonly photos: number
    readonly open_tasks: number
  }

const readSite = async ({ tx, actor }: SiteReader, { id, sellerId }: OwnSite): Promise<Found> => {
  const { rows } = await sql<Found>`
    select site.*, responsible.name as responsible_name, author.name as created_by_name, customer.name as customer_name,
      figures.kwp, figures.value_cents,
      (select coalesce(jsonb_agg(jsonb_build_object('stage', to_stage, 'at', at) order by at), '[]') from (
        select to_stage, max(moved_at) as at from site_move where site_id = site.id group by to_stage) entered
      ) as reached,
      (select count(*) from site_note where site_id = site.id) as notes,
      (select count(*) from site_photo where site_id = site.id) as photos,
      (select count(*) from site_task where site_id = site.id and done_at is null) as open_tasks
    from site join app_user author on author.id = site.created_by
      left join app_user responsible on responsible.id = site.responsible_id
      left join customer on customer.id = site.customer_id
      left join ${siteFigures(toFigureReader(actor))} figures on figures.site_id = site.id
    where site.id = ${id} and site.seller_id = ${sellerId}`.execute(tx)
  return orNotFound(rows[0], siteNotFound)
}

const toIso = (instant: string): string => new Date(instant).toISOString()

const toActions = (actor: SiteReader['actor'], site: Found, hasLinks: boolean): SiteView['actions'] => {
  const change = canChangeSite({ isArchived: site.is_archived })
  const open = (rule: typeof change) => toAction(actor, toPermission(rule, siteSentences))
  const unlessArchived = <Code extends keyof typeof siteSentences>(
    rule: { readonly allowed: true } | { readonly allowed: false; readonly refusal: Code },
  ) => toAction(actor, toPermission<keyof typeof siteSentences>(change.allowed ? rule : change, siteSentences))
  return {
    edit: open(change),
    move: open(change),
    link: open(change),
    archive: toAction(actor, { allowed: true }),
    remove: unlessArchived(canRemoveSite({ hasLinks })),
    addNote: unlessArchived(canAddNote({ notes: Number(site.notes) })),
    addTask: unlessArchived(canAddTask({ openTasks: Number(site.open_tasks) })),
    addPhoto: unlessArchived(canAddPhoto({ photos: Number(site.photos) })),
  }
}

const toOwnFields = (site: Found) => ({
  customer: site.customer_id === null ? null : { id: site.customer_id, name: site.customer_name },
  contactName: site.contact_name,
  phone: site.phone,
  email: site.email,
  address: site.address,
  supply: site.supply,
  breakerA: site.breaker_a,
  utility: site.utility,
  consumerUnit: site.consumer_unit,
  roof: { roofTypeId: site.roof_type_id, tilt: site.roof_tilt, azimuth: site.roof_azimuth },
  consumption: site.consumption === null ? null : Number(site.consumption),
  lossReason: site.loss_reason,
})

/** SITE-001: a site with all that its screen shows, in a fixed number of statements. */
export const findSiteView = async (reader: SiteReader, own: OwnSite): Promise<SiteView> => {
  const site = await readSite(reader, own)
  const hasLinks = await hasLinkedRecords(reader.tx, site.id)
  return {
    ...toSiteIdentity(site),
    ...toOwnFields(site),
    createdAt: site.created_at,
    createdBy: site.created_by_name,
    touchedAt: site.touched_at,
    reached: site.reached.map(({ stage, at }) => ({ stage, at: toIso(at) })),
    links: await listSiteLinks(reader, site.id),
    tasks: await listTasksOfSite(reader, site.id),
    photos: await listSitePhotos(reader.tx, site.id),
    nextStep: findNextSiteStep(site.stage),
    actions: toActions(reader.actor, site, hasLinks),
  }
}
