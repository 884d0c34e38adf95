type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = { readonly orderId: number; readonly adminId: number; readonly at: string }

/** A claim about an order of the person, who is named in what was written and photographed. */
export const plantClaim = async (insert: Insert, { orderId, adminId, at }: Wanted): Promise<void> => {
  const claim_id = await insert('claim', {
    year: 2026,
    number: 1,
    order_id: orderId,
    type: 'DAMAGED',
    wish: 'REPLACE',
    status: 'REFUSED',
    opened_by: adminId,
    opened_at: at,
    answer_due_on: '2026-11-25',
    decision_due_on: '2026-12-07',
    ended_at: at,
    version: 1,
  })
  await insert('claim_move', { claim_id, to_status: 'OPEN', moved_by: adminId, moved_at: at })
  await insert('claim_photo', {
    claim_id,
    storage_key: 'claims/vidro.jpg',
    content_type: 'image/jpeg',
    width: 1,
    height: 1,
    added_by: adminId,
    added_at: at,
  })
  const written = { author_id: adminId, side: 'distributor', is_internal: true, written_at: at }
  const message_id = await insert('claim_message', { claim_id, ...written })
  await insert('claim_file', { message_id, storage_key: 'claims/laudo.pdf', content_type: 'application/pdf' })
}
