import { type RawBuilder, sql } from 'kysely'

/** SQL: the name of the user, or of the key with which a program did it in the user's place (API-012). */
export const nameOrKey = <Name extends string | null = string>(userName: string, keyName: string): RawBuilder<Name> =>
  sql<Name>`coalesce('Chave ' || ${sql.ref(keyName)}, ${sql.ref(userName)})`
