import type * as contract from '@girassol/contract/company-brand'
import type { FileHandler, Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { toLogoAnswer } from './brand-logo-file.ts'
import { findBrand, toBrandView } from './brand-queries.ts'

/** PROP-028: the brand of the caller's company. */
export const showBrand: Handler<typeof contract.showBrand> = async ({ tx, actor }) =>
  toBrandView(await findBrand(tx, requireSellerId(actor)))

/** PROP-028: the current logo of the caller's company; any other name is 404. */
export const showBrandLogo: FileHandler<typeof contract.showBrandLogo> = async (
  { tx, actor },
  { params: { name } },
) => {
  const { logo } = await findBrand(tx, requireSellerId(actor))
  if (logo !== name) throw notFound('Logotipo não encontrado.')
  return toLogoAnswer(name)
}
