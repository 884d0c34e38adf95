type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

type Wanted = {
  readonly adminId: number
  readonly sellerId: number
  readonly holder: { readonly name: string; readonly cpf: string }
  readonly at: string
}

/** A homologation whose holder is the person. */
export const plantHomologation = async (insert: Insert, { adminId, sellerId, holder, at }: Wanted): Promise<void> => {
  const made = { created_by: adminId, created_at: at, updated_at: at, version: 1, status_on: '2026-11-23' }
  const homologation_id = await insert('homologation', {
    seller_id: sellerId,
    status: 'DOCUMENTS',
    works: 'NONE',
    holder_document: holder.cpf,
    postal_code: '74000000',
    ...made,
  })
  await insert('homologation_log', { homologation_id, at, author_id: adminId, kind: 'CREATED' })
  await insert('homologation_pack', {
    homologation_id,
    submitted_at: at,
    sha256: '0'.repeat(64),
    bytes: Buffer.from(holder.name),
  })
}
