import type { FrozenBrand, ProposalBrand, PublicProposal } from '@girassol/contract/proposals'
import { findBrandColours } from '@girassol/domain/company-brand'
import type { Tx } from '../../http/context.ts'
import { findBrand } from '../company-brand/brand-queries.ts'
import type { ProposalRecord, VersionRecord } from './proposal-store.ts'

/** The brand of the company as of today. */
const findCurrentBrand = async (tx: Tx, sellerId: number): Promise<FrozenBrand> => {
  const brand = await findBrand(tx, sellerId)
  const colours = brand.colour === null ? null : findBrandColours(brand.colour)
  return {
    tradeName: brand.trade_name,
    color: colours?.ground ?? null,
    onColor: colours?.text ?? null,
    logo: brand.logo,
    phone: brand.phone || null,
    email: brand.email || null,
    site: brand.site || null,
  }
}

/**
 * How a version looks and whom it is from: a draft as of today, a sent one as it was sent (C-174). The logo is the name
 * of its file. The name of the contact is never stored, so that it disappears with the user.
 */
export const findVersionBrand = async (
  tx: Tx,
  { seller_id, created_by }: ProposalRecord,
  { brand }: Pick<VersionRecord, 'brand'>,
): Promise<ProposalBrand> => {
  const contact = await tx.selectFrom('app_user').select('name').where('id', '=', created_by).executeTakeFirstOrThrow()
  return { ...(brand ?? (await findCurrentBrand(tx, seller_id))), contactName: contact.name }
}

/** A page whose logo is the address of its picture. */
export const withLogoAt = (page: PublicProposal, address: string): PublicProposal =>
  page.brand.logo === null ? page : { ...page, brand: { ...page.brand, logo: address } }
