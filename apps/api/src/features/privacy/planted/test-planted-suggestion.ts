type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = {
  readonly orderId: number
  readonly sellerId: number
  readonly adminId: number
  readonly product: string
  readonly at: string
}

/** A suggestion for an order of the person, who is named in its text and in the reason of its refusal. */
export const plantSuggestion = async (
  insert: Insert,
  { orderId, sellerId, adminId, product, at }: Wanted,
): Promise<void> => {
  await insert('substitution_suggestion', {
    order_id: orderId,
    seller_id: sellerId,
    replaces_code: product,
    by_code: product,
    status: 'REFUSED',
    made_by: adminId,
    made_at: at,
    answered_by: adminId,
    answered_at: at,
  })
}
