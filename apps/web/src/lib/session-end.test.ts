import { describe, expect, test, vi } from 'vitest'
import { sellerScope } from './seller-scope.ts'
import { afterLogin, endSession, forgetSession, isSessionEnding, loginUrl } from './session-end.ts'
import { listVisitedScreens, rememberVisit } from './visited-screens.ts'

const origin = 'https://girassol.test'
/** The page is shown; `persisted` when the browser restores it from its memory. */
const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
const toSearch = (next: string) => `?next=${encodeURIComponent(next)}`

describe('leaving and coming back', () => {
  test('C-01 the login page remembers the requested page, except the home', () => {
    expect(loginUrl({ pathname: '/pedidos', search: '?q=1' })).toBe('/login?next=%2Fpedidos%3Fq%3D1')
    expect(loginUrl({ pathname: '/', search: '' })).toBe('/login')
  })

  test('C-09 the login page shows why a session was refused', () => {
    expect(loginUrl({ pathname: '/', search: '' }, 'cadastro')).toBe('/login?motivo=cadastro')
  })

  test('C-01 after login the originally requested page opens', () => {
    expect(afterLogin(toSearch('/pedidos/10482?aba=logs'), origin)).toBe('/pedidos/10482?aba=logs')
    expect(afterLogin('', origin)).toBe('/')
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'evil',
  ])('C-01 %j leads home, not to another site', (next) => {
    expect(afterLogin(toSearch(next), origin)).toBe('/')
  })

  test('C-01 the login page does not lead to itself', () => {
    expect(afterLogin(toSearch('/login?next=/login'), origin)).toBe('/')
  })

  test('AUTH-007 the chosen integrator, the visited screens and the session storage are forgotten', () => {
    sellerScope.set('INT001')
    rememberVisit('/pedidos')
    sessionStorage.setItem('draft', '1')
    forgetSession()
    expect(sellerScope.get()).toBeUndefined()
    expect(localStorage.getItem('girassol-seller')).toBeNull()
    expect(listVisitedScreens()).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })

  test('C-09 a session that ends while its page is still loading ends once, with its reason; a restored page may end again', () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise(() => undefined)),
    )
    const first = endSession('/login?motivo=cadastro')
    window.dispatchEvent(shown(false))
    expect(isSessionEnding()).toBe(true)
    expect(endSession()).toBe(first)
    window.dispatchEvent(shown(true))
    expect(isSessionEnding()).toBe(false)
  })
})
