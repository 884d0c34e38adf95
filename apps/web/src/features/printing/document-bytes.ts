const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

export const pdfOf = (base64: string): Blob => new Blob([bytesOf(base64)], { type: 'application/pdf' })

export const xmlOf = (base64: string): Blob => new Blob([bytesOf(base64)], { type: 'application/xml' })
