import type * as contract from '@girassol/contract/dashboard'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type { LookupHandler, WriteContext } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { auditedBanner, bannerSubject } from './audited-banner.ts'
import { type BannerPicture, readBannerPicture, storeBannerPicture } from './banner-picture.ts'
import { type BannerRow, toManagedBanner } from './banner-queries.ts'
import { type BannerFields, insertBanner, lockBanner, updateBanner } from './banner-store.ts'

type Body = InputFor<typeof contract.changeBanner>['body'] | InputFor<typeof contract.addBanner>['body']

const pictureFields = ({ fileName, format }: BannerPicture) => ({ file_name: fileName, format })

const toFields = ({ title, referLink, location, active }: Body): Omit<BannerFields, 'file_name' | 'format'> => ({
  title,
  refer_link: referLink,
  location,
  active,
})

const readPicture = (base64: string): Promise<BannerPicture> => readBannerPicture(Buffer.from(base64, 'base64'))

const record = (
  { tx, now, actor }: WriteContext,
  { before, after }: { readonly before: BannerRow | null; readonly after: BannerRow },
): Promise<void> =>
  recordChange(tx, {
    now,
    author: actor,
    action: before === null ? 'create' : 'change',
    subject: bannerSubject(after),
    before: before && auditedBanner(before),
    after: auditedBanner(after),
  })

/** C-140: the picture is stored first, so that a banner never names a missing picture. */
export const addBanner: LookupHandler<typeof contract.addBanner> = async ({ ports, write }, { body }) => {
  const picture = await readPicture(body.picture)
  await storeBannerPicture(ports.files, picture)
  return write(async (context) => {
    const after = await insertBanner(context.tx, { ...toFields(body), ...pictureFields(picture) })
    await record(context, { before: null, after })
    return toManagedBanner(after)
  })
}

/** 409: another user saved the banner after this edit started. */
const refuseOldVersion = (before: BannerRow, version: number): void => {
  if (before.version === version) return
  throw new Refused('Este banner mudou enquanto você trabalhava. Feche e abra de novo para ver como está agora.', {
    status: 409,
    reason: 'changedMeanwhile',
  })
}

/** C-140: title, link, place and state; the picture changes only if a new one is sent. */
export const changeBanner: LookupHandler<typeof contract.changeBanner> = async (
  { ports, write },
  { params: { id }, body },
) => {
  const picture = body.picture === undefined ? null : await readPicture(body.picture)
  if (picture !== null) await storeBannerPicture(ports.files, picture)
  return write(async (context) => {
    const before = orNotFound(await lockBanner(context.tx, id), 'Banner não encontrado.')
    refuseOldVersion(before, body.version)
    const fields = { ...toFields(body), ...(picture && pictureFields(picture)) }
    const after = await updateBanner(context.tx, before, fields)
    await record(context, { before, after })
    return toManagedBanner(after)
  })
}
