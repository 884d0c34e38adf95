import { randomBytes } from 'node:crypto'
import type { Database } from './database/connection.ts'
import { keepSetting } from './database/keep-setting.ts'

/** The secret that signs access tokens if the environment names none: created once and shared through the database. */
export const loadSessionSecret = (db: Database): Promise<string> =>
  keepSetting(db, 'session.secret', randomBytes(48).toString('base64url'))
