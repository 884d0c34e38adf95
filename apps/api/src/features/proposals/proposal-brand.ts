import type { ProposalBrand, PublicProposal } from '@girassol/contract/proposals'
import { findBrandColours } from '@girassol/domain/company-brand'
import type { Tx } from '../../http/context.ts'
import { findBrand } from '../company-brand/brand-queries.ts'
import type { ProposalRecord, VersionRecord } from './proposal-store.ts'

/** The brand of the company as of today, from whoever made the proposal. */
const findCurrentBrand = async (tx: Tx, { seller_id, created_by }: ProposalRecord): Promise<ProposalBrand> => {
  const brand = await findBrand(tx, seller_id)
  const contact = await tx.selectFrom('app_user').select('name').where('id', '=', created_by).executeTakeFirstOrThrow()
  const colours = brand.colour === null ? null : findBrandColours(brand.colour)
  return {
    tradeName: brand.trade_name,
    color: colours?.ground ?? null,
    onColor: colours?.text ?? null,
    logo: brand.logo,
    phone: brand.phone || null,
    email: brand.email || null,
    site: brand.site || null,
    contactName: contact.name,
  }
}

/**
 * How a version looks and whom it is from: a draft as of today, a sent one as it was sent (C-174). The logo is the name
 * of its file.
 */
export const findVersionBrand = async (
  tx: Tx,
  record: ProposalRecord,
  { brand }: Pick<VersionRecord, 'brand'>,
): Promise<ProposalBrand> => brand ?? findCurrentBrand(tx, record)

/** A page whose logo is the address of its picture. */
export const withLogoAt = (page: PublicProposal, address: string): PublicProposal =>
  page.brand.logo === null ? page : { ...page, brand: { ...page.brand, logo: address } }
