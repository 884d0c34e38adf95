import { describe, expect, test } from 'vitest'
import {
  canAddNote,
  canAddPhoto,
  canAddTask,
  canEditNote,
  canMoveSite,
  canOpenSite,
  canRemoveNote,
  canRemoveSite,
  findNoteEnd,
  opensSite,
} from './site-rules.ts'
import { siteStageNames } from './site-stages.ts'
import { isReminderTime, isTaskLate } from './site-tasks.ts'

const allowed = { allowed: true }
const refusedAs = (refusal: string) => ({ allowed: false, refusal })

describe('the rules of a site', () => {
  test('SITE-004 people move a site to every other stage, unless it is archived', () => {
    for (const from of siteStageNames) {
      for (const to of siteStageNames) {
        expect(canMoveSite({ from, to, isArchived: false })).toEqual(from === to ? refusedAs('sameStage') : allowed)
      }
    }
    expect(canMoveSite({ from: 'LEAD', to: 'VISIT', isArchived: true })).toEqual(refusedAs('siteArchived'))
  })

  test('C-175 5,000 sites are open at most; what returns to the work counts again', () => {
    expect(canOpenSite({ open: 4999 })).toEqual(allowed)
    expect(canOpenSite({ open: 5000 })).toEqual(refusedAs('tooManySites'))
    const open = { stage: 'LEAD', isArchived: false } as const
    const lost = { stage: 'LOST', isArchived: false } as const
    expect([opensSite(lost, open), opensSite({ ...open, isArchived: true }, open)]).toEqual([true, true])
    expect([opensSite(open, lost), opensSite(open, { ...open, stage: 'VISIT' })]).toEqual([false, false])
  })

  test('C-175 a site with links is not removed', () => {
    expect(canRemoveSite({ hasLinks: false })).toEqual(allowed)
    expect(canRemoveSite({ hasLinks: true })).toEqual(refusedAs('siteHasLinks'))
  })

  test('SITE-011 a note changes for 15 minutes and by its author alone', () => {
    const note = { createdAt: '2026-11-25T12:00:00.000Z', isAuthor: true, isRemoved: false }
    expect(findNoteEnd(note.createdAt)).toBe('2026-11-25T12:15:00.000Z')
    expect(canEditNote(note, '2026-11-25T12:14:59.999Z')).toEqual(allowed)
    expect(canEditNote(note, '2026-11-25T12:15:00.000Z')).toEqual(refusedAs('noteTooOld'))
    expect(canEditNote({ ...note, isAuthor: false }, note.createdAt)).toEqual(refusedAs('notTheAuthor'))
    expect(canEditNote({ ...note, isRemoved: true }, note.createdAt)).toEqual(refusedAs('noteRemoved'))
  })

  test('SITE-011 a note is removed by its author or an administrator of the company, once', () => {
    const facts = { isAuthor: false, isRemoved: false, isAdministrator: false }
    expect(canRemoveNote(facts)).toEqual(refusedAs('notTheAuthorNorAdministrator'))
    expect(canRemoveNote({ ...facts, isAuthor: true })).toEqual(allowed)
    expect(canRemoveNote({ ...facts, isAdministrator: true })).toEqual(allowed)
    expect(canRemoveNote({ ...facts, isAuthor: true, isRemoved: true })).toEqual(refusedAs('noteRemoved'))
  })

  test('C-175 a site has at most 200 notes and 40 photos; 200 tasks are open at most', () => {
    expect([canAddNote({ notes: 199 }), canAddNote({ notes: 200 })]).toEqual([allowed, refusedAs('tooManyNotes')])
    expect([canAddPhoto({ photos: 39 }), canAddPhoto({ photos: 40 })]).toEqual([allowed, refusedAs('tooManyPhotos')])
    expect([canAddTask({ openTasks: 199 }), canAddTask({ openTasks: 200 })]).toEqual([
      allowed,
      refusedAs('tooManyTasks'),
    ])
  })

  test('SITE-010 reminders are sent from 08:00 in São Paulo', () => {
    expect(isReminderTime('2026-11-25T10:59:59.999Z')).toBe(false)
    expect(isReminderTime('2026-11-25T11:00:00.000Z')).toBe(true)
    expect(isReminderTime('2026-11-26T02:59:59.000Z')).toBe(true)
    expect(isReminderTime('2026-11-26T03:00:00.000Z')).toBe(false)
  })

  test('SITE-010 a task is late from midnight in São Paulo after its day, until it is done', () => {
    const task = { dueOn: '2026-11-24', doneAt: null }
    expect(isTaskLate(task, '2026-11-25T02:59:59.000Z')).toBe(false)
    expect(isTaskLate(task, '2026-11-25T03:00:00.000Z')).toBe(true)
    expect(isTaskLate({ ...task, doneAt: '2026-11-25T12:00:00.000Z' }, '2026-11-26T12:00:00.000Z')).toBe(false)
  })
})
