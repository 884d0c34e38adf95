import { isDeepStrictEqual } from 'node:util'
import type * as contract from '@girassol/contract/catalogue'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type { AuditedFields } from '@girassol/domain/administration'
import { canBePromoted, canSucceed, contentSentences } from '@girassol/domain/catalogue'
import type { LookupHandler, WriteContext } from '../../../http/context.ts'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import { changedMeanwhile } from '../../../records/changed-meanwhile.ts'
import { recordChange } from '../../../records/record-change.ts'
import { findReceivedFiles, type ReceivedFiles } from '../files/new-files.ts'
import { technicalFileKey } from '../files/received-file.ts'
import type { StoredFile } from '../files/stored-file.ts'
import { findNameProblems, storedName, toStoredFile } from '../files/technical-file-name.ts'
import { findSuccession, type ProductContent } from './product-content-queries.ts'
import { type ContentFields, lockSuccessors, saveProductContent } from './product-content-store.ts'
import { contentOrNotFound, findManagedProduct } from './show-managed-product.ts'

type Body = InputFor<typeof contract.changeManagedProduct>['body']

const refuseField = (field: string, message: string): void => refuseProblems([{ field, message }])

/** Refuses a successor that does not exist or leads back to the product; these changes run one after the other. */
const admitSuccessor = async ({ tx }: WriteContext, before: ProductContent, chosen: string | null): Promise<void> => {
  const code = chosen ?? before.erpSuccessorCode
  if (code === null || code === before.successor?.code) return
  await lockSuccessors(tx)
  const decision = canSucceed({ code: before.code, successorCode: code, ...(await findSuccession(tx, code)) })
  if (!decision.allowed) refuseField('successorCode', contentSentences[decision.refusal])
}

/** 409: another user saved the product after this edit started. */
const refuseOldVersion = (content: ProductContent, { version }: Body): void => {
  if (content.version !== version) throw changedMeanwhile('este produto', content)
}

const admitPromotion = (before: ProductContent, promoted: boolean): void => {
  const decision = canBePromoted(before.groupCode)
  if (promoted && !before.promoted && !decision.allowed) refuseField('promoted', contentSentences[decision.refusal])
}

/** The files in their order: those of the product with their current names, and the new ones. */
const toFiles = (before: ProductContent, { files }: Body, received: ReceivedFiles): readonly StoredFile[] =>
  files.map((file) => {
    const known = before.files.find((each) => storedName(each) === file.stored)
    if (known) return known.name === file.name ? known : toStoredFile(file, known)
    const { contentType = '', bytes = 0 } = received.get(file.stored) ?? {}
    return toStoredFile(file, { key: technicalFileKey(file.stored), contentType, bytes })
  })

/** A list that equals the import's is not stored, so that a later import may still change it. */
const toFields = (before: ProductContent, body: Body, received: ReceivedFiles): ContentFields => {
  const files = toFiles(before, body, received)
  return {
    pictures: before.hasImportedPictures && isDeepStrictEqual(before.pictures, body.pictures) ? null : body.pictures,
    files: before.hasImportedFiles && isDeepStrictEqual(before.files, files) ? null : files,
    storeText: body.storeText,
    promoted: body.promoted,
    internalMark: body.internalMark,
    successorCode: before.erpSuccessorCode === body.successorCode ? null : body.successorCode,
    inmetro: body.inmetro === undefined ? before.inmetro : body.inmetro,
  }
}

const toAudited = ({ pictures, files, successor, ...content }: ProductContent): AuditedFields => ({
  pictures,
  files: files.map(({ name, file }) => `${name} (${file})`),
  storeText: content.storeText,
  promoted: content.promoted,
  internalMark: content.internalMark,
  inmetro: content.inmetro && [content.inmetro.number, content.inmetro.validUntil].filter(Boolean).join(' · '),
  successor: successor && `${successor.code} · ${successor.name}`,
})

const saveContent = async (
  context: WriteContext,
  { code, body, received }: { readonly code: string; readonly body: Body; readonly received: ReceivedFiles },
) => {
  const { tx, now, actor } = context
  const before = await contentOrNotFound(tx, code)
  refuseOldVersion(before, body)
  admitPromotion(before, body.promoted)
  await admitSuccessor(context, before, body.successorCode)
  const fields = toFields(before, body, received)
  if (!(await saveProductContent(tx, { code, version: body.version }, { fields, now, by: actor.name })))
    throw changedMeanwhile('este produto', await contentOrNotFound(tx, code))
  await recordChange(tx, {
    now,
    author: actor,
    action: 'change',
    subject: { kind: 'product', id: code, name: `${before.code} · ${before.name}` },
    before: toAudited(before),
    after: toAudited(await contentOrNotFound(tx, code)),
  })
  return findManagedProduct(context, code)
}

/**
 * USE-026: writes the portal's columns over the version that the edit started from; the ERP's columns do not change.
 */
export const changeManagedProduct: LookupHandler<typeof contract.changeManagedProduct> = async (
  { ports, read, write },
  { params: { code }, body },
) => {
  const known = await read((tx) => contentOrNotFound(tx, code))
  refuseOldVersion(known, body)
  refuseProblems(findNameProblems(body.files))
  const received = await findReceivedFiles(ports.files, known, body)
  return write((context) => saveContent(context, { code, body, received }))
}
