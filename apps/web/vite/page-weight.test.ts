import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageLimits } from './page-limits.ts'
import { filesIn, judgePages } from './page-weight.ts'
import { screensIn } from './screen-preloads.ts'

const html = `<link rel="icon" href="/mark.svg"><script type="module" src="/assets/app.js"></script>
<link rel="modulepreload" href="/assets/base.js"><link rel="stylesheet" href="/assets/app.css">`

const sizes = new Map([
  ['assets/app.js', 60_000],
  ['assets/base.js', 40_000],
  ['assets/app.css', 30_000],
  ['assets/home.js', 10_000],
])
const preloads = { '/': { files: ['assets/home.js', 'assets/base.js', 'assets/text.woff2'] } }
const limit = { files: 5, scriptKb: 110, styleKb: 30 }
const judge = (limits: Readonly<Record<string, typeof limit>>) => judgePages({ html, preloads, limits }, sizes)

describe('the weight of a page', () => {
  it('counts the scripts, styles and fonts of the page and of its screen, each once', () => {
    expect(filesIn(html)).toEqual(['assets/app.js', 'assets/base.js', 'assets/app.css'])
    expect(judge({ '/': limit })).toEqual([])
  })

  it.each([
    [{ ...limit, files: 4 }, '/: files 5, at most 4'],
    [{ ...limit, scriptKb: 109 }, '/: scriptKb 110, at most 109'],
    [{ ...limit, styleKb: 29 }, '/: styleKb 30, at most 29'],
  ])('a value above its limit is a line: %#', (strict, line) => {
    expect(judge({ '/': strict })).toEqual([line])
  })

  it('a limit for a screen that does not exist is a line', () => {
    expect(judge({ '/nada': limit })).toEqual(['/nada: no screen of the application'])
  })

  it('limits are set for screens of the application', () => {
    const routes = readFileSync(join(import.meta.dirname, '../src/routes.tsx'), 'utf8')
    const paths = screensIn(routes).map(([path]) => path)
    expect(paths).toEqual(expect.arrayContaining(Object.keys(pageLimits)))
  })
})
