import { describe, expect, it } from 'vitest'
import { judgeDocument } from './document-weight.ts'

const html = `<script type="module">render()</script><style>p { margin: 0 }</style>
<link rel="preload" href="/assets/geist.woff2" as="font">`

describe('the weight of a document', () => {
  it('PROP-011 a document with its scripts and styles has a limit after brotli', () => {
    expect(judgeDocument(html, 60_000, 60)).toEqual([])
    expect(judgeDocument(html, 60_001, 60)).toEqual(['61 kB, at most 60'])
  })

  it('PROP-011 a script or a style in a file of its own would cost another round trip', () => {
    const files = '<script type="module" src="/assets/a.js"></script><link rel="stylesheet" href="/assets/a.css">'
    expect(judgeDocument(html + files, 1000, 60)).toHaveLength(2)
  })

  it('PROP-011 a page without scripts is a line, because nothing was measured', () => {
    expect(judgeDocument('', 0, 60)).toEqual(['no script of the build'])
  })
})
