type PdfParts = {
  /** Entries of the catalogue, like '/OpenAction 4 0 R'. */
  readonly catalogue?: string
  /** Further objects, numbered from 4. */
  readonly objects?: readonly string[]
  /** What the page shows; other words are other bytes. */
  readonly words?: string
}

/** A whole PDF of one page, one character for each byte. */
export const aPdf = ({ catalogue = '', objects = [], words = 'Comprovante' }: PdfParts = {}): string => {
  const drawing = `BT 40 700 Td (${words}) Tj ET`
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents ${objects.length + 4} 0 R >>`,
    ...objects,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ]
  const starts: number[] = []
  const body = bodies.reduce((text, object, at) => {
    starts.push(text.length)
    return `${text}${at + 1} 0 obj\n${object}\nendobj\n`
  }, '%PDF-1.7\n')
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${entries.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const end = `trailer\n<< /Size ${entries.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return `${body}${table}${end}`
}

/** The smallest PNG: one pixel. In base64. */
export const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
