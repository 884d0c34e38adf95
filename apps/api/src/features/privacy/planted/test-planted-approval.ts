type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = { readonly orderId: number; readonly adminId: number; readonly at: string }

/** A rejected request for the approval of an order of the person, and a rule of a company; both name the person. */
export const plantApproval = async (insert: Insert, { orderId, adminId, at }: Wanted): Promise<void> => {
  await insert('purchase_approval', {
    order_id: orderId,
    seller_id: 1,
    source: 'CART',
    status: 'REJECTED',
    reasons: '[]',
    total_cents: 1000,
    requested_by: adminId,
    requested_at: at,
    expires_at: at,
    answered_by: adminId,
    answered_at: at,
    version: 1,
  })
  await insert('company_rule', { seller_id: 1, approve_above_cents: 1000, version: 1, updated_at: at })
}
