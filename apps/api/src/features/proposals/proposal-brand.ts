import type { PublicProposal } from '@girassol/contract/proposals'
import { findBrandColours } from '@girassol/domain/company-brand'
import type { Tx } from '../../http/context.ts'
import { findBrand } from '../company-brand/brand-queries.ts'

type Made = { readonly seller_id: number; readonly created_by: number }

/** How a proposal looks and whom it is from (C-174). */
export const findProposalBrand = async (tx: Tx, { seller_id, created_by }: Made): Promise<PublicProposal['brand']> => {
  const brand = await findBrand(tx, seller_id)
  const contact = await tx.selectFrom('app_user').select('name').where('id', '=', created_by).executeTakeFirstOrThrow()
  const colours = brand.colour === null ? null : findBrandColours(brand.colour)
  return {
    tradeName: brand.trade_name,
    color: colours?.ground ?? null,
    onColor: colours?.text ?? null,
    logo: null,
    phone: brand.phone || null,
    email: brand.email || null,
    site: brand.site || null,
    contactName: contact.name,
  }
}
