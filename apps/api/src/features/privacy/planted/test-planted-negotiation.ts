type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = { readonly orderId: number; readonly adminId: number; readonly at: string }

/** A negotiation of a budget of the person, who is named in what both sides wrote, and why it was lost. */
export const plantNegotiation = async (insert: Insert, { orderId, adminId, at }: Wanted): Promise<void> => {
  const negotiation_id = await insert('negotiation', {
    order_id: orderId,
    seller_id: 1,
    status: 'REFUSED',
    opened_by: adminId,
    opened_at: at,
    ended_at: at,
    end_reason: 'OTHER',
  })
  await insert('negotiation_round', {
    negotiation_id,
    number: 1,
    side: 'integrator',
    author_id: adminId,
    made_at: at,
    total_discount_cents: 100,
    discount_cents: 100,
    sub_total_cents: 1000,
    cost_cents: 500,
  })
  await insert('negotiation_move', {
    negotiation_id,
    round: 1,
    to_status: 'REFUSED',
    side: 'distributor',
    moved_by: adminId,
    moved_at: at,
  })
  const written = { author_id: adminId, side: 'distributor', is_internal: true, written_at: at }
  const message_id = await insert('negotiation_message', { negotiation_id, ...written })
  const file = { storage_key: 'negotiations/proposta.pdf', content_type: 'application/pdf' }
  await insert('negotiation_file', { message_id, ...file })
  await insert('budget_outcome', {
    order_id: orderId,
    seller_id: 1,
    reason: 'OTHER',
    side: 'integrator',
    reason_by: adminId,
    reason_at: at,
  })
  await insert('budget_competitor', {
    order_id: orderId,
    seller_id: 1,
    side: 'integrator',
    price_cents: 100,
    named_at: at,
  })
}
