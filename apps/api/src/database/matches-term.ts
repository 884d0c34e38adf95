import { bareDocument } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'

/** The text for a `like`, in which its own % and _ stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** What a user may type of a document or a phone: its characters and its mask, with at least one digit. */
const documentPart = /^(?=.*\d)[0-9A-Za-z./() -]+$/

/** Documents and phones are stored without their mask, but users type them with or without it. */
const spellings = (term: string): readonly string[] =>
  documentPart.test(term) ? [...new Set([term, bareDocument(term)])] : [term]

/** Whether a `search` column contains the term, ignoring case and accents. An empty term matches everything. */
export const matchesTerm = (search: Expression<unknown>, term: string | undefined): Expression<SqlBool> => {
  const wanted = term?.replace(/\s+/g, ' ').trim() ?? ''
  if (wanted === '') return sql<SqlBool>`true`
  const found = spellings(wanted).map(
    (spelling) => sql<SqlBool>`${search} like '%' || plain(${escapeLike(spelling)}) || '%'`,
  )
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}
