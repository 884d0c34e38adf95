import type * as contract from '@girassol/contract/dashboard'
import { can } from '@girassol/domain/access'
import type { FileHandler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { bannerKey, getBannerContentType } from './banner-picture.ts'
import { findShownFormat } from './banner-queries.ts'

const yearSeconds = 365 * 86_400

/** BAN-006: a picture by its name; users who manage banners also see inactive ones. */
export const showBannerPicture: FileHandler<typeof contract.showBannerPicture> = async (
  { tx, actor },
  { params: { name } },
) => {
  const alsoOff = can(actor.roles, 'banners.manage')
  const format = orNotFound(await findShownFormat(tx, name, { alsoOff }), 'Imagem não encontrada.')
  return {
    name,
    contentType: getBannerContentType(format),
    disposition: 'inline',
    caching: { version: name, maxAgeSeconds: yearSeconds },
    bytes: (files) => files.get(bannerKey(name)),
  }
}
