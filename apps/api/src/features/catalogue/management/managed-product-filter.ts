import type { listManagedProducts } from '@girassol/contract/catalogue'
import type { InputFor } from '@girassol/contract/http/endpoint'
import {
  kitGroups,
  type ProductGap,
  type ProductSituation,
  promotionGroup,
  searchWords,
} from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import { contains } from '../store/product-search.ts'
import { hasPicture, technicalFiles } from './portal-content.ts'

export type ManagedFilter = Pick<
  InputFor<typeof listManagedProducts>['query'],
  'term' | 'groupId' | 'brandId' | 'situation'
>

/** Whether product `p` has a technical file. */
export const hasSheet: RawBuilder<boolean> = sql`${technicalFiles} <> '[]'::jsonb`

const incompleteKits = sql`
  select inside.kit_code from kit_item inside join product piece on piece.code = inside.product_code
  where piece.remaining_quantity < inside.quantity`

/** Nothing in stock; for a kit, a piece is missing. An unknown stock is not an empty one (C-28). */
const isWithoutStock = sql<boolean>`case when p.group_code = any(${kitGroups}) then p.code in (${incompleteKits})
  else p.remaining_quantity <= 0 end`

/** The condition on product `p`, joined with `portalContent`, for each chip. */
export const gapConditions = {
  WITHOUT_STOCK: isWithoutStock,
  WITHOUT_PICTURE: sql<boolean>`not ${hasPicture}`,
  WITHOUT_SHEET: sql<boolean>`not ${hasSheet}`,
  PROMOTED: sql<boolean>`(p.group_code = ${promotionGroup} or own.promoted)`,
  INACTIVE: sql<boolean>`not p.active`,
} as const satisfies Record<ProductGap, RawBuilder<boolean>>

const situations = {
  ACTIVE: sql<boolean>`p.active`,
  INACTIVE: sql<boolean>`not p.active`,
  OUT_OF_STORE: sql<boolean>`p.active and not p.online_store`,
  INTERNAL: sql<boolean>`p.internal_only`,
} as const satisfies Record<ProductSituation, RawBuilder<boolean>>

/** The condition for rows of product `p` that match the administration's filters; an empty filter matches all rows. */
export const matchesFilter = ({ term, groupId, brandId, situation }: ManagedFilter): RawBuilder<boolean> =>
  sql.join(
    [
      sql`true`,
      ...(groupId ? [sql`p.group_code = ${groupId}`] : []),
      ...(brandId ? [sql`p.brand_code = ${brandId}`] : []),
      ...(situation ? [situations[situation]] : []),
      ...searchWords(term ?? '').map(contains),
    ],
    sql` and `,
  )
