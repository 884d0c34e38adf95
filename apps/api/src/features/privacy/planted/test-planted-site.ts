type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = {
  readonly customerId: number
  readonly adminId: number
  readonly sellerId: number
  readonly person: { readonly name: string; readonly phone: string; readonly email: string }
  readonly at: string
}

/** The site of the person's roof, with what is written and stored on it. */
export const plantSite = async (
  insert: Insert,
  { customerId, adminId, sellerId, at, person }: Wanted,
): Promise<void> => {
  const site_id = await insert('site', {
    seller_id: sellerId,
    customer_id: customerId,
    phone: person.phone,
    email: person.email,
    city_code: '5208707',
    stage: 'LOST',
    is_archived: false,
    created_by: adminId,
    created_at: at,
    touched_at: at,
    version: 1,
  })
  await insert('site_move', { site_id, to_stage: 'LOST', moved_at: at })
  await insert('site_note', { site_id, author_id: adminId, created_at: at, version: 1 })
  await insert('site_photo', {
    site_id,
    storage_key: 'sites/telhado.jpg',
    content_type: 'image/jpeg',
    width: 1,
    height: 1,
    added_by: adminId,
    added_at: at,
  })
  await insert('site_task', {
    seller_id: sellerId,
    site_id,
    due_on: '2026-11-30',
    responsible_id: adminId,
    created_by: adminId,
    created_at: at,
    version: 1,
  })
  const name = `${person.name}: marca:product_list.name`
  await insert('product_list', { seller_id: sellerId, name, created_by: adminId, created_at: at, updated_at: at })
}
