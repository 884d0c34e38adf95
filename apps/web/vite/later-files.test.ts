import { expect, it } from 'vitest'
import { listApplicationFiles } from './later-files.ts'

it('the files of the application and its first screen are listed once each', () => {
  const html = '<script src="/assets/app.js"></script><link href="/assets/app.css"><link href="/mark.svg">'
  const preloads = JSON.stringify({
    '/': { files: ['assets/home.js', 'assets/app.css'] },
    '/pedidos': { files: ['a.js'] },
  })
  expect(listApplicationFiles(html, preloads)).toEqual(['/assets/app.js', '/assets/app.css', '/assets/home.js'])
})
