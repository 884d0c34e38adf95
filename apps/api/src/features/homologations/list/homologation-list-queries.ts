import type { HomologationRow } from '@girassol/contract/homologations'
import { inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import { daysLate, type HomologationStatus, homologationStatusNames } from '@girassol/domain/homologations'
import { toDay } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import { countLimit, toPage } from '../../../database/to-page.ts'
import type { Tx } from '../../../http/context.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { sourceKind } from '../pack/kit-source.ts'

export type HomologationFilter = {
  readonly sellerId: number
  readonly statuses: readonly HomologationStatus[]
  readonly utilityId: number | undefined
  readonly isOverdue: boolean
  readonly now: string
}

export type HomologationPage = HomologationFilter & { readonly skip: number; readonly take: number }

const hasStatus = (statuses: readonly HomologationStatus[]): Expression<SqlBool> =>
  statuses.length === homologationStatusNames.length
    ? sql<SqlBool>`true`
    : sql<SqlBool>`homologation.status = any(${[...statuses]}::text[])`

const filtered = (tx: Tx, { sellerId, statuses, utilityId, isOverdue, now }: HomologationFilter) =>
  tx
    .selectFrom('homologation')
    .where('homologation.seller_id', '=', sellerId)
    .where(hasStatus(statuses))
    .$if(utilityId !== undefined, (query) => query.where('homologation.utility_id', '=', utilityId ?? 0))
    .$if(isOverdue, (query) => query.where('homologation.due_on', '<', toDay(now)))

/** Whether the own order lacks this product, as a removed one and one of another company do (C-08). */
const isGone = (piece: 'module' | 'inverter', group: string) => sql`not exists (
  select from order_item item join product p on p.code = item.product_code
  where item.order_id = orders.id and p.group_code = ${group}
    and item.product_code = homologation.submitted_equipment->${piece}->>'code')`

const isEquipmentChanged = sql<boolean>`(homologation.submitted_equipment is not null
  and (${isGone('module', moduleGroup)} or ${isGone('inverter', inverterGroup)}))`

/** The statement of the rows, the newest first; its test looks at its plan. */
export const selectHomologationRows = (tx: Tx, filter: HomologationFilter) =>
  filtered(tx, filter)
    .leftJoin('utility', 'utility.id', 'homologation.utility_id')
    .leftJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'homologation.order_id').onRef('orders.seller_id', '=', 'homologation.seller_id'),
    )
    .select([
      'homologation.id',
      'homologation.status',
      'homologation.site_id',
      'homologation.status_on',
      'homologation.due_on',
      'homologation.holder_name',
      'homologation.consumer_unit',
      'homologation.city_code',
      'homologation.protocol',
      'homologation.updated_at',
      'utility.id as utility_id',
      'utility.name as utility_name',
      'orders.id as order_id',
      'orders.status as order_status',
      'orders.finished_at as order_finished_at',
      isEquipmentChanged.as('is_equipment_changed'),
    ])
    .orderBy('homologation.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectHomologationRows>['executeTakeFirstOrThrow']>>

const toSource = (row: Row, now: string): HomologationRow['source'] =>
  row.order_id === null || row.order_status === null
    ? null
    : { kind: sourceKind({ status: row.order_status, finished_at: row.order_finished_at }, now), id: row.order_id }

const toRow = (row: Row, now: string): HomologationRow => {
  const city = row.city_code === null ? null : findCity(row.city_code)
  return {
    id: row.id,
    status: row.status,
    source: toSource(row, now),
    siteId: row.site_id,
    holderName: row.holder_name,
    consumerUnit: row.consumer_unit,
    cityName: city?.city ?? null,
    state: city?.state ?? null,
    utility: row.utility_id === null ? null : { id: row.utility_id, name: row.utility_name ?? '' },
    protocol: row.protocol,
    statusOn: row.status_on,
    dueOn: row.due_on,
    daysLate: daysLate(row.due_on, toDay(now)),
    isEquipmentChanged: row.is_equipment_changed,
    updatedAt: row.updated_at,
  }
}

/** HOM-017: a page of the homologations of a seller. */
export const listHomologationRows = async (tx: Tx, filter: HomologationPage) => {
  const rows = await selectHomologationRows(tx, filter)
    .limit(filter.take)
    .offset((filter.skip - 1) * filter.take)
    .execute()
  return toPage(
    rows.map((row) => toRow(row, filter.now)),
    filter,
    async () => {
      const counted = tx
        .selectFrom(filtered(tx, filter).select('homologation.id').limit(countLimit).as('counted'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
      return (await counted.executeTakeFirstOrThrow()).total
    },
  )
}

/** The next rows of the whole list, those with a smaller number than the last one (HOM-017). */
export const listHomologationsBefore = async (
  tx: Tx,
  filter: HomologationFilter,
  { before, take }: { readonly before: number | null; readonly take: number },
): Promise<readonly HomologationRow[]> => {
  const rows = await selectHomologationRows(tx, filter)
    .$if(before !== null, (query) => query.where('homologation.id', '<', before ?? 0))
    .limit(take)
    .execute()
  return rows.map((row) => toRow(row, filter.now))
}
