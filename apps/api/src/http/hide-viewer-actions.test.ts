import { viewerSentence } from '@girassol/domain/access'
import { expect, test } from 'vitest'
import { hideViewerActions } from './hide-viewer-actions.ts'

const page = {
  data: [{ id: 7, actions: { cancel: { allowed: true }, print: { allowed: true } } }],
  total: 1,
  files: null,
}

test('COMP-002 a VIEWER gets records without the actions that change something, also in lists', () => {
  const hidden = { allowed: false, reason: viewerSentence, hidden: true }
  expect(hideViewerActions(page, { companyRole: 'VIEWER' })).toEqual({
    ...page,
    data: [{ id: 7, actions: { cancel: hidden, print: { allowed: true } } }],
  })
})

test.each([{ companyRole: 'BUYER' }, { companyRole: null }, null] as const)(
  'COMP-002 %o gets the response as it is',
  (reader) => {
    expect(hideViewerActions(page, reader)).toBe(page)
  },
)
