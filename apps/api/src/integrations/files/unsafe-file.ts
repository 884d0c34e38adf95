/** Why a file is not stored, with the sentence for the user (SEC-015, C-225). */
export const fileFaults = {
  pictureUnreadable: 'A imagem está incompleta ou usa um formato raro. Salve-a de novo como PNG ou JPEG.',
  pictureTooManyPixels: 'A imagem tem mais de 40 milhões de pixels. Reduza-a e envie de novo.',
  pdfUnreadable: 'O PDF está incompleto ou danificado. Gere-o de novo e envie outra vez.',
  pdfLocked: 'O PDF pede uma senha para abrir. Salve-o sem senha e envie de novo.',
  pdfWithScript: 'O PDF contém um programa (JavaScript). Imprima-o como PDF e envie a cópia.',
  pdfWithLaunch: 'O PDF manda abrir outro programa. Imprima-o como PDF e envie a cópia.',
  pdfWithFile: 'O PDF contém outro arquivo dentro dele. Imprima-o como PDF e envie a cópia.',
  pdfTooComplex: 'O PDF é complexo demais para ser conferido. Imprima-o como PDF e envie a cópia.',
} as const
export type FileFault = keyof typeof fileFaults

/** A file that could harm whoever opens it, or that cannot be read; nothing of it is stored. */
export class UnsafeFile extends Error {
  override name = 'UnsafeFile'
  readonly fault: FileFault

  constructor(fault: FileFault, cause?: unknown) {
    super(fileFaults[fault], { cause })
    this.fault = fault
  }
}

/** Too many files wait for their check, or the server is too busy to begin with one; a later try may succeed. */
export class FileCheckBusy extends Error {
  override name = 'FileCheckBusy'
  constructor(cause: unknown) {
    super('files cannot be checked now', { cause })
  }
}
