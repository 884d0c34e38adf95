type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = { readonly orderId: number; readonly adminId: number; readonly at: string }

/** A released hold of a budget of the person, who is named in its reason. */
export const plantHold = async (insert: Insert, { orderId, adminId, at }: Wanted): Promise<void> => {
  await insert('stock_hold', {
    order_id: orderId,
    state: 'RELEASED',
    made_by: adminId,
    first_made_at: at,
    made_at: at,
    until: at,
    ended_at: at,
  })
}
