import type { Day } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'

type SeparationDay = { readonly day: Day; readonly quantity: number }

export const selectSeparationDays = (tx: Tx, from: Day): Promise<SeparationDay[]> =>
  tx.selectFrom('separation_capacity').select(['day', 'quantity']).where('day', '>=', from).orderBy('day').execute()

/** Null for a day with the capacity of its weekday. */
export const findSeparationDay = async (tx: Tx, day: Day): Promise<number | null> => {
  const row = await tx.selectFrom('separation_capacity').select('quantity').where('day', '=', day).executeTakeFirst()
  return row?.quantity ?? null
}

type WantedDay = { readonly day: Day; readonly quantity: number | null }

export const writeSeparationDay = async (tx: Tx, { day, quantity }: WantedDay): Promise<void> => {
  if (quantity === null) {
    await tx.deleteFrom('separation_capacity').where('day', '=', day).execute()
    return
  }
  await tx
    .insertInto('separation_capacity')
    .values({ day, quantity })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ quantity }))
    .execute()
}
