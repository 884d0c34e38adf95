import type { UserFields, UserView } from '@girassol/contract/administration'
import * as session from '@girassol/contract/session'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { DatabaseKind } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import type { Effects } from '../../outbox/effects.ts'
import { testApplication } from '../../test-application.ts'
import { mailInvitation } from '../session/mail-invitation.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** The values of an administration form before the first change. */
export const newUser: UserFields = {
  name: 'Nova Pessoa',
  email: 'pessoa@empresa.example',
  roles: ['FINANCIAL'],
  sellerId: null,
  canViewProductPrices: true,
  canViewMarginLiquid: false,
  getsEmails: true,
}

/** A user with the fields of the administration form. */
export const toUserFields = (user: UserView): UserFields & { version: number } => ({
  name: user.name,
  email: user.email,
  roles: user.roles,
  sellerId: user.seller?.id ?? null,
  canViewProductPrices: user.canViewProductPrices,
  canViewMarginLiquid: user.canViewMarginLiquid,
  getsEmails: user.getsEmails,
  version: user.version,
})

/** Inserts and removes administrators directly in the database, without the rules. */
const administratorsIn = (db: Database) => {
  const isOne = sql<boolean>`'ADMINISTRATOR' = any(roles)`
  return {
    insert: async (email: string): Promise<number> => {
      const { id } = await db
        .insertInto('app_user')
        .columns(['name', 'email', 'password_hash', 'roles'])
        .expression((eb) =>
          eb
            .selectFrom('app_user')
            .select([sql.lit(email).as('name'), sql.lit(email).as('email'), 'password_hash', 'roles'])
            .where('email', '=', 'administrator@girassol.demo'),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    countActive: async () =>
      (await db.selectFrom('app_user').select('id').where(isOne).where('active', '=', true).execute()).length,
    restore: (ids: readonly number[]) =>
      db.updateTable('app_user').set({ active: true }).where('id', 'in', ids).execute(),
  }
}

const mailbox = () => {
  const sent: Mail[] = []
  return { sent, port: { send: async (message: Mail) => void sent.push(message) } as never }
}

/** The demo users, with what the administration tests need. */
export const openPeople = async (kind: DatabaseKind) => {
  const { sent, port } = mailbox()
  const test$ = await testApplication({ kind, ports: { mail: port } })
  const { db } = test$.deps.connection
  await db.transaction().execute(loadDemoPeople)
  const seller = await db
    .selectFrom('seller')
    .select(['id', 'fancy_name as name', 'erp_code as erpCode'])
    .where('erp_code', '=', 'INT002')
    .executeTakeFirstOrThrow()
  return {
    ...test$,
    db,
    administrators: administratorsIn(db),
    seller,
    /** Delivers the pending invitation and returns the mail. */
    mailed: async (): Promise<Mail> => {
      const [job] = await test$.deps.boss.fetch<Effects['mail.invitation']>('mail.invitation')
      if (job === undefined) throw new Error('no invitation waits')
      await mailInvitation(test$.deps, job.data)
      return sent.at(-1) as Mail
    },
    /** Follows the link of a mail and chooses the password of the demonstration. */
    choosePassword: (message: Mail) => {
      const token = /token=([\w-]+)/.exec(message.text)?.[1] ?? ''
      const body = { token, password: demoPassword, password_confirmation: demoPassword }
      return test$.anonymous(session.resetPassword, { body })
    },
  }
}
export type People = Awaited<ReturnType<typeof openPeople>>
