import * as contract from '@girassol/contract/company-users'
import type { InvitationBody } from '@girassol/contract/company-users/invitation-body'
import * as session from '@girassol/contract/session'
import type { DatabaseKind } from '../../../database/test-database.ts'
import { demoPassword } from '../../../demo-data/demo-accounts.ts'
import type { Effects } from '../../../outbox/effects.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore } from '../../catalogue/store/test-storefront.ts'
import { mailCompanyInvitation } from './mail-company-invitation.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }
type Parts = Partial<InvitationBody>

/** An invitation of a free address. */
export const nina: InvitationBody = {
  name: 'Nina Nova',
  email: 'nina@empresa.example',
  role: 'CONTRIBUTOR',
  companyRole: 'APPROVER',
  orderLimit: null,
  monthLimit: null,
}

export const integrator = 'integrator@girassol.demo'
export const otherIntegrator = 'integrator2@girassol.demo'

/** The demonstration, with what the tests of invitations need. */
export const openInvitations = async (kind: DatabaseKind) => {
  const store = await openStore(kind)
  const { db, deps, anonymous } = store
  const findSeller = async (email: string): Promise<number> => {
    const { seller_id } = await db
      .selectFrom('app_user')
      .select('seller_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (seller_id === null) throw new Error(`${email} has no seller`)
    return seller_id
  }
  return {
    ...store,
    findSeller,
    clear: async () => {
      for (const table of ['company_invitation', 'notification', 'rate_limit', 'idempotency_key'] as const)
        await db.deleteFrom(table).execute()
      await deps.boss.deleteQueuedJobs('mail.company-invitation')
    },
    invite: (caller: Caller, parts: Parts = {}) => caller(contract.inviteCompanyUser, { body: { ...nina, ...parts } }),
    list: async (caller: Caller): Promise<contract.Invitation[]> => (await caller(contract.listInvitations)).json(),
    /** Delivers the waiting invitations and returns their mails. */
    deliver: async (): Promise<readonly Mail[]> => {
      const sent: Mail[] = []
      const mail = { ...deps.ports.mail, send: async (message: Mail) => void sent.push(message) }
      const name = 'mail.company-invitation'
      const jobs = await deps.boss.fetch<Effects[typeof name]>(name, { batchSize: 100 })
      for (const job of jobs) await mailCompanyInvitation({ ...deps, ports: { ...deps.ports, mail } }, job.data)
      return sent
    },
    /** Follows the link of a mail and chooses the password of the demonstration. */
    accept: ({ text }: Mail) => {
      const token = /\/convite\?token=([\w-]+)/.exec(text)?.[1] ?? ''
      const body = { token, password: demoPassword, password_confirmation: demoPassword }
      return anonymous(session.acceptInvitation, { body })
    },
    enter: (email: string) => anonymous(session.login, { body: { email, password: demoPassword } }),
    /** Fills a company with invitations until it has this many places used. */
    fill: async (seller_id: number, invited_by: number, places: number): Promise<void> => {
      const { used } = await db
        .selectFrom('app_user')
        .select((eb) => eb.fn.countAll<number>().as('used'))
        .where((eb) => eb(eb.fn.coalesce('seller_id', 'owner_id'), '=', seller_id))
        .where('company_role', 'is not', null)
        .where('active', '=', true)
        .executeTakeFirstOrThrow()
      const now = deps.clock()
      const expires_at = new Date(Date.parse(now) + 3_600_000).toISOString()
      const rows = Array.from({ length: places - Number(used) }, (_, index) => ({
        seller_id,
        name: `Convidado ${index}`,
        email: `convidado-${index}@empresa.example`,
        role: 'CONTRIBUTOR' as const,
        company_role: 'BUYER' as const,
        invited_by,
        sent_at: now,
        expires_at,
      }))
      await db.insertInto('company_invitation').values(rows).execute()
    },
  }
}

export type Invitations = Awaited<ReturnType<typeof openInvitations>>
