import type { Account } from './fill-product.ts'

export type Screen = {
  readonly name: string
  readonly account: Account
  readonly path: string
  readonly size?: 'desktop' | 'phone'
  readonly scheme?: 'light' | 'dark'
}

/** The six pictures of the README; `order` is the number of one of the integrator's orders. */
export const shownScreens = (order: number): readonly Screen[] => [
  { name: 'home', account: 'integrator', path: '/' },
  { name: 'wizard', account: 'integrator', path: '/monte-seu-gerador?passo=3' },
  { name: 'order-detail', account: 'integrator', path: `/pedidos/${order}` },
  { name: 'order-list-phone', account: 'commercial', path: '/pedidos', size: 'phone' },
  { name: 'administration', account: 'administrator', path: '/administracao/catalogo' },
  { name: 'dark-mode', account: 'integrator', path: '/sales', scheme: 'dark' },
]
