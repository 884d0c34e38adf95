import { expect, test } from 'vitest'
import { parseLibraryLink, toLibraryLink } from './library-link.ts'

test('STORE-039 the second and third segments of a link are the parameters of the download', () => {
  expect(parseLibraryLink('/library/10010005/manual.pdf')).toEqual({ folder: '10010005', file: 'manual.pdf' })
  expect(parseLibraryLink('library/a/b')).toEqual({ folder: 'a', file: 'b' })
  expect(parseLibraryLink('/library/a/b?versao=2#pagina')).toEqual({ folder: 'a', file: 'b' })
})

test('STORE-039 folder and file are the same after they were written to a link and read again', () => {
  const file = { folder: '10.10/05', file: 'guia rápido?.pdf' }
  expect(toLibraryLink(file)).toBe('/library/10.10%2F05/guia%20r%C3%A1pido%3F.pdf')
  expect(parseLibraryLink(toLibraryLink(file))).toEqual(file)
})

test.each(['', '/', '/library', '/library/a', '/library/a/', '/library/a/b/c', '/banner/a/b', '/library/a/%E0%A4%A'])(
  'STORE-039 %j leads to no file',
  (link) => {
    expect(parseLibraryLink(link)).toBeNull()
  },
)
