import type { Insertable } from 'kysely'
import type { FreightRate } from '../database/schema.ts'

type Row = readonly [uf: string, percentage: number, minimumReais: number, workingDays: number]

// Invented figures for a distributor near Campinas: all three grow with the distance by road. They are not market
// prices.
const rows: readonly Row[] = [
  ['AC', 6, 700, 12],
  ['AL', 4.5, 500, 8],
  ['AM', 5.5, 700, 12],
  ['AP', 5.5, 700, 12],
  ['BA', 4, 500, 7],
  ['CE', 5.5, 700, 9],
  ['DF', 3, 350, 5],
  ['ES', 2.5, 350, 5],
  ['GO', 2.5, 350, 5],
  ['MA', 5, 500, 9],
  ['MG', 2.5, 250, 4],
  ['MS', 3, 350, 5],
  ['MT', 3.5, 350, 6],
  ['PA', 5.5, 700, 11],
  ['PB', 5, 500, 9],
  ['PE', 5, 500, 9],
  ['PI', 5, 500, 8],
  ['PR', 2, 250, 4],
  ['RJ', 2, 250, 4],
  ['RN', 5, 500, 9],
  ['RO', 5.5, 700, 11],
  ['RR', 6.5, 700, 14],
  ['RS', 3, 350, 5],
  ['SC', 2.5, 350, 4],
  ['SE', 4.5, 500, 7],
  ['SP', 1.5, 250, 3],
  ['TO', 4, 500, 7],
]

/** The surcharge for a city outside the capital. */
const interior = { percentage: 0.5, minimumReais: 50, workingDays: 4 } as const

export const demoFreightRates: readonly Insertable<FreightRate>[] = rows.flatMap(
  ([state, percentage, minimumReais, workingDays]) => [
    {
      state,
      band: 'CAPITAL',
      percentage: String(percentage),
      minimum_cents: minimumReais * 100,
      deadline_days: workingDays,
    },
    {
      state,
      band: 'INTERIOR',
      percentage: String(percentage + interior.percentage),
      minimum_cents: (minimumReais + interior.minimumReais) * 100,
      deadline_days: workingDays + interior.workingDays,
    },
  ],
)
