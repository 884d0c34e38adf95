import * as contract from '@girassol/contract/privacy'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { readZip } from '../../documents/test-zip.ts'
import type { Caller } from '../../test-application.ts'
import { personalColumns } from './columns/personal-columns.ts'
import { listColumns, type TableRule } from './columns/table-rule.ts'
import { makePersonExport } from './make-person-export.ts'
import { type Planted, person, plantPerson, toMarker } from './test-person.ts'

const valueLists = ['empty', 'blank', 'tax', 'taxBlank'] as const
const personalLists = [...valueLists, 'name', 'taxName', 'text', 'json'] as const

/** What identifies the person wherever it is. */
const identifying = [person.name, person.cpf, '111.444.777-35', person.email, person.phone]

// An erasure cannot be undone: what is there before it, the erasure, and what is left are one story of one person.
for (const kind of testedDatabases)
  describe(`a person who is in every table, on ${kind}`, { shuffle: false }, () => {
    let planted: Planted
    let administrator: Caller
    const body = { subject: person.email.toUpperCase() }

    beforeAll(async () => {
      planted = await plantPerson(kind)
      administrator = await planted.life.as('administrator@girassol.demo')
    }, 120_000)
    afterAll(() => planted.close())

    const preview = async (subject: string = person.cpf): Promise<contract.PersonPreview> => {
      const answer = await administrator(contract.previewPerson, { body: { subject } })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }

    /** The columns of all rows of all tables that contain one of these texts. */
    const findTexts = async (texts: readonly string[]): Promise<readonly string[]> => {
      const found = new Set<string>()
      for (const [table] of personalColumns) {
        const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(${sql.raw(table.split('.').at(-1) ?? '')}) as row from ${sql.table(table)}`.execute(
          planted.life.db,
        )
        for (const { row } of rows)
          for (const [column, value] of Object.entries(row))
            if (texts.some((text) => JSON.stringify(value ?? '').includes(text))) found.add(`${table}.${column}`)
      }
      return [...found].toSorted()
    }

    const hasPersonal = (rule: TableRule) => listColumns(rule, ...personalLists).length > 0

    test('SEC-022 the test plants something in every table that stores something about people', () => {
      const tables = personalColumns.filter(([, rule]) => hasPersonal(rule)).map(([table]) => table)
      expect(tables.filter((table) => !planted.tables.has(table))).toEqual([])
    })

    test('SEC-022 C-228 the preview counts the records and lists what the law keeps, with reason and end', async () => {
      const found = await preview()
      expect(found).toMatchObject({ masked: '***.444.777-**', runningOrders: [], erase: { allowed: true } })
      expect(found.found).toEqual(
        expect.arrayContaining([
          { label: 'Clientes', records: 2 },
          { label: 'Contas de usuário', records: 1 },
          { label: 'Pedidos e orçamentos', records: 3 },
          { label: 'Análises de crédito', records: 3 },
        ]),
      )
      const tax = found.kept.find(({ label }) => label === 'Pedidos e orçamentos')
      expect(tax).toMatchObject({ records: 1, reason: expect.stringContaining('Código Tributário Nacional') })
      const { rows } = await sql<{ year: number }>`
      select extract(year from max(created_at) + interval '5 years')::integer as year from order_log
      where order_id = ${planted.delivered} and from_status is distinct from to_status`.execute(planted.life.db)
      expect(tax?.until?.slice(0, 4)).toBe(String(rows[0]?.year))
      const log = found.kept.find(({ label }) => label === 'Histórico de pedidos')
      expect(log).toMatchObject({ reason: expect.stringContaining('à prova de alteração'), until: null })
      const same = await preview(body.subject)
      expect(same.found).toEqual(found.found)
    })

    test('SEC-022 the export has every planted value and file, as JSON and CSV, with an index', async () => {
      const { files } = planted.life.deps.ports
      const papers = [planted.delivered, planted.rejected].map((id) => `orders/${id}/documento.pdf`)
      const keys = [
        ...papers,
        'sites/telhado.jpg',
        'deliveries/caixa.jpg',
        'claims/vidro.jpg',
        'claims/laudo.pdf',
        'negotiations/proposta.pdf',
      ]
      for (const key of [...keys, 'avatars/marta.png', `documents/${planted.delivered}-2026/DANFE-1.json`])
        await files.put({ key, bytes: Buffer.from(`bytes of ${key}`), contentType: 'application/pdf' })
      const requested = await administrator(contract.requestPersonExport, { body })
      expect(requested.statusCode, requested.body).toBe(202)
      const { id } = requested.json() as contract.PersonExport
      const params = { export: id }
      expect((await administrator(contract.downloadPersonExport, { params })).statusCode).toBe(409)
      await makePersonExport(planted.life.deps, { exportId: id })
      await makePersonExport(planted.life.deps, { exportId: id })
      expect((await administrator(contract.showPersonExport, { params })).json()).toMatchObject({ state: 'READY' })
      const download = await administrator(contract.downloadPersonExport, { params })
      expect(download.statusCode).toBe(200)
      const parts = readZip(download.rawPayload)
      const all = [...parts].filter(([path]) => path.endsWith('.json')).map(([, text]) => text)
      const csv = [...parts].filter(([path]) => path.endsWith('.csv')).map(([, text]) => text)
      const missing = personalColumns.flatMap(([table, rule]) =>
        listColumns(rule, ...valueLists, 'text', 'json')
          .filter((column) => !unplanted.has(`${table}.${column}`))
          .map((column) => toMarker(table, column))
          .filter((marker) => ![all, csv].every((texts) => texts.some((text) => text.includes(marker)))),
      )
      expect(missing).toEqual([])
      for (const text of identifying) expect(all.join(), text).toContain(text)
      expect([...parts.keys()]).toEqual(
        expect.arrayContaining([
          'indice.json',
          'arquivos/foto-marta.png',
          `arquivos/pedido-${planted.delivered}/DANFE-1.json`,
        ]),
      )
      expect([...parts.values()]).toEqual(expect.arrayContaining(keys.map((key) => `bytes of ${key}`)))
      expect(
        [...all.join().matchAll(/"(password_hash|cost_cents|margin_liquid|token_hash)"/g)].map(([word]) => word),
      ).toEqual([])
      const index = JSON.parse(parts.get('indice.json') ?? '{}')
      expect(index.permanecemAposRemocao.length).toBeGreaterThan(2)
    })

    test('SEC-022 C-228 after the erasure nothing identifies the person but what is listed as kept', async () => {
      const answer = await administrator(contract.erasePerson, { body })
      expect(answer.statusCode, answer.body).toBe(200)
      const erasure = answer.json() as contract.Erasure
      const left = await findTexts(identifying)
      expect(left).toEqual(staysAfterErasure)
      const labels = new Set(erasure.kept.map(({ label }) => label))
      for (const column of left) {
        const [, rule] = personalColumns.find(([table]) => column.startsWith(`${table}.`)) ?? []
        expect(labels, column).toContain(rule?.label)
      }
      const markers = personalColumns.flatMap(([table, rule]) =>
        listColumns(rule, 'empty', 'blank').map((column) => toMarker(table, column)),
      )
      expect(await findTexts(markers)).toEqual([])
      const row = await planted.life.read(planted.rejected)
      expect(row).toMatchObject({ customer_name: 'Titular removido', customer_document: null, customer_id: null })
      expect(await planted.life.read(planted.budget)).toMatchObject({ customer_name: null, customer_type: null })
      expect(await planted.life.read(planted.delivered)).toMatchObject({
        customer_name: person.name,
        customer_document: person.cpf,
        customer_phone: null,
        charge_address_cep: toMarker('orders', 'charge_address_cep'),
      })
    })

    test('SEC-022 the account is closed, its sessions have ended, and the files wait to be removed', async () => {
      const { db } = planted.life
      const user = await db
        .selectFrom('app_user')
        .selectAll()
        .where('id', '=', planted.userId)
        .executeTakeFirstOrThrow()
      expect(user).toMatchObject({ name: 'Titular removido', active: false, password_hash: null, avatar: null })
      const open = await db
        .selectFrom('session_family')
        .select('id')
        .where('user_id', '=', planted.userId)
        .where('ended_at', 'is', null)
        .execute()
      expect(open).toEqual([])
      const alerts = db.selectFrom('product_alert').select('id').where('user_id', '=', planted.userId)
      expect(await alerts.execute()).toEqual([])
      const noted = (await db.selectFrom('leftover_file').select('key').execute()).map(({ key }) => key)
      expect(noted).toEqual(
        expect.arrayContaining([
          'avatars/marta.png',
          'sites/telhado.jpg',
          `orders/${planted.rejected}/documento.pdf`,
          `documents/${planted.rejected}-*`,
        ]),
      )
      expect(noted).not.toContain(`orders/${planted.delivered}/documento.pdf`)
    })

    test('SEC-022 SEC-009 export and erasure are audited and are security events, under a mask', async () => {
      const { db } = planted.life
      const events = await db.selectFrom('security_event').select('kind').orderBy('id').execute()
      expect(events.map((event) => event.kind)).toEqual(expect.arrayContaining(['person-exported', 'person-erased']))
      const entries = await db
        .selectFrom('audit_entry')
        .selectAll()
        .where('subject_kind', '=', 'person')
        .orderBy('id')
        .execute()
      expect(entries.map(({ action, subject_name }) => [action, subject_name])).toEqual([
        ['export', 'm***@titular.example'],
        ['remove', 'm***@titular.example'],
      ])
    })

    test('SEC-022 a second erasure finds nothing, by e-mail and by CPF', async () => {
      for (const subject of [person.email, person.cpf]) {
        const answer = await administrator(contract.erasePerson, { body: { subject } })
        expect([subject, answer.statusCode, answer.json().reason]).toEqual([subject, 404, 'nothingToErase'])
      }
      expect((await preview()).erase).toMatchObject({ allowed: false })
    })
  })

/** Columns whose planted value is an identifying one instead of a marker, or that take none. */
const unplanted = new Set([
  'app_user.avatar',
  'app_user.order_columns',
  'app_user.email',
  'app_user.updated_by',
  'customer.document',
  'customer.email',
  'customer.phone',
  'customer.phone_code',
  'company_invitation.email',
  'email_change.email_after',
  'homologation.holder_document',
  'homologation.postal_code',
  'order_charge.card_holder_document',
  'order_log.author',
  'orders.customer_document',
  'orders.customer_email',
  'orders.customer_id',
  'orders.customer_phone',
  'orders.delivery_address_id',
  'orders.fretefy_carrier_document',
  'orders.margin_reason',
  'person_export.subject',
  'proposal.customer_id',
  'site.customer_id',
  'site.email',
  'site.phone',
  'proposal_acceptance.document',
  'pgboss.job.data',
  'pgboss.job.source_output',
  'triangulation.customer_document',
])

/** The invoice's record, its files, and the lines of the logs. */
const staysAfterErasure = [
  'audit_entry.subject_name',
  'audit_entry.values_after',
  'audit_entry.values_before',
  'card_analysis_log.description',
  'order_charge.card_holder_document',
  'order_log.author',
  'order_log.description',
  'orders.customer_document',
  'orders.customer_name',
  'orders.search',
  ...['name', 'document', 'signer_document', 'email', 'address', 'user_agent'].map(
    (name) => `proposal_acceptance.${name}`,
  ),
  'security_event.call',
  'triangulation.customer_document',
  'triangulation.customer_name',
].toSorted()
