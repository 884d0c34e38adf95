import type * as contract from '@girassol/contract/company-activity'
import type { CompanyActivity } from '@girassol/contract/company-activity'
import type { AuditedFields } from '@girassol/domain/administration'
import { activityKinds, auditValueText, describeActivity, getFieldLabel } from '@girassol/domain/company-activity'
import { formatMoment, toDay } from '@girassol/domain/shared'
import type { SheetColumn } from '../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../documents/spreadsheet-file.ts'
import type { DownloadHandler, LookupContext } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { type ActivityFilter, type ActivityPart, findActivityAfter } from './activity-queries.ts'

/** 'Nome: Ana; Ativo: Sim' */
const toText = (fields: AuditedFields | null): string | null =>
  fields &&
  Object.entries(fields)
    .map(([name, value]) => `${getFieldLabel(name)}: ${auditValueText(name, value)}`)
    .join('; ')

const toSentence = ({ author, onBehalf, kind, subject, action, description }: CompanyActivity): string =>
  describeActivity({ author: author.name, onBehalf, kind, subject: subject.name, action, description })

const columns: readonly SheetColumn<CompanyActivity>[] = [
  { header: 'Quando', width: 20, kind: 'text', value: ({ at }) => formatMoment(at) },
  { header: 'Quem', width: 28, kind: 'text', value: ({ author }) => author.name },
  { header: 'Em nome da empresa', width: 12, kind: 'text', value: ({ onBehalf }) => (onBehalf ? 'Sim' : 'Não') },
  { header: 'Tipo', width: 22, kind: 'text', value: ({ kind }) => activityKinds[kind].label },
  { header: 'Registro', width: 24, kind: 'text', value: ({ subject }) => subject.name },
  { header: 'O que foi feito', width: 60, kind: 'text', value: toSentence },
  { header: 'Antes', width: 40, kind: 'text', value: ({ before }) => toText(before) },
  { header: 'Depois', width: 40, kind: 'text', value: ({ after }) => toText(after) },
]

const pageSize = 1000

/** Page by page, each a separate read, so that no connection is in use between pages. */
const activityPages = async function* (
  { read }: LookupContext,
  filter: ActivityFilter,
): AsyncGenerator<readonly CompanyActivity[]> {
  let cursor: ActivityPart['last'] = null
  do {
    const after: ActivityPart['last'] = cursor
    const part: ActivityPart = await read((tx) => findActivityAfter(tx, filter, { cursor: after, take: pageSize }))
    if (part.entries.length > 0) yield part.entries
    cursor = part.entries.length < pageSize ? null : part.last
  } while (cursor !== null)
}

/** COMP-018: the filtered activity of the company as a spreadsheet, newest first. */
export const exportCompanyActivity: DownloadHandler<typeof contract.exportCompanyActivity> = async (
  context,
  { query },
) => {
  const { format, ...filter } = query
  const pages = activityPages(context, { ...filter, sellerId: requireSellerId(context.actor) })
  return toSpreadsheetFile(`Atividade da empresa ${toDay(context.now)}`, format, { name: 'Atividade', columns, pages })
}
