import type { Tx } from '../../http/context.ts'

/** Whether this integrator sells to others in the distributor's name (C-78). */
export const doesTriangulation = async (tx: Tx, sellerId: number): Promise<boolean> => {
  const seller = await tx
    .selectFrom('seller')
    .select('can_do_triangulation')
    .where('id', '=', sellerId)
    .executeTakeFirst()
  return seller?.can_do_triangulation ?? false
}
