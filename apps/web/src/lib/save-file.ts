/** Long enough for the browser to begin writing. */
const revokeAfterMs = 60_000

/** Hands bytes to the person as a file of this name, as a link with `download` does. */
export const saveFile = (bytes: Blob, name: string) => {
  const address = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs)
}
