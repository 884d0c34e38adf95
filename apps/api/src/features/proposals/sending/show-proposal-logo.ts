import type * as contract from '@girassol/contract/proposals'
import type { FileHandler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { toLogoAnswer } from '../../company-brand/brand-logo-file.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findVersionBrand } from '../proposal-brand.ts'
import { findProposal, findShownNumber, findVersion } from '../proposal-store.ts'

/** C-174: the logo of a version, for its preview. */
export const showProposalLogo: FileHandler<typeof contract.showProposalLogo> = async (
  { tx, actor },
  { params, query },
) => {
  const record = await findProposal(tx, { id: params.id, sellerId: requireOwnSeller(actor) })
  const number = query.version ?? findShownNumber(record)
  const version = await findVersion(tx, { proposalId: record.id, number })
  const { logo } = await findVersionBrand(tx, record, version)
  return toLogoAnswer(orNotFound(logo, 'Logotipo não encontrado.'))
}
