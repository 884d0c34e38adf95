import { describe, expect, it } from 'vitest'
import { listPreloads, screensIn } from './screen-preloads.ts'

const source = `
  { path: '/', screen: lazyRouteComponent(() => import('./features/dashboard/home-screen.tsx'), 'HomeScreen') },
  {
    path: '/pedidos/$id',
    screen: lazyRouteComponent(() => import('./features/orders/order-screen.tsx'), 'OrderScreen'),
  },
`
type Given = { readonly module?: string; readonly imports?: string[]; readonly css?: string[] }

const chunk = (fileName: string, { module, imports = [], css = [] }: Given) => ({
  fileName,
  facadeModuleId: module === 'index.html' ? '/x/apps/web/index.html' : null,
  imports,
  moduleIds: module === undefined ? [] : [`/x/apps/web/${module}`],
  isEntry: module === 'index.html',
  viteMetadata: { importedCss: new Set(css) },
})

describe('what the page of a screen names', () => {
  it('is found in the table of routes', () => {
    expect(screensIn(source)).toEqual([
      ['/', 'features/dashboard/home-screen.tsx'],
      ['/pedidos/$id', 'features/orders/order-screen.tsx'],
    ])
  })

  it('is the screen, what it imports and its styles, without what the application has anyway', () => {
    const chunks = [
      chunk('index.js', { module: 'index.html', imports: ['react.js'] }),
      chunk('react.js', {}),
      chunk('home.js', {
        module: 'src/features/dashboard/home-screen.tsx',
        imports: ['react.js', 'card.js'],
        css: ['home.css'],
      }),
      chunk('card.js', { imports: ['react.js'], css: ['card.css'] }),
      chunk('order.js', { module: 'src/features/orders/order-screen.tsx', imports: ['index.js'] }),
    ]
    expect(listPreloads(source, chunks)).toEqual({
      '/': ['home.js', 'home.css', 'card.js', 'card.css'],
      '/pedidos/$id': ['order.js'],
    })
  })
})
