import type * as contract from '@girassol/contract/company-brand'
import type { Handler, LookupHandler } from '../../http/context.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { storeBrandLogo } from './brand-logo-file.ts'
import { type BrandRow, toBrandView } from './brand-queries.ts'
import { lockBrand, writeBrand } from './brand-store.ts'
import { recordBrand } from './record-brand.ts'

/** PROP-028: changes the brand of the caller's company for its next proposals. */
export const changeBrand: Handler<typeof contract.changeBrand> = async (context, { body: { version, ...body } }) => {
  const { id: sellerId } = requireSeller(context.actor)
  const before = await lockBrand(context.tx, sellerId)
  refuseUnseen('a marca', { now: before.version, seen: version })
  const after: BrandRow = {
    trade_name: body.tradeName,
    colour: body.colour,
    phone: body.phone,
    email: body.email,
    site: body.site,
    warranty_text: body.warrantyText,
    payment_text: body.paymentText,
    logo: before.logo,
    version: before.version + 1,
  }
  await writeBrand(context.tx, sellerId, after)
  await recordBrand(context, { sellerId, before, after })
  return toBrandView(after)
}

/** PROP-028: changes the logo; the version stays, so that a new logo does not conflict with an edit of the texts. */
export const changeBrandLogo: LookupHandler<typeof contract.changeBrandLogo> = async (
  { actor, ports, write },
  { body: { picture } },
) => {
  const { id: sellerId } = requireSeller(actor)
  const logo = picture === null ? null : await storeBrandLogo(ports.files, picture)
  return write(async (context) => {
    const before = await lockBrand(context.tx, sellerId)
    const after = { ...before, logo }
    await writeBrand(context.tx, sellerId, after)
    await recordBrand(context, { sellerId, before, after })
    return toBrandView(after)
  })
}
