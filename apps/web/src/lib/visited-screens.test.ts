import { expect, test } from 'vitest'
import { forgetVisits, listVisitedScreens, rememberVisit } from './visited-screens.ts'

test('AUTH-007 the screens of the last ten visits are remembered until the session ends, the newest first', () => {
  for (const screen of ['/', '/pedidos', '/pedidos/$id', '/pedidos']) rememberVisit(screen)
  expect(listVisitedScreens()).toEqual(['/pedidos', '/pedidos/$id', '/'])
  for (let visit = 0; visit < 9; visit += 1) rememberVisit('/orcamentos')
  expect(listVisitedScreens()).toEqual(['/orcamentos', '/pedidos'])
  forgetVisits()
  expect(listVisitedScreens()).toEqual([])
})

test('AUTH-007 an entry that is not ours is ignored and replaced', () => {
  for (const entry of ['{', '7', '{"a":1}', '[1,null]']) {
    localStorage.setItem('girassol-visited', entry)
    expect(listVisitedScreens(), entry).toEqual([])
    rememberVisit('/pedidos')
    expect(listVisitedScreens(), entry).toEqual(['/pedidos'])
  }
})
