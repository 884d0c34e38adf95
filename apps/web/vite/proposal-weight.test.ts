import { describe, expect, it } from 'vitest'
import { judgeProposal } from './proposal-weight.ts'

const html = `<script type="module" src="/assets/proposal.js"></script>
<link rel="modulepreload" href="/assets/base.js"><link rel="stylesheet" href="/assets/proposal.css">`

describe('the weight of the page of a proposal', () => {
  it('PROP-011 all its scripts together may have 90 kB after brotli', () => {
    const weigh = (own: number) =>
      judgeProposal(
        html,
        new Map([
          ['assets/proposal.js', own],
          ['assets/base.js', 60_000],
          ['assets/app.js', 90_000],
        ]),
      )
    expect(weigh(30_000)).toEqual([])
    expect(weigh(30_001)).toEqual(['proposal.html: scriptKb 91, at most 90'])
  })

  it('PROP-011 a page without scripts is a line, because nothing was measured', () => {
    expect(judgeProposal('', new Map())).toEqual(['proposal.html: no script of the build'])
  })
})
