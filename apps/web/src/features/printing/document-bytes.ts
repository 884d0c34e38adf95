const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

export const toPdf = (base64: string): Blob => new Blob([decodeBase64(base64)], { type: 'application/pdf' })

export const toXml = (base64: string): Blob => new Blob([decodeBase64(base64)], { type: 'application/xml' })
