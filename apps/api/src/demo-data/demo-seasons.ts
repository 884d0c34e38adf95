import { plusHours, toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

const dayHours = 24

const dayFrom = (now: string, days: number): string => toDay(plusHours(now, days * dayHours))

/** A promotion that is open whenever the demonstration is loaded, and one that is over (C-20). */
const promotionalSeasons = (now: string) => [
  { name: 'Black Friday Solar', starts_on: dayFrom(now, -7), finishes_on: dayFrom(now, 45) },
  { name: 'Semana do consumidor', starts_on: dayFrom(now, -250), finishes_on: dayFrom(now, -240) },
]

/** The programme's first season and this year's (C-127). */
const pointSeasons = (now: string) => {
  const year = toDay(now).slice(0, 4)
  const first = { season_start: '2024-01-01', season_finish: '2024-12-31' }
  return year === '2024' ? [first] : [first, { season_start: `${year}-01-01`, season_finish: `${year}-12-31` }]
}

/** The seasons of promotions and points, and the settings that name the current ones. */
export const loadDemoSeasons = async (tx: Tx, now: string): Promise<void> => {
  const promotions = await tx.insertInto('promotional_season').values(promotionalSeasons(now)).returning('id').execute()
  const seasons = await tx.insertInto('point_season').values(pointSeasons(now)).returning('id').execute()
  const running = { 'sales-campaign': promotions[0]?.id, 'active-season': seasons.at(-1)?.id }
  await tx
    .insertInto('setting')
    .values(
      Object.entries(running).map(([key, id]) => ({ key, value: sql<string>`${JSON.stringify(String(id))}::jsonb` })),
    )
    .execute()
}
