import type { NeedView } from '@girassol/contract/substitutions'
import { inverterGroup } from '@girassol/domain/catalogue'
import { type KitInverter, supplyFit } from '@girassol/domain/generator'
import { computeNeed, describeNeed, type SubstitutionNeed } from '@girassol/domain/substitutions'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import type { Target } from './target.ts'

/** How each inverter of the record fits the supply of its site, by code; none while the supply is not known (C-180). */
const findFits = async (tx: Tx, { lines, supply }: Target) => {
  const codes = lines.filter((line) => line.group_code === inverterGroup).map((line) => line.product_code)
  if (supply === undefined || codes.length === 0) return new Map<string, ReturnType<typeof supplyFit>>()
  const rows = await tx
    .selectFrom('product')
    .select(['code', sql<KitInverter | null>`electrical`.as('electrical')])
    .where('code', 'in', codes)
    .execute()
  return new Map(
    rows.flatMap(({ code, electrical }) =>
      electrical === null ? [] : [[code, supplyFit(electrical, supply)] as const],
    ),
  )
}

/** Why each item that should be replaced should be, by its code (SUB-007). */
export const findNeeds = async (tx: Tx, target: Target): Promise<ReadonlyMap<string, SubstitutionNeed>> => {
  const fits = await findFits(tx, target)
  return new Map(
    target.lines.flatMap(({ product_code: code, isSold, current }: OrderLine) => {
      const need = computeNeed({ isSold, current, fit: fits.get(code) ?? null })
      return need === null ? [] : [[code, need] as const]
    }),
  )
}

export const toNeedView = (need: SubstitutionNeed): NeedView => ({ ...need, text: describeNeed(need) })
