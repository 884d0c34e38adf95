import * as records from '@girassol/contract/site-records'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { noon } from '../../cart/test-shop.ts'
import { openSiteDesk, type SiteDesk } from '../test-sites.ts'

describe.each(testedDatabases)('notes on %s', (kind) => {
  let desk: SiteDesk
  let other: Caller
  let contributor: Caller
  let id: number

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
    contributor = await desk.as('contributor@girassol.demo')
    id = (await desk.site()).id
  })
  afterAll(() => desk.close())
  beforeEach(() => desk.setNow(noon))

  const edit = (noteId: number, body: { text: string; version: number }, call: Caller = desk.integrator) =>
    call(records.editNote, { params: { id, noteId }, body })
  const remove = (noteId: number, call: Caller = desk.integrator) =>
    call(records.removeNote, { params: { id, noteId } })

  test('SITE-011 a note has 1 to 2,000 characters, its author and its instant', async () => {
    expect(await desk.addNote(id, 'x'.repeat(2000))).toMatchObject({
      author: 'Marina Alves',
      createdAt: noon,
      editedAt: null,
      editableUntil: '2026-11-23T15:15:00.000Z',
      actions: { edit: { allowed: true }, remove: { allowed: true } },
    })
    for (const text of ['', '   ', 'x'.repeat(2001)]) {
      const answer = await desk.integrator(records.addNote, { params: { id }, body: { text } })
      expect(answer.statusCode).toBe(400)
    }
  })

  test('SITE-011 its author changes it in minute 14, and not in minute 16; a stranger never', async () => {
    const note = await desk.addNote(id, 'Portão azul')
    desk.setNow('2026-11-23T15:14:00.000Z')
    const changed = await edit(note.id, { text: 'Portão verde', version: 1 })
    expect(changed.json()).toMatchObject({ text: 'Portão verde', editedAt: '2026-11-23T15:14:00.000Z', version: 2 })
    expect((await edit(note.id, { text: 'x', version: 1 })).json()).toMatchObject({ reason: 'changedMeanwhile' })
    expect((await edit(note.id, { text: 'x', version: 2 }, contributor)).json()).toMatchObject({
      statusCode: 409,
      reason: 'notTheAuthor',
    })
    expect((await edit(note.id, { text: 'x', version: 2 }, other)).statusCode).toBe(404)
    desk.setNow('2026-11-23T15:16:00.000Z')
    expect((await edit(note.id, { text: 'x', version: 2 })).json()).toMatchObject({
      statusCode: 409,
      reason: 'noteTooOld',
    })
    const { entries } = await desk.readTimeline(id, { kinds: 'NOTE' })
    expect(entries.find((entry) => entry.note?.id === note.id)).toMatchObject({
      detail: 'Portão verde',
      author: 'Marina Alves',
      note: { actions: { edit: { allowed: false } } },
    })
  })

  test('SITE-011 author and company administrator remove it; Nota removida remains, and the text is gone', async () => {
    const own = await desk.addNote(id, 'Meu recado', contributor)
    const mine = await desk.addNote(id, 'Recado da dona')
    expect((await remove(mine.id, contributor)).json()).toMatchObject({
      statusCode: 409,
      reason: 'notTheAuthorNorAdministrator',
    })
    expect((await remove(own.id, other)).statusCode).toBe(404)
    expect((await remove(own.id)).json()).toMatchObject({ text: 'Nota removida', isRemoved: true })
    expect((await remove(mine.id)).json()).toMatchObject({ text: 'Nota removida' })
    expect((await remove(mine.id)).json()).toMatchObject({ statusCode: 409, reason: 'noteRemoved' })
    expect((await edit(mine.id, { text: 'x', version: 2 })).json()).toMatchObject({ reason: 'noteRemoved' })
    const { entries } = await desk.readTimeline(id, { kinds: 'NOTE' })
    expect(entries.find((entry) => entry.note?.id === own.id)).toMatchObject({ title: 'Nota removida', detail: null })
    expect(JSON.stringify(entries)).not.toMatch(/recado/i)
    const stored = await desk.db.selectFrom('site_note').select('text').where('id', 'in', [own.id, mine.id]).execute()
    expect(stored).toEqual([{ text: '' }, { text: '' }])
  })

  test('SITE-011 C-175 a site takes 200 notes', async () => {
    const site = await desk.site()
    const author_id = await desk.userId('integrator@girassol.demo')
    const row = { site_id: site.id, text: 'Nota', author_id, created_at: noon }
    await desk.db
      .insertInto('site_note')
      .values(Array.from({ length: 199 }, () => row))
      .execute()
    const add = () => desk.integrator(records.addNote, { params: { id: site.id }, body: { text: 'Mais uma' } })
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })
})
