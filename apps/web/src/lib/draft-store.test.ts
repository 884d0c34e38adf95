import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fingerprint, hasSameShape, readDraft, removeUserDrafts, storeDraft } from './draft-store.ts'

const place = { userId: 7, form: 'customer', record: 'new' }
const draft = { base: 'b', values: { name: 'Casa Verde' } }

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('what is stored', () => {
  test('USE-002 a draft belongs to its user, its form and its record', () => {
    storeDraft(place, draft)
    expect(readDraft(place)).toMatchObject(draft)
    expect(readDraft({ ...place, userId: 8 })).toBeNull()
    expect(readDraft({ ...place, form: 'branch' })).toBeNull()
    expect(readDraft({ ...place, record: '12' })).toBeNull()
  })

  test('USE-002 a draft older than seven days is gone', () => {
    vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') })
    storeDraft(place, draft)
    vi.setSystemTime(new Date('2026-11-08T11:59:00Z'))
    expect(readDraft(place)).not.toBeNull()
    vi.setSystemTime(new Date('2026-11-08T12:01:00Z'))
    expect(readDraft(place)).toBeNull()
  })

  test('USE-002 a draft that is too long is not stored, and of many the oldest go', () => {
    storeDraft(place, { base: 'b', values: 'x'.repeat(60_001) })
    expect(readDraft(place)).toBeNull()
    vi.useFakeTimers({ now: Date.now() })
    for (let record = 0; record < 45; record += 1) {
      vi.advanceTimersByTime(1000)
      storeDraft({ ...place, record: String(record) }, draft)
    }
    expect(readDraft({ ...place, record: '4' })).toBeNull()
    expect(readDraft({ ...place, record: '5' })).not.toBeNull()
    expect(readDraft({ ...place, record: '44' })).not.toBeNull()
  })

  test('USE-002 signing out removes the drafts of that user, and a page still open stores none anew', () => {
    storeDraft(place, draft)
    storeDraft({ ...place, userId: 70 }, draft)
    removeUserDrafts(7)
    expect(readDraft(place)).toBeNull()
    expect(readDraft({ ...place, userId: 70 })).not.toBeNull()
    storeDraft(place, draft)
    expect(readDraft(place)).toBeNull()
  })

  test('USE-002 what something else wrote is no draft', () => {
    for (const text of ['{', 'null', '3', '{"at":1}', '[]', '{"at":"x","base":1,"values":{}}']) {
      localStorage.setItem('girassol-draft:7:customer:new', text)
      expect(readDraft(place)).toBeNull()
    }
  })
})

describe('the shape of a form', () => {
  const sample = { name: '', count: 0, isOn: true, roles: ['A'], seller: { value: '' }, free: null }

  test('USE-002 values of the same shape fit, also where a number or an object is empty', () => {
    expect(hasSameShape({ name: 'x', count: 2, isOn: false, roles: [], seller: { value: '3' }, free: 1 }, sample)).toBe(
      true,
    )
    expect(hasSameShape({ name: 'x', count: null, isOn: false, roles: ['B'], seller: null }, sample)).toBe(true)
  })

  test('USE-002 values of an older release do not fit', () => {
    const good = { name: 'x', count: 2, isOn: false, roles: [], seller: null, free: null }
    expect(hasSameShape(null, [sample])).toBe(false)
    expect(hasSameShape('text', sample)).toBe(false)
    expect(hasSameShape({ ...good, name: null }, sample)).toBe(false)
    expect(hasSameShape({ ...good, name: undefined }, sample)).toBe(false)
    expect(hasSameShape({ ...good, roles: 'A' }, sample)).toBe(false)
    expect(hasSameShape({ ...good, roles: [1] }, sample)).toBe(false)
    expect(hasSameShape({ ...good, seller: { value: 3 } }, sample)).toBe(false)
  })

  test('USE-002 other values have another fingerprint', () => {
    expect(fingerprint({ a: 1 })).toBe(fingerprint({ a: 1 }))
    expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: 2 }))
  })
})
