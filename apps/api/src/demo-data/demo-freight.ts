import type { Insertable } from 'kysely'
import type { CapitalCity, FreightRate } from '../database/schema.ts'

type Row = readonly [uf: string, capitalCode: string, percentage: number, minimumReais: number, workingDays: number]

// A proposal for a distributor near Campinas: all three figures grow with the distance by road; no market quotes them.
const rows: readonly Row[] = [
  ['AC', '1200401', 6, 700, 12],
  ['AL', '2704302', 4.5, 500, 8],
  ['AM', '1302603', 5.5, 700, 12],
  ['AP', '1600303', 5.5, 700, 12],
  ['BA', '2927408', 4, 500, 7],
  ['CE', '2304400', 5.5, 700, 9],
  ['DF', '5300108', 3, 350, 5],
  ['ES', '3205309', 2.5, 350, 5],
  ['GO', '5208707', 2.5, 350, 5],
  ['MA', '2111300', 5, 500, 9],
  ['MG', '3106200', 2.5, 250, 4],
  ['MS', '5002704', 3, 350, 5],
  ['MT', '5103403', 3.5, 350, 6],
  ['PA', '1501402', 5.5, 700, 11],
  ['PB', '2507507', 5, 500, 9],
  ['PE', '2611606', 5, 500, 9],
  ['PI', '2211001', 5, 500, 8],
  ['PR', '4106902', 2, 250, 4],
  ['RJ', '3304557', 2, 250, 4],
  ['RN', '2408102', 5, 500, 9],
  ['RO', '1100205', 5.5, 700, 11],
  ['RR', '1400100', 6.5, 700, 14],
  ['RS', '4314902', 3, 350, 5],
  ['SC', '4205407', 2.5, 350, 4],
  ['SE', '2800308', 4.5, 500, 7],
  ['SP', '3550308', 1.5, 250, 3],
  ['TO', '1721000', 4, 500, 7],
]

/** What leaving the capital adds. */
const interior = { percentage: 0.5, minimumReais: 50, workingDays: 4 } as const

export const demoCapitals: readonly Insertable<CapitalCity>[] = rows.map(([state, city_code]) => ({ state, city_code }))

export const demoFreightRates: readonly Insertable<FreightRate>[] = rows.flatMap(
  ([state, , percentage, minimumReais, workingDays]) => [
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
