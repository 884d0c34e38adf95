import { sql } from 'kysely'

/** Midnight in São Paulo at the beginning of a day (C-41). */
export const toDayStart = (day: string) => sql<string>`(${day}::date)::timestamp at time zone 'America/Sao_Paulo'`

/** Midnight in São Paulo at the end of a day. */
export const toDayEnd = (day: string) => sql<string>`(${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`
