import { describe, expect, test } from 'vitest'
import {
  documentFileSentences,
  findDocumentFileProblem,
  findVoucherFileProblem,
  hasDocumentNamed,
  mostAttachmentBytes,
  shownFilename,
  voucherFileSentences,
} from './attachment-file.ts'

test.each([
  ['abc_recibo.pdf', 'recibo.pdf'],
  ['abc_recibo_final.pdf', 'recibo_final.pdf'],
  ['_recibo.pdf', 'recibo.pdf'],
  ['recibo.pdf', 'recibo.pdf'],
  ['recibo_', 'recibo_'],
])('VOU-018 %s is shown as %s', (filename, shown) => expect(shownFilename(filename)).toBe(shown))

describe('the file of a voucher', () => {
  test.each([
    ['application/pdf', mostAttachmentBytes, null],
    ['image/png', 1, null],
    ['image/jpeg', 1, null],
    ['application/pdf', mostAttachmentBytes + 1, 'fileTooLarge'],
    ['application/zip', 1, 'fileOfOtherType'],
    ['image/webp', 1, 'fileOfOtherType'],
    [null, 1, 'fileOfOtherType'],
    [null, 0, 'fileMissing'],
  ] as const)('VOU-026 VOU-028 C-73 %s of %i bytes: %s', (contentType, bytes, problem) => {
    expect(findVoucherFileProblem({ contentType, bytes })).toBe(problem)
  })

  test('VOU-026 VOU-028 is refused in the quoted words', () => {
    expect(mostAttachmentBytes).toBe(5 * 1024 * 1024)
    expect(voucherFileSentences.fileTooLarge).toBe('Arquivos com mais de 5Mb não são permitidos')
    expect(voucherFileSentences.fileMissing).toBe('O arquivo é obrigatório para a criação de um comprovante')
  })
})

describe('the file of a document', () => {
  test.each([
    ['application/pdf', mostAttachmentBytes, null],
    ['image/png', 1, null],
    ['image/jpeg', 1, null],
    ['application/pdf', mostAttachmentBytes + 1, 'badFile'],
    ['application/zip', 1, 'badFile'],
    [null, 0, 'badFile'],
  ] as const)('VOU-029 %s of %i bytes: %s', (contentType, bytes, problem) => {
    expect(findDocumentFileProblem({ contentType, bytes })).toBe(problem)
  })

  test('VOU-029 VOU-030 the same name is a duplicate, and both refusals have the quoted words', () => {
    expect(hasDocumentNamed('planta.pdf', ['planta.pdf'])).toBe(true)
    expect(hasDocumentNamed('planta.pdf', ['planta.png', 'conta.pdf'])).toBe(false)
    expect(documentFileSentences).toEqual({
      badFile: 'Arquivo muito grande ou formato incorreto',
      duplicateName: 'Não é possível adicionar um mesmo arquivo duas vezes',
    })
  })
})
