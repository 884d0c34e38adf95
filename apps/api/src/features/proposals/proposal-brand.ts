import type { PublicProposal } from '@girassol/contract/proposals'
import type { Tx } from '../../http/context.ts'

type Made = { readonly seller_id: number; readonly created_by: number }

/** How a proposal looks and whom it is from (C-174): the seller's trade name and contacts, until it stores a brand. */
export const findProposalBrand = async (tx: Tx, { seller_id, created_by }: Made): Promise<PublicProposal['brand']> => {
  const seller = await tx
    .selectFrom('seller')
    .innerJoin('app_user', (join) => join.on('app_user.id', '=', created_by))
    .select(['seller.name', 'seller.fancy_name', 'seller.phone', 'seller.email', 'app_user.name as contact'])
    .where('seller.id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return {
    tradeName: seller.fancy_name || seller.name,
    color: null,
    onColor: null,
    logo: null,
    phone: seller.phone || null,
    email: seller.email || null,
    site: null,
    contactName: seller.contact,
  }
}
