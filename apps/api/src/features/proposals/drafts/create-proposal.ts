import type * as contract from '@girassol/contract/proposals'
import { computeProposalPrice, toPriceParts } from '@girassol/domain/proposals'
import type { Handler } from '../../../http/context.ts'
import { requireSite } from '../../sites/require-site.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposalView } from '../proposal-queries.ts'
import { insertProposal } from '../proposal-store.ts'
import { readSourceContent } from './source-content.ts'

/** PROP-002: a draft from a budget or the cart, which stays as it is. */
export const createProposal: Handler<typeof contract.createProposal> = async (
  context,
  { body: { source, siteId } },
) => {
  const { tx, actor, now } = context
  const sellerId = requireOwnSeller(actor)
  if (siteId !== undefined) await requireSite(tx, { id: siteId, sellerId })
  const { order, content } = await readSourceContent(context, source, siteId)
  const id = await insertProposal(tx, {
    record: {
      seller_id: sellerId,
      source_kind: source.kind,
      source_order_id: order.id,
      source_row_version: source.kind === 'CART' ? order.row_version : null,
      site_id: siteId ?? order.site_id,
      order_type: order.type,
      generator: order.generator,
      kit: order.kit,
      created_by: actor.userId,
      created_at: now,
      updated_at: now,
    },
    content,
    finalPriceCents: computeProposalPrice(toPriceParts(content.equipmentCents, content.price)).finalCents,
  })
  return findProposalView(context, { id, sellerId })
}
