import type { BrandView } from '@girassol/contract/company-brand'
import { toUrl } from '@girassol/contract/http/endpoint'
import { findBrandColours } from '@girassol/domain/company-brand'
import type { Selectable } from 'kysely'
import type { SellerBrand } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type BrandRow = Omit<Selectable<SellerBrand>, 'seller_id'>

/** The brand of a company that has saved none: its registered name and contacts (C-174). */
const findRegistered = async (tx: Tx, sellerId: number): Promise<BrandRow> => {
  const { fancy_name, phone, email } = await tx
    .selectFrom('seller')
    .select(['fancy_name', 'phone', 'email'])
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return {
    trade_name: fancy_name,
    colour: null,
    phone: phone.replace(/\D/g, ''),
    email,
    site: '',
    warranty_text: '',
    payment_text: '',
    logo: null,
    version: 0,
  }
}

/** The brand of a company; its version is 0 while none was saved (PROP-028). */
export const findBrand = async (tx: Tx, sellerId: number): Promise<BrandRow> => {
  const row = await tx.selectFrom('seller_brand').selectAll().where('seller_id', '=', sellerId).executeTakeFirst()
  if (row === undefined) return findRegistered(tx, sellerId)
  const { seller_id: _id, ...brand } = row
  return brand
}

export const toBrandView = (row: BrandRow): BrandView => ({
  tradeName: row.trade_name,
  colour: row.colour,
  colours: row.colour === null ? null : findBrandColours(row.colour),
  phone: row.phone,
  email: row.email,
  site: row.site,
  warrantyText: row.warranty_text,
  paymentText: row.payment_text,
  logo: row.logo === null ? null : toUrl(`/company/brand/logo/${row.logo}`),
  version: row.version,
})
