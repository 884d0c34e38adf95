import { canBeSearched, type IdentifyingWord, isFullName, type SubjectKey } from '@girassol/domain/privacy'
import { extractDigits } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { Subject } from './subject.ts'

type Bearer = { readonly name: string | null; readonly email: string | null; readonly phone: string | null }
type Account = { readonly id: number; readonly name: string; readonly email: string }

const digitsOf = (column: string) => sql`regexp_replace(${sql.raw(column)}, '\\D', '', 'g')`

/** What records with this CPF say about its person. */
const findBearers = async (tx: Tx, cpf: string): Promise<readonly Bearer[]> => {
  const { rows } = await sql<Bearer>`
    select name, email, phone_code || phone as phone from customer where document = ${cpf}
    union select fancy_name, null, null from customer where document = ${cpf}
    union select customer_name, customer_email, customer_phone from orders
      where search like ${`%${cpf}%`} and customer_document = ${cpf}
    union select customer_name, null, null from triangulation where ${digitsOf('customer_document')} = ${cpf}
    union select person->>'personName', person->>'personEmail', person->>'personPhone' from order_financing
      where ${digitsOf("person->>'personCpf'")} = ${cpf}
    union select null, null, person->>'personCellphone' from order_financing
      where ${digitsOf("person->>'personCpf'")} = ${cpf}
    union select company_info->>'partnerName', company_info->>'partnerEmail', company_info->>'partnerPhone' from seller
      where ${digitsOf("company_info->>'partnerDocument'")} = ${cpf}`.execute(tx)
  return rows
}

/** The CPF of each person who has this e-mail in a record. */
const findCpfsOfEmail = async (tx: Tx, email: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ cpf: string }>`
    select cpf from (
      select document as cpf from customer where lower(email) = ${email}
      union select customer_document from orders where lower(customer_email) = ${email}
      union select ${digitsOf("person->>'personCpf'")} from order_financing
        where lower(person->>'personEmail') = ${email}
      union select ${digitsOf("company_info->>'partnerDocument'")} from seller
        where lower(company_info->>'partnerEmail') = ${email}) as found
    where length(cpf) = 11`.execute(tx)
  return rows.map(({ cpf }) => cpf)
}

const findAccounts = async (tx: Tx, emails: readonly string[]): Promise<readonly Account[]> => {
  const { rows } = await sql<Account>`
    select id, name, lower(email) as email from app_user where lower(email) = any(${emails}::text[])`.execute(tx)
  return rows
}

/** Names that are the same but for accents and case. */
const isSameName = (a: string, b: string | null): boolean =>
  b !== null && a.trim().localeCompare(b.trim(), 'pt', { sensitivity: 'base' }) === 0

const isNamed = ({ name }: Account, bearers: readonly Bearer[]): boolean =>
  bearers.some((bearer) => isSameName(name, bearer.name))

type Person = {
  readonly cpf: string | null
  readonly bearers: readonly Bearer[]
  readonly accounts: readonly Account[]
}

/**
 * An account and a CPF with one e-mail are one person only if the name is the same, too: an integrator may have written
 * their own e-mail into the records of customers. An e-mail of several CPFs is nobody's alone.
 */
const findPerson = async (tx: Tx, { kind, value }: SubjectKey): Promise<Person> => {
  if (kind === 'cpf') {
    const bearers = await findBearers(tx, value)
    const accounts = await findAccounts(
      tx,
      bearers.flatMap(({ email }) => email?.toLowerCase() ?? []),
    )
    return { cpf: value, bearers, accounts: accounts.filter((account) => isNamed(account, bearers)) }
  }
  const accounts = await findAccounts(tx, [value])
  const [cpf, ...others] = await findCpfsOfEmail(tx, value)
  if (cpf === undefined || others.length > 0) return { cpf: null, bearers: [], accounts }
  const bearers = await findBearers(tx, cpf)
  const isOne = accounts.every((account) => isNamed(account, bearers))
  return isOne ? { cpf, bearers, accounts } : { cpf: null, bearers: [], accounts }
}

const listWords = ({ key, cpf, bearers, accounts }: Person & { readonly key: SubjectKey }): IdentifyingWord[] => {
  const word = (kind: IdentifyingWord['kind']) => (value: string | null) => ({ kind, value: value?.trim() ?? '' })
  const words = [
    ...(key.kind === 'email' ? [key.value] : []).map(word('email')),
    ...(cpf === null ? [] : [cpf]).map(word('document')),
    ...[...bearers, ...accounts].map(({ name }) => name).map(word('name')),
    ...[...bearers, ...accounts].map(({ email }) => email?.toLowerCase() ?? null).map(word('email')),
    ...bearers.map(({ phone }) => (phone === null ? null : extractDigits(phone))).map(word('phone')),
  ].filter(canBeSearched)
  return [...new Map(words.map((each) => [`${each.kind} ${each.value}`, each])).values()]
}

type Sharing = { readonly key: SubjectKey; readonly cpf: string | null; readonly userIds: readonly number[] }

/** SQL: another person has this value of the word `value`, by kind. */
const isShared = ({ cpf, userIds }: Omit<Sharing, 'key'>) => {
  const own = sql`${cpf}::text`
  const partner = sql`${digitsOf("company_info->>'partnerDocument'")}`
  return {
    document: sql<boolean>`false`,
    name: sql<boolean>`exists (select from customer where document is distinct from ${own} and plain(name) = plain(value))
      or exists (select from app_user where not id = any(${userIds}::integer[]) and plain(name) = plain(value))`,
    email: sql<boolean>`exists (select from customer where document is distinct from ${own} and lower(email) = value)
      or exists (select from app_user where not id = any(${userIds}::integer[]) and lower(email) = value)
      or exists (select from orders where customer_document is distinct from ${own} and lower(customer_email) = value)
      or exists (select from seller where ${partner} is distinct from ${own} and lower(email) = value)`,
    phone: sql<boolean>`exists (select from customer where document is distinct from ${own}
        and phone_code || phone = value)
      or exists (select from seller where ${partner} is distinct from ${own} and ${digitsOf('phone')} = value)`,
  }
}

/** The words that identify nobody else: by the others a text may be about another person. */
const listExclusiveWords = async (tx: Tx, words: readonly IdentifyingWord[], sharing: Sharing) => {
  const conditions = isShared(sharing)
  const exclusive: IdentifyingWord[] = []
  for (const word of words) {
    if (word.kind === 'name' && !isFullName(word.value)) continue
    const { rows } = await sql<{ shared: boolean }>`
      select ${conditions[word.kind]} as shared from (select ${word.value}::text as value) as word`.execute(tx)
    if (word.value === sharing.key.value || rows[0]?.shared === false) exclusive.push(word)
  }
  return exclusive
}

const findIds = async (tx: Tx, query: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> =>
  (await query.execute(tx)).rows.map(({ id }) => id)

/**
 * The person of a CPF or an e-mail with the numbers of their records and the words by which texts are about them
 * (SEC-022). With `locks` their accounts, customers and orders are locked, so that none changes before the end of the
 * transaction.
 */
export const findSubject = async (
  tx: Tx,
  key: SubjectKey,
  { locks }: { readonly locks: boolean },
): Promise<Subject> => {
  const person = await findPerson(tx, key)
  const { cpf, accounts } = person
  const [update, noKeyUpdate] = locks ? [sql`for update`, sql`for no key update`] : [sql``, sql``]
  // A cart locks the customer that it chooses before it is stored, so an erasure locks in this order, too: it has either
  // found the cart, or the cart finds no customer.
  const ofCpf = sql`(search like ${`%${cpf}%`} and customer_document = ${cpf})`
  const customerIds = await findIds(tx, sql`select id from customer where document = ${cpf} order by id ${update}`)
  const orderIds = await findIds(
    tx,
    sql`select id from orders where ${ofCpf} or customer_id = any(${customerIds}::integer[]) order by id ${update}`,
  )
  const userIds = await findIds(
    tx,
    sql`select id from app_user where id = any(${accounts.map(({ id }) => id)}::integer[]) order by id ${noKeyUpdate}`,
  )
  const ownWords = listWords({ ...person, key })
  const words = await listExclusiveWords(tx, ownWords, { key, cpf, userIds })
  const emails = words.filter(({ kind }) => kind === 'email').map(({ value }) => value)
  return { key, cpf, emails, userIds, customerIds, orderIds, words, ownWords }
}
