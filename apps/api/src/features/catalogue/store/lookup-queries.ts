import { inverterGroup, moduleGroup, searchWords, storeGroups } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { Actor } from '../../../http/actor.ts'
import { contains } from './product-search.ts'
import { onSaleTo, visibleTo } from './visible-products.ts'

type Hits = { readonly groups: readonly string[]; readonly term: string }

/** The groups with products on sale for this user, and how many (STORE-032). */
export const findGroups = async (tx: Tx, actor: Actor, groups: readonly string[]) => {
  const { rows } = await sql<{ BM_GRUPO: string; BM_DESC: string; products: number }>`
    select g.code as "BM_GRUPO", g.name as "BM_DESC", count(*) as products
    from product p join product_group g on g.code = p.group_code
    where p.group_code = any(${groups}) and ${onSaleTo(actor)}
    group by g.code, g.name order by g.position, g.code
  `.execute(tx)
  return rows
}

/** How many products a term finds in each of the groups; a group without any is absent (USE-012). */
export const countHits = async (tx: Tx, actor: Actor, { groups, term }: Hits): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ group: string; products: number }>`
    select p.group_code as "group", count(*) as products from product p
    where ${sql.join([sql`p.group_code = any(${groups})`, onSaleTo(actor), ...searchWords(term).map(contains)], sql` and `)}
    group by p.group_code
  `.execute(tx)
  return new Map(rows.map(({ group, products }) => [group, products]))
}

/** The categories that ready kits on sale have (STORE-033). */
export const findKitCategories = async (tx: Tx, actor: Actor) => {
  const { rows } = await sql<{ CAT_COD: string; CAT_DESC: string }>`
    select c.code as "CAT_COD", c.name as "CAT_DESC" from product_category c
    where exists (select from product p where p.category_code = c.code and p.group_code = any(${storeGroups.PA})
      and ${onSaleTo(actor)})
    order by plain(c.name), c.code
  `.execute(tx)
  return rows
}

/** The brands of a group's products on sale (STORE-034). */
export const findBrands = async (tx: Tx, actor: Actor, groupId: string) => {
  const { rows } = await sql<{ ZAM_COD: string; ZAM_DESC: string }>`
    select b.code as "ZAM_COD", b.name as "ZAM_DESC" from brand b
    where exists (select from product p where p.brand_code = b.code and p.group_code = ${groupId} and ${onSaleTo(actor)})
    order by plain(b.name), b.code
  `.execute(tx)
  return rows
}

/** 'true', 'false', or absent for both (WIZ-035…038). */
export type Flags = { readonly active?: string | undefined; readonly isOnlineStore?: string | undefined }

const flagged = ({ active, isOnlineStore }: Flags): RawBuilder<boolean> => {
  const wanted = (flag: string | undefined) => (flag === undefined ? null : flag === 'true')
  return sql`coalesce(p.active = ${wanted(active)}::boolean, true)
    and coalesce(p.online_store = ${wanted(isOnlineStore)}::boolean, true)`
}

/** Only products with a data sheet can be chosen for a generator. */
const choosable = (actor: Actor, flags: Flags) =>
  sql`p.electrical is not null and ${visibleTo(actor)} and ${flagged(flags)}`

export const findInverterBrands = async (tx: Tx, actor: Actor, flags: Flags) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select b.code as id, b.name from brand b
    where exists (select from product p
      where p.brand_code = b.code and p.group_code = ${inverterGroup} and ${choosable(actor, flags)})
    order by plain(b.name), b.code
  `.execute(tx)
  return rows
}

type InverterLookup = {
  id: string
  inverterName: string
  inverterErpCode: string
  brandId: string
  power: number
  phases: number
  acVoltageV: number | null
}

export const findInverters = async (
  tx: Tx,
  actor: Actor,
  { brandId, ...flags }: Flags & { brandId?: string | undefined },
) => {
  const { rows } = await sql<InverterLookup>`
    select p.code as id, p.name as "inverterName", p.code as "inverterErpCode", coalesce(p.brand_code, '') as "brandId",
      coalesce(p.power_w, 0) as power, (p.electrical->>'phases')::integer as phases,
      (p.electrical->>'acVoltageV')::integer as "acVoltageV"
    from product p
    where p.group_code = ${inverterGroup} and ${choosable(actor, flags)}
      and coalesce(p.brand_code = ${brandId ?? null}::text, true)
    order by p.power_w, plain(p.name), p.code
  `.execute(tx)
  return rows
}

export const findModules = async (tx: Tx, actor: Actor, flags: Flags) => {
  const { rows } = await sql<{ id: string; name: string; erpCode: string; power: number }>`
    select p.code as id, p.name, p.code as "erpCode", coalesce(p.power_w, 0) as power from product p
    where p.group_code = ${moduleGroup} and ${choosable(actor, flags)}
    order by p.power_w, plain(p.name), p.code
  `.execute(tx)
  return rows
}

type RoofFilter = Flags & {
  readonly moduleId?: string | undefined
  readonly manufacturerReference?: string | undefined
}

/** Roof types; with a module only if its frame is known, because the clamps depend on it (WIZ-038, C-24). */
export const findRoofTypes = async (
  tx: Tx,
  actor: Actor,
  { moduleId, manufacturerReference, ...flags }: RoofFilter,
) => {
  // An empty entry between two commas is ignored; it does not select roof types without a reference (KIT-015).
  const references = manufacturerReference?.split(',').flatMap((reference) => reference.trim() || []) ?? null
  const { rows } = await sql<{ id: number; name: string; manufacturerReference: string }>`
    select p.id, p.name, p.manufacturer_reference as "manufacturerReference" from roof_type p
    where ${flagged(flags)} and coalesce(p.manufacturer_reference = any(${references}::text[]), true)
      and (${moduleId ?? null}::text is null or exists (select from product p
        where p.code = ${moduleId ?? null} and p.group_code = ${moduleGroup} and p.frame_mm is not null
          and ${visibleTo(actor)}))
    order by p.id
  `.execute(tx)
  return rows
}
