import type * as contract from '@girassol/contract/freight'
import type { AuditAction } from '@girassol/domain/administration'
import { branchRefusals, toBranchCode } from '@girassol/domain/freight'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import {
  type BranchCodes,
  type BranchRow,
  deleteBranch,
  insertBranch,
  isBranchUsed,
  lockBranch,
  renameBranch,
} from './branch-store.ts'

type Entry = {
  readonly action: AuditAction
  readonly before: BranchRow | null
  readonly after: BranchRow | null
}

const record = ({ tx, now, actor: author }: Context, { action, before, after }: Entry): Promise<void> => {
  const { name, ...codes } = after ?? before ?? { name: '', companyCode: '', branchCode: '' }
  return recordChange(tx, {
    now,
    author,
    action,
    before,
    after,
    subject: { kind: 'branch', id: toBranchCode(codes), name },
  })
}

const parseBranch = (branch: string): BranchCodes => {
  const [companyCode = '', branchCode = ''] = branch.split(',')
  return { companyCode, branchCode }
}

const missing = 'Filial não encontrada'

/** C-140: adds a branch of the ERP with its codes, for orders and sellers to choose. */
export const addBranch: Handler<typeof contract.addBranch> = async (context, { body }) => {
  if (!(await insertBranch(context.tx, body)))
    throw new Refused(branchRefusals.branchExists, { status: 409, reason: 'branchExists' })
  await record(context, { action: 'create', before: null, after: body })
  return body
}

/** C-140: changes the displayed name; the codes belong to the ERP and do not change. */
export const changeBranchName: Handler<typeof contract.changeBranchName> = async (context, { params, body }) => {
  const codes = parseBranch(params.branch)
  const name = orNotFound(await lockBranch(context.tx, codes), missing)
  refuseUnseen('o nome desta filial', { now: name, seen: body.seen })
  const after = { ...codes, name: body.name }
  await renameBranch(context.tx, after)
  await record(context, { action: 'change', before: { ...codes, name }, after })
  return after
}

/** C-140: removes a branch that was added by mistake; refuses if an order or a seller refers to it. */
export const removeBranch: Handler<typeof contract.removeBranch> = async (context, { params }) => {
  const codes = parseBranch(params.branch)
  const name = orNotFound(await lockBranch(context.tx, codes), missing)
  if (await isBranchUsed(context.tx, codes))
    throw new Refused(branchRefusals.branchInUse, { status: 409, reason: 'branchInUse' })
  await deleteBranch(context.tx, codes)
  await record(context, { action: 'remove', before: { ...codes, name }, after: null })
  return null
}
