import { sql } from 'kysely'

/** The midnight in São Paulo (C-108) at which a day begins. */
export const toDayStart = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'America/Sao_Paulo')`
