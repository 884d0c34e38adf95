import type * as contract from '@girassol/contract/purchase-approvals'
import { centsFromReais, reaisFrom } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { requireSeller, requireSellerId } from '../../../http/require-seller.ts'
import { changedMeanwhile } from '../../../records/changed-meanwhile.ts'
import { recordChange } from '../../../records/record-change.ts'
import { type CompanyRule, findCompanyRule, saveCompanyRule } from './company-rule-store.ts'

const toView = ({ approveAboveCents, version }: CompanyRule) => ({
  approveAbove: approveAboveCents === null ? null : reaisFrom(approveAboveCents),
  version,
})

/** COMP-009: from which value on every order of the caller's company needs an approval. */
export const readCompanyRules: Handler<typeof contract.readCompanyRules> = async ({ tx, actor }) =>
  toView(await findCompanyRule(tx, requireSellerId(actor)))

const findCompanyName = async ({ tx }: Context, sellerId: number): Promise<string> =>
  (await tx.selectFrom('seller').select('fancy_name').where('id', '=', sellerId).executeTakeFirstOrThrow()).fancy_name

/** COMP-009: sets or removes that value, with an audit entry; 409 when another ADMIN changed it since. */
export const saveCompanyRules: Handler<typeof contract.saveCompanyRules> = async (context, { body }) => {
  const { tx, actor, now } = context
  const { id: sellerId } = requireSeller(actor)
  const before = toView(await findCompanyRule(tx, sellerId))
  const approveAboveCents = body.approveAbove === null ? null : centsFromReais(body.approveAbove)
  const rule = { approveAboveCents, version: body.version }
  if (!(await saveCompanyRule(tx, { sellerId, rule, now, by: actor.name }))) {
    throw changedMeanwhile('as regras de compra', { updatedAt: null, updatedBy: null })
  }
  await recordChange(tx, {
    now,
    author: actor,
    action: 'change',
    subject: { kind: 'company-rules', id: sellerId, name: await findCompanyName(context, sellerId) },
    before: { approveAbove: before.approveAbove },
    after: { approveAbove: body.approveAbove },
  })
  return toView(await findCompanyRule(tx, sellerId))
}
