import type { Tx } from '../../../database/transaction.ts'

/** Those of the codes whose products exist. */
export const findKnownCodes = async (tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('product')
    .select('code')
    .where((eb) => eb('code', '=', eb.fn.any(eb.val(codes))))
    .execute()
  return new Set(rows.map(({ code }) => code))
}
