import type { SiteRow } from '@girassol/contract/sites'
import { listStatusesAt } from '@girassol/domain/orders'
import { reaisFrom, toDay, toPermission } from '@girassol/domain/shared'
import { canChangeSite, findUrgency, type SiteStage, siteSentences } from '@girassol/domain/sites'
import { sql } from 'kysely'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { type SiteReader, toAction, toFigureReader } from '../site-access.ts'
import { siteFigures } from './site-figures.ts'

/** Statuses of an order that is still to arrive. */
const arrivingStatuses = listStatusesAt('confirmation', 'picking', 'billed', 'dispatch', 'travelling')

export type FoundSite = {
  readonly id: number
  readonly title: string
  readonly stage: SiteStage
  readonly city_code: string
  readonly contact_name: string | null
  readonly is_archived: boolean
  readonly version: number
  readonly touched_at: string
  readonly responsible_id: number | null
  readonly responsible_name: string | null
  readonly kwp: string | null
  readonly value_cents: number | null
}

type FoundRow = FoundSite & {
  readonly task: { readonly id: number; readonly title: string; readonly dueOn: string } | null
  readonly delivery_on: string | null
  readonly homologation_due: string | null
}

/** The part of a site that cards and its own screen share. */
export const toSiteIdentity = (row: FoundSite) => {
  const city = findCity(row.city_code)
  return {
    id: row.id,
    title: row.title,
    stage: row.stage,
    cityCode: row.city_code,
    cityName: city?.city ?? '',
    state: city?.state ?? '',
    responsible: row.responsible_id === null ? null : { id: row.responsible_id, name: row.responsible_name ?? '' },
    kwp: row.kwp === null ? null : Number(row.kwp),
    value: row.value_cents === null ? null : reaisFrom(row.value_cents),
    isArchived: row.is_archived,
    version: row.version,
  }
}

const toRow = (row: FoundRow, { actor, now }: SiteReader): SiteRow => ({
  ...toSiteIdentity(row),
  contactName: row.contact_name,
  touchedAt: row.touched_at,
  urgency: findUrgency(
    {
      stage: row.stage,
      touchedAt: row.touched_at,
      homologationDue: row.homologation_due,
      task: row.task,
      deliveryOn: row.delivery_on,
    },
    now,
  ),
  actions: {
    move: toAction(actor, toPermission(canChangeSite({ isArchived: row.is_archived }), siteSentences)),
  },
})

/** The cards of these sites, in this order: one statement for all of them (SITE-008). */
export const listSiteRows = async (reader: SiteReader, ids: readonly number[]): Promise<SiteRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<FoundRow>`
    select site.id, site.title, site.stage, site.city_code,
      coalesce(site.contact_name, customer.name) as contact_name, site.is_archived, site.version,
      site.touched_at, site.responsible_id, responsible.name as responsible_name, figures.kwp, figures.value_cents,
      (select jsonb_build_object('id', task.id, 'title', task.title, 'dueOn', task.due_on) from site_task task
        where task.site_id = site.id and task.done_at is null order by task.due_on, task.id limit 1) as task,
      (select min(due_on)::text from homologation where homologation.site_id = site.id) as homologation_due,
      (select min(coalesce(actual_estimated_delivery_date, estimated_delivery_date))::text from orders
        where orders.site_id = site.id and orders.status = any(${arrivingStatuses}::text[])
          and coalesce(actual_estimated_delivery_date, estimated_delivery_date) >= ${toDay(reader.now)}::date
      ) as delivery_on
    from unnest(${ids}::integer[]) with ordinality wanted (id, place) join site on site.id = wanted.id
      left join app_user responsible on responsible.id = site.responsible_id
      left join customer on customer.id = site.customer_id
      left join ${siteFigures(toFigureReader(reader.actor))} figures on figures.site_id = site.id
    order by wanted.place`.execute(reader.tx)
  return rows.map((row) => toRow(row, reader))
}
