type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = { readonly sellerId: number; readonly adminId: number; readonly at: string }

/** A webhook of the person's company, who is named in its description and in what its receiver answered. */
export const plantWebhook = async (insert: Insert, { sellerId, adminId, at }: Wanted): Promise<void> => {
  const webhook_id = await insert('webhook', {
    seller_id: sellerId,
    url: 'https://erp.exemplo.com.br/',
    events: ['order.paid'],
    secret: 'sealed',
    created_by: adminId,
    created_at: at,
  })
  const told = { public_id: 'msg_1', type: 'order.paid', body: '{}', happened_at: at }
  const message_id = await insert('webhook_message', told)
  const sent = { webhook_id, message_id, state: 'DELIVERED', created_at: at, due_at: at }
  const delivery_id = await insert('webhook_delivery', sent)
  await insert('webhook_attempt', { delivery_id, number: 1, made_at: at, status: 204, duration_ms: 9 })
}
