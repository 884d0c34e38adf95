import type * as contract from '@girassol/contract/warranties'
import type { PublicWarranties } from '@girassol/contract/warranties'
import { displayName } from '@girassol/domain/catalogue'
import { listStatusesAt } from '@girassol/domain/orders'
import type { PublicHandler, Tx } from '../../../http/context.ts'
import { hashLinkToken } from '../../../http/link-tokens.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findBrand } from '../../company-brand/brand-queries.ts'
import { selectSerials } from '../../order-record/serials/serial-queries.ts'
import { toCover } from '../../order-record/serials/warranty-cover.ts'

/** The same for unknown, revoked and malformed tokens (C-153). */
const unknownLink = 'Esta página não existe ou não está mais disponível.'

const findSite = async (tx: Tx, token: string) =>
  orNotFound(
    await tx
      .selectFrom('warranty_link')
      .innerJoin('site', 'site.id', 'warranty_link.site_id')
      .select(['site.id', 'site.seller_id as sellerId'])
      .where('warranty_link.hash', '=', hashLinkToken(token))
      .executeTakeFirst(),
    unknownLink,
  )

/** The units of the site that were neither replaced nor of an order that was cancelled or returned, by product. */
const listEquipment = async (
  tx: Tx,
  { id, sellerId }: Awaited<ReturnType<typeof findSite>>,
): Promise<PublicWarranties['equipment']> => {
  const rows = await selectSerials(tx)
    .innerJoin('orders', 'orders.id', 'serial_number.order_id')
    .where('orders.site_id', '=', id)
    .where('orders.seller_id', '=', sellerId)
    .where('orders.status', 'not in', [...listStatusesAt('undone')])
    .orderBy('product.group_code')
    .orderBy('product.name')
    .orderBy('serial_number.number')
    .execute()
  const present = rows.filter(({ replacedBy }) => replacedBy === null)
  return [...Map.groupBy(present, ({ code }) => code).values()].map((units) => ({
    name: displayName(units[0]?.productName ?? ''),
    serials: units.map((unit) => ({ number: unit.number, ...toCover(unit) })),
  }))
}

/** WAR-006: the equipment of a site with its warranties, for everybody who has the link. */
export const readPublicWarranties: PublicHandler<typeof contract.readPublicWarranties> = async (
  { tx },
  { params: { token } },
) => {
  const site = await findSite(tx, token)
  const brand = await findBrand(tx, site.sellerId)
  return {
    company: {
      name: brand.trade_name,
      phone: brand.phone || null,
      email: brand.email || null,
      site: brand.site || null,
    },
    equipment: await listEquipment(tx, site),
  }
}
