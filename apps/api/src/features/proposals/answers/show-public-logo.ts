import type * as contract from '@girassol/contract/proposals'
import type { PublicDownloadHandler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { readLogo } from '../../company-brand/brand-logo-file.ts'
import { findVersionBrand } from '../proposal-brand.ts'
import { findVersion } from '../proposal-store.ts'
import { findByToken } from './public-link.ts'

/** C-174: the logo that the current version was sent with. */
export const showPublicLogo: PublicDownloadHandler<typeof contract.showPublicLogo> = async (
  { read, files },
  { params },
) => {
  const name = await read(async (tx) => {
    const record = await findByToken(tx, params.token)
    const version = await findVersion(tx, { proposalId: record.id, number: record.current_version })
    return (await findVersionBrand(tx, record, version)).logo
  })
  const { contentType, bytes } = orNotFound(await readLogo(files, name), 'Logotipo não encontrado.')
  return {
    name: 'logotipo',
    contentType,
    content: (async function* () {
      yield bytes
    })(),
  }
}
